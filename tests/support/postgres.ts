import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import type { ServerAddress } from '../../apps/server/src/db/embedded/embedded-server.ts'
import type { Logger } from '../../apps/server/src/db/logger.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run, as a role that may make databases. */
    postgresUrl: string
    /** A migrated database to copy. */
    postgresTemplate: string
  }
}

export type TestDatabase = {
  readonly url: string
  readonly database: Database
  drop(): Promise<void>
}

/** A log for tests that ask nothing of it. */
export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} }

/** A migrated database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createEmptyDatabase(inject('postgresTemplate'))
  const database = await openDatabase({ databaseUrl: url, dataDir: '/nonexistent', log: silentLog })
  return {
    url,
    database,
    async drop() {
      await database.close()
      await drop()
    },
  }
}

/** A database without tables, or a copy of another one. */
export async function createEmptyDatabase(
  template = 'template0',
): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = inject('postgresUrl')
  const name = `sheaf_test_${randomBytes(8).toString('hex')}`
  await withServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  )
  return {
    url: urlOfDatabase(serverUrl, name),
    async drop() {
      await withServer(serverUrl, async (client) => {
        await untilUnused(client, name)
        await client.query(`drop database ${name} with (force)`)
      })
    },
  }
}

// A pool has ended before the server has seen it: dropped at once, its connections would fail after the test.
async function untilUnused(client: pg.Client, name: string): Promise<void> {
  for (let turn = 0; turn < 50; turn++) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name])
    if (rows.length === 0) return
    await pause(20)
  }
}

export async function withServer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of a server that Sheaf runs itself, in the form of a DATABASE_URL. */
export function urlOfServer(address: ServerAddress, role: string, database = 'postgres'): string {
  const url = new URL(`postgresql://${role}@localhost:${address.port}/${database}`)
  if (address.password !== undefined) url.password = address.password
  if (address.host.startsWith('/')) url.searchParams.set('host', address.host)
  else url.hostname = address.host
  return url.href
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
