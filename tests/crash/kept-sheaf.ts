import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { attachToRunningServer } from '../../apps/server/src/db/embedded/attach.ts'
import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import { startEmbeddedServer } from '../../apps/server/src/db/embedded/embedded-server.ts'
import { findPostmasters, viewProcess } from '../../apps/server/src/db/embedded/processes.ts'
import { poolOfEmbedded, poolOfUrl } from '../../apps/server/src/db/pool.ts'
import * as schema from '../../apps/server/src/db/schema.ts'
import { childEnvironment } from '../support/env.ts'
import { freePort } from '../support/free-port.ts'
import { silentLog, urlOfDatabase, urlOfServer, withServer } from '../support/postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

export type Engine = 'embedded' | 'external'

/** What is killed: the server; its database; what draws for it; all of them, as in a power cut; or the server while it starts. */
export const deaths = ['server', 'everything', 'workers', 'start', 'database'] as const
export type Death = (typeof deaths)[number]

export type KeptSheaf = Awaited<ReturnType<typeof startKept>>

const root = fileURLToPath(new URL('../..', import.meta.url))
const patienceMs = 90_000

/** Sheaf as `npm start` runs it, with a database of its own or one elsewhere. Nothing here starts it a second time. */
export async function startKept(engine: Engine) {
  const folder = await makeScratchFolder()
  const dataDir = join(folder.path, 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const outside =
    engine === 'external' ? await startOutside(join(folder.path, 'outside')) : undefined
  const cluster = join(outside?.dataDir ?? dataDir, 'db/cluster')
  const settings = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, RATES_URL: 'off' }
  const more = { TRUST_PROXY: 'on', LOG_LEVEL: 'fatal', ...outside?.settings }
  const start = ['scripts/bootstrap.mjs', '--keep', 'scripts/start.ts']
  const keeper = spawn(process.execPath, start, {
    cwd: root,
    env: childEnvironment({ ...settings, ...more }),
    stdio: 'ignore',
  })
  const isKept = () => keeper.exitCode === null && keeper.signalCode === null

  async function untilReady(): Promise<void> {
    const deadline = performance.now() + patienceMs
    while (!(await isReady(url))) {
      if (performance.now() > deadline || !isKept()) throw new Error('Sheaf did not come back')
      await pause(50)
    }
  }

  async function serverPid(): Promise<number> {
    const [pid] = await childrenOf(keeper.pid ?? 0)
    if (pid === undefined) throw new Error('There is no server to kill')
    return pid
  }

  const kill: Readonly<Record<Death, () => Promise<void>>> = {
    server: async () => strike([await serverPid()]),
    workers: async () => strike(await workersOf(await serverPid())),
    database: async () => strike(await findPostmasters(cluster)),
    async everything() {
      const server = await serverPid()
      strike([server, ...(await workersOf(server)), ...(await findPostmasters(cluster))])
    },
    async start() {
      const killed = await serverPid()
      strike([killed])
      while ((await childrenOf(keeper.pid ?? 0)).every((pid) => pid === killed)) await pause(5)
      await pause(Math.random() * 2_000)
      strike([await serverPid()])
    },
  }

  return {
    url,
    untilReady,
    kill,
    async withOrm<T>(work: (orm: Orm) => Promise<T>): Promise<T> {
      const pool =
        outside === undefined
          ? poolOfEmbedded(await attachToRunningServer(dataDir), silentLog)
          : poolOfUrl(outside.settings.DATABASE_URL, silentLog)
      try {
        return await work(drizzle(pool, { schema }))
      } finally {
        await pool.end()
      }
    },
    async stop() {
      if (isKept()) {
        keeper.kill('SIGTERM')
        await once(keeper, 'exit')
      }
      await outside?.stop()
      await folder.remove()
    },
  }
}

/** A PostgreSQL that Sheaf knows by its address only, and that comes back by itself as one of a service manager does. */
async function startOutside(dataDir: string) {
  const server = await startEmbeddedServer({ dataDir, log: silentLog })
  const serverUrl = urlOfServer(server.address, superuser)
  await withServer(serverUrl, (client) => client.query('create database outside'))
  const DATABASE_URL = urlOfDatabase(serverUrl, 'outside')
  const settings = { DATABASE_URL, APP_SECRET: 'a secret that outlives every crash' }
  return { dataDir, settings, stop: server.stop }
}

function strike(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself meanwhile, as workers do.
    }
  }
}

/** All that a server has started but its database, which is killed by its own name. */
async function workersOf(pid: number): Promise<number[]> {
  const found: number[] = []
  for (const child of await childrenOf(pid)) {
    const view = await viewProcess(child)
    if (view !== undefined && !/postgres/.test(view.commandLine)) found.push(child)
  }
  return found
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  )
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status === 200
}
