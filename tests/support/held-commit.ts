import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const key = 20_130

/**
 * Two requests in a certain order: the first has done all that it does to an account except for committing it, and the
 * second goes on until it is answered or waits for the first.
 */
export async function duringCommit<First, Second>(
  pool: pg.Pool,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  // Whatever ends the ways into an account empties this table at last.
  await pool.query(`
    create function hold_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${key}); return null; end $$;
    create trigger hold_commit after delete on access_tokens execute function hold_commit()`)
  const holder = await pool.connect()
  try {
    await holder.query(`select pg_advisory_lock(${key})`)
    const changing = first()
    await settledOr(changing, () => isWaiting(pool, 'advisory'))
    const racing = second()
    await settledOr(racing, () => isWaiting(pool, 'transactionid'))
    await holder.query(`select pg_advisory_unlock(${key})`)
    return await Promise.all([changing, racing])
  } finally {
    holder.release(true)
    await pool.query('drop function hold_commit cascade')
  }
}

async function settledOr(work: Promise<unknown>, isThere: () => Promise<boolean>): Promise<void> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  work.then(settle, settle)
  while (!isSettled && !(await isThere())) await pause(5)
}

async function isWaiting(pool: pg.Pool, event: 'advisory' | 'transactionid'): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event = $1`,
    [event],
  )
  return rowCount !== 0
}
