import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { jobsSchema } from '../jobs/jobs.ts'

type Waiting = {
  readonly queue: string
  readonly waiting: number
  readonly retrying: number
  readonly oldest: number
}

/** What waits behind the requests: jobs, and queries for a connection. What it returns is to be called before they are read. */
export function addWorkMetrics(registry: Registry, pool: pg.Pool): () => Promise<void> {
  const gauge = (name: string, help: string, label: string) =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] })
  const waiting = gauge('sheaf_jobs_waiting', 'Jobs that could begin now', 'queue')
  const retrying = gauge('sheaf_jobs_retrying', 'Jobs that failed and are tried again', 'queue')
  const oldest = gauge(
    'sheaf_jobs_oldest_seconds',
    'For how long the oldest job could have begun',
    'queue',
  )
  const connections = gauge(
    'sheaf_database_connections',
    'Connections to the database, and queries that wait for one',
    'state',
  )
  return async () => {
    connections.set({ state: 'open' }, pool.totalCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'wanted' }, pool.waitingCount)
    const rows = await countWaiting(pool)
    for (const each of [waiting, retrying, oldest]) each.reset()
    for (const row of rows) {
      waiting.set({ queue: row.queue }, row.waiting)
      retrying.set({ queue: row.queue }, row.retrying)
      oldest.set({ queue: row.queue }, row.oldest)
    }
  }
}

/** Nothing while the database is away: the other figures are wanted then more than ever. */
async function countWaiting(pool: pg.Pool): Promise<readonly Waiting[]> {
  try {
    // In the words of the index of those that wait: done ones stay for a day and are not to be read.
    const { rows } = await pool.query<Waiting>(
      `select name as queue, count(*) filter (where start_after <= now())::int as waiting,
         count(*) filter (where state = 'retry')::int as retrying,
         greatest(extract(epoch from now() - min(start_after)), 0)::float as oldest
       from ${jobsSchema}.job where state < 'active' and not blocked group by name`,
    )
    return rows
  } catch {
    return []
  }
}
