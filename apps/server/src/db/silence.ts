import pg from 'pg'
import type { Logger } from './logger.ts'
import type { WatchedPool } from './watched-pool.ts'

const lookEveryMs = 1_000
const suspiciousMs = 3_000
const probeMs = 2_000

/**
 * Cuts the connections of a database that has stopped answering, so that whoever waits is told, and whoever comes next at once. A machine that
 * hangs, or a cable that is pulled, says nothing: a query would wait for as long as TCP does, which is hours. How long a query takes proves
 * nothing, so another connection is asked whether anybody is there.
 */
export function watchForSilence(pool: WatchedPool, log: Logger): () => void {
  let isProbing = false

  async function look(): Promise<void> {
    if (isProbing || !(pool.isSilent || pool.isWaitedFor(suspiciousMs))) return
    isProbing = true
    const isThere = await answers(pool.options)
    isProbing = false
    if (isThere && pool.isSilent) log.info({}, 'The database answers again')
    pool.isSilent = !isThere
    if (!isThere) cut()
  }

  function cut(): void {
    const held = pool.heldFor(suspiciousMs)
    if (held.length === 0) return
    log.error({ connections: held.length }, 'The database does not answer: its connections are cut')
    // With a query in flight this closes the socket at once: nobody is left to say goodbye to.
    for (const client of held) void (client as unknown as pg.Client).end().catch(() => undefined)
  }

  const timer = setInterval(() => void look(), lookEveryMs).unref()
  return () => clearInterval(timer)
}

async function answers(options: pg.Pool['options']): Promise<boolean> {
  const patience = { connectionTimeoutMillis: probeMs, query_timeout: probeMs }
  // The pool hides its password from whoever copies its options.
  const client = new pg.Client({ ...options, password: options.password, ...patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    // A refusal is an answer, too.
    return error instanceof pg.DatabaseError
  } finally {
    void client.end().catch(() => undefined)
  }
}
