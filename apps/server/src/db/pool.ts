import pg from 'pg'
import { appDatabase, appRole, type ServerAddress } from './embedded/embedded-server.ts'
import type { Logger } from './logger.ts'

const modest = {
  max: 10,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 10_000,
  application_name: 'sheaf',
}

export function poolOfEmbedded(address: ServerAddress, log: Logger): pg.Pool {
  return guarded(
    new pg.Pool({ ...modest, ...address, ssl: false, user: appRole, database: appDatabase }),
    log,
  )
}

export function poolOfUrl(databaseUrl: string, log: Logger): pg.Pool {
  return guarded(new pg.Pool({ ...modest, connectionString: databaseUrl, keepAlive: true }), log)
}

// A connection that breaks is replaced at the next query. Unheard, its error would end the process: the pool hears those of
// its idle connections, and nobody those in the middle of a transaction, whose queries fail anyway.
function guarded(pool: pg.Pool, log: Logger): pg.Pool {
  pool.on('error', (error) =>
    log.warn({ reason: error.message }, 'Lost a connection to the database'),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
