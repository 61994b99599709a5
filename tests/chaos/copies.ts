import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import { startEmbeddedServer } from '../../apps/server/src/db/embedded/embedded-server.ts'
import { silentLog, urlOfDatabase, urlOfServer, withServer } from '../support/postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'

export type Copies = {
  readonly database: Database
  readonly secret: string
  readonly start: () => Promise<void>
  /** One of them dies as in a power cut, and another one comes. */
  readonly replace: (which: number) => Promise<void>
  /** The ids of all mails that were sent; one that was sent twice stands there once for each file. */
  readonly mailed: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** Copies of the server that share a database, a secret and an outbox. */
export async function openCopies(): Promise<Copies> {
  const folder = await makeScratchFolder()
  const server = await startEmbeddedServer({ dataDir: folder.path, log: silentLog })
  const serverUrl = urlOfServer(server.address, superuser)
  await withServer(serverUrl, (client) => client.query('create database shared'))
  const databaseUrl = urlOfDatabase(serverUrl, 'shared')
  const database = await openDatabase({ databaseUrl, dataDir: folder.path, log: silentLog })
  const secret = 'a secret that all copies of the server share'
  const running: SheafProcess[] = []

  async function start(): Promise<void> {
    const shared = { DATA_DIR: folder.path, DATABASE_URL: databaseUrl, APP_SECRET: secret }
    running.push(await startSheaf('', { ...shared, LOG_LEVEL: 'error', RENDER_WORKERS: '1' }))
  }

  return {
    database,
    secret,
    start,
    async replace(which) {
      const [killed] = running.splice(which, 1)
      await killed?.kill()
      await killed?.stop()
      await start()
    },
    async mailed() {
      const names = await readdir(join(folder.path, 'outbox'))
      return names.flatMap((name) => /^\d+T\d+Z-([\w-]+)\.eml$/.exec(name)?.[1] ?? [])
    },
    async close() {
      for (const copy of running) await copy.stop()
      await database.close()
      await server.stop()
      await folder.remove()
    },
  }
}
