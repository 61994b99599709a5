import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostmasters } from '../../apps/server/src/db/embedded/processes.ts'
import { childEnvironment } from './env.ts'
import { freePort } from './free-port.ts'
import { makeScratchFolder } from './scratch-folder.ts'

const mainFile = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

export type SheafProcess = {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** All that it has written to its log so far. */
  readonly output: () => string
  /** Ends it and keeps its folder. */
  readonly end: () => Promise<void>
  /** With its database, as a power cut would. Keeps its folder. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The real server in a process of its own, on a scratch folder and a free port. `path` is its base path. */
export async function startSheaf(
  path = '',
  more: Readonly<Record<string, string>> = {},
): Promise<SheafProcess> {
  const folder = await makeScratchFolder()
  const port = await freePort()
  const url = `http://localhost:${port}${path}`
  const own = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'warn',
    RATES_URL: 'off',
  }
  const settings = { ...own, ...more }
  const child = spawn(process.execPath, [mainFile], { env: childEnvironment(settings) })
  const output = collect(child)
  await ready(child, output)
  const endBy = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const end = () => endBy('SIGTERM')
  return {
    url,
    dataDir: settings.DATA_DIR,
    pid: child.pid ?? 0,
    output: () => output.text,
    end,
    async kill() {
      await endBy('SIGKILL')
      // A database that it shares goes on.
      if (more.DATABASE_URL !== undefined) return
      const cluster = join(settings.DATA_DIR, 'db/cluster')
      for (const postmaster of await findPostmasters(cluster)) process.kill(postmaster, 'SIGKILL')
    },
    async stop() {
      await end()
      await folder.remove()
    },
  }
}

function collect(child: ChildProcess): { text: string } {
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output.text += String(chunk)
    })
  }
  return output
}

async function ready(child: ChildProcess, output: { text: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output.text.includes('is ready on')) resolve()
    })
    child.once('exit', (code) => {
      reject(new Error(`Sheaf ended with ${code} before it was ready:\n${output.text}`))
    })
  })
}
