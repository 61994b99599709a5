import { appDatabase, appRole, type ServerAddress } from './embedded/embedded-server.ts'
import type { Logger } from './logger.ts'
import { WatchedPool } from './watched-pool.ts'

const modest = {
  max: 10,
  idleTimeoutMillis: 30_000,
  // Also the wait for a connection that others use: whoever waits longer is told that the database is away.
  connectionTimeoutMillis: 5_000,
  application_name: 'sheaf',
}

export function poolOfEmbedded(address: ServerAddress, log: Logger): WatchedPool {
  return guarded(
    new WatchedPool({ ...modest, ...address, ssl: false, user: appRole, database: appDatabase }),
    log,
  )
}

export function poolOfUrl(databaseUrl: string, log: Logger): WatchedPool {
  return guarded(
    new WatchedPool({ ...modest, connectionString: databaseUrl, keepAlive: true }),
    log,
  )
}

// A connection that breaks is replaced at the next query. Unheard, its error would end the process: the pool hears those of
// its idle connections, and nobody those in the middle of a transaction, whose queries fail anyway.
function guarded(pool: WatchedPool, log: Logger): WatchedPool {
  pool.on('error', (error) =>
    log.warn({ reason: error.message }, 'Lost a connection to the database'),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
