import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { subscriptions } from '../db/billing-schema.ts'
import type { Orm } from '../db/database.ts'

const halfHourMs = 30 * 60 * 1000
const dayMs = 48 * halfHourMs
/** A page to pay on is open for a day; who pays in its last minute shall not be missed. */
const checkoutMs = dayMs + 4 * halfHourMs

/**
 * Whose plan may be another one than we know, should a message have got lost: those whose time is up, those who may just have
 * paid for the first time, and those nobody has told about for a day. Of each so many.
 */
export async function findDuePlans(orm: Orm, now: Date, mostOfEach: number): Promise<string[]> {
  const { userId, state, until, toldAt, checkoutOpenedAt } = subscriptions
  const find = (isDue: SQL | undefined, order: PgColumn | SQL) =>
    orm.select({ userId }).from(subscriptions).where(isDue).orderBy(order).limit(mostOfEach)
  const since = (ms: number) => new Date(now.getTime() - ms)
  const isPaying = ne(state, 'none')
  const mayHavePaid = and(eq(state, 'none'), gt(checkoutOpenedAt, since(checkoutMs)))
  // Whom the last look asked about waits for the next: many open pages would otherwise keep others from their turn.
  const isNews = or(isNull(toldAt), lt(toldAt, since(halfHourMs)))
  // Asked apart: together, no index would say where each begins.
  const due = [
    await find(and(isPaying, lt(until, now)), until),
    await find(and(mayHavePaid, isNews), sql`${toldAt} nulls first`),
    await find(and(isPaying, lt(toldAt, since(dayMs))), toldAt),
  ]
  return [...new Set(due.flat().map((row) => row.userId))]
}
