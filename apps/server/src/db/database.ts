import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { startEmbeddedServer } from './embedded/embedded-server.ts'
import { hasCode } from './embedded/errno.ts'
import type { Logger } from './logger.ts'
import { migrate } from './migrate.ts'
import { poolOfEmbedded, poolOfUrl } from './pool.ts'
import * as schema from './schema.ts'
import { watchForSilence } from './silence.ts'
import type { WatchedPool } from './watched-pool.ts'

/** The tables, alone or inside a transaction. */
export type Orm = PgDatabase<NodePgQueryResultHKT, typeof schema>

export type Database = {
  readonly pool: pg.Pool
  readonly orm: Orm
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
  /** A sentence for the start line. */
  readonly notice?: string
}

export type DatabaseOptions = {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly log: Logger
}

/** A pool, and the server behind it if that is our own. */
export type Connection = {
  readonly pool: WatchedPool
  readonly notice?: string
  readonly close: () => Promise<void>
}

const closingPatience = 5_000
const externalPatience = 30_000

/** Opens the database of this installation at its newest level, starting its server if there is no DATABASE_URL. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connection = await connect(options)
  try {
    await migrate(connection.pool, options.log)
  } catch (error) {
    await connection.close()
    throw error
  }
  const { pool } = connection
  // Only now: a migration may take its time, or wait for another copy that migrates.
  const stopWatching = watchForSilence(pool, options.log)
  return {
    ...connection,
    orm: drizzle(pool, { schema }),
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      stopWatching()
      await connection.close()
    },
  }
}

/** Connects without touching what the database holds. */
export async function connect(options: DatabaseOptions): Promise<Connection> {
  const { databaseUrl, dataDir, log } = options
  if (databaseUrl !== undefined) return await connectToExternal(databaseUrl, log)
  const server = await startEmbeddedServer({ dataDir, log })
  const pool = poolOfEmbedded(server.address, log)
  const close = async () => {
    await endPool(pool)
    await server.stop()
  }
  return { pool, close, ...(server.notice === undefined ? {} : { notice: server.notice }) }
}

async function connectToExternal(databaseUrl: string, log: Logger): Promise<Connection> {
  const pool = poolOfUrl(databaseUrl, log)
  const deadline = performance.now() + externalPatience
  for (;;) {
    try {
      await pool.query('select 1')
      return { pool, close: () => endPool(pool) }
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) {
        await endPool(pool)
        const reason = error instanceof Error ? error.message : String(error)
        throw new StartError(`The server of DATABASE_URL cannot be used: ${reason}`, {
          cause: error,
        })
      }
      log.warn({ code: codeOf(error) }, 'The server of DATABASE_URL does not answer yet')
      await pause(1_000)
    }
  }
}

// Where everything starts at once, Sheaf is often quicker than its database (57P03: it is starting up).
function isPassing(error: unknown): boolean {
  return hasCode(
    error,
    'ECONNREFUSED',
    'ENOENT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'ECONNRESET',
    '57P03',
  )
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

// Waits for queries in flight, but not for a connection that was never given back: the server cuts that off.
async function endPool(pool: pg.Pool): Promise<void> {
  const limit = new AbortController()
  const ended = pool.end().finally(() => limit.abort())
  await Promise.race([
    ended,
    pause(closingPatience, undefined, { signal: limit.signal }).catch(() => undefined),
  ])
}
