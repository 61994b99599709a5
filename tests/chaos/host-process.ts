import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { attachToRunningServer } from '../../apps/server/src/db/embedded/attach.ts'
import { clusterIn } from '../../apps/server/src/db/embedded/place.ts'
import { parsePidFile, readPidFile } from '../../apps/server/src/db/embedded/postmaster-pid.ts'
import { poolOfEmbedded } from '../../apps/server/src/db/pool.ts'

export type Identity = { readonly uid: number; readonly gid: number }

/** An ordinary user that every Unix has. */
export const nobody: Identity = { uid: 65_534, gid: 65_534 }

export type Host = {
  readonly process: ChildProcess
  /** The ids of the rows that the database said it has. */
  readonly acknowledged: Set<string>
  /** The notice of the start. Rejects with what the host wrote when it ends instead. */
  readonly ready: Promise<string>
  readonly ended: Promise<{ code: number | null; errors: string }>
  /** Ends it at once, without a chance to clean up. */
  readonly kill: () => Promise<void>
}

const repository = fileURLToPath(new URL('../..', import.meta.url))
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

export function startHost(options: {
  readonly dataDir: string
  readonly task?: 'write'
  readonly identity?: Identity | undefined
  readonly clone?: string
}): Host {
  const { dataDir, task, identity, clone = repository } = options
  const program = join(clone, 'tests/support/database-host.ts')
  const child = spawn(process.execPath, [program, dataDir, ...(task === undefined ? [] : [task])], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  })
  const acknowledged = new Set<string>()
  const errors: string[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, errors: errors.join('') }))
  const ready = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [word, rest = ''] = line.split(/ (.*)/s)
      if (word === 'ack') acknowledged.add(rest)
      if (word === 'ready') resolve(rest)
    })
    void ended.then((end) => reject(new Error(`The host ended with ${end.code}:\n${end.errors}`)))
  })
  ready.catch(() => undefined)
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { process: child, acknowledged, ready, ended, kill }
}

export async function readPostmasterPid(home: string): Promise<number> {
  const named = parsePidFile((await readPidFile(clusterIn(home))) ?? '')
  if (named === undefined) throw new Error(`No postmaster is named in ${home}`)
  return named.pid
}

/** The rows among the given ones that the running database of a folder does not have. */
export async function findMissing(dataDir: string, expected: Iterable<string>): Promise<string[]> {
  // Taken now: a host that goes on writing adds to them.
  const ids = [...expected]
  const pool = poolOfEmbedded(await attachToRunningServer(dataDir), quiet)
  try {
    const { rows } = await pool.query<{ id: string }>('select id from chaos_rows')
    const present = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !present.has(id))
  } finally {
    await pool.end()
  }
}
