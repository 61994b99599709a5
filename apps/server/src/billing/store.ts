import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { subscriptions } from '../db/billing-schema.ts'
import type { Orm } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { PaidPlan } from './paid-plan.ts'

export type Subscription = typeof subscriptions.$inferSelect

export function createBillingStore(orm: Orm) {
  return {
    async find(userId: string): Promise<Subscription | undefined> {
      const [row] = await orm.select().from(subscriptions).where(eq(subscriptions.userId, userId))
      return row
    },

    async findPayer(customerId: string): Promise<string | undefined> {
      const [row] = await orm
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .where(eq(subscriptions.customerId, customerId))
      return row?.userId
    },

    /** The customer that a user has, which may be one that another tab noted first. */
    async noteCustomer(userId: string, customerId: string): Promise<string> {
      const [row] = await orm
        .insert(subscriptions)
        .values({ userId, customerId })
        .onConflictDoUpdate({
          target: subscriptions.userId,
          set: { customerId: sql`${subscriptions.customerId}` },
        })
        .returning({ customerId: subscriptions.customerId })
      return row?.customerId ?? customerId
    },

    /** Who stops to be a customer there can become one anew. */
    async removeCustomer(userId: string): Promise<void> {
      await orm.delete(subscriptions).where(eq(subscriptions.userId, userId))
      await settlePlan(orm, userId)
    },

    /** The clock of the database, which all copies of the server share. */
    async readClock(): Promise<Date> {
      const { rows } = await orm.execute<{ at: string }>(
        sql`select to_json(clock_timestamp()) as at`,
      )
      return new Date(rows[0]?.at ?? Number.NaN)
    },

    /** False when something newer was noted meanwhile. */
    async notePlan(
      userId: string,
      { state, until }: PaidPlan,
      toldAt: Date,
      warnedOf: string | null,
    ): Promise<boolean> {
      const noted = await orm
        .update(subscriptions)
        .set({ state, until, toldAt, warnedOf })
        .where(
          and(
            eq(subscriptions.userId, userId),
            or(isNull(subscriptions.toldAt), lt(subscriptions.toldAt, toldAt)),
          ),
        )
        .returning({ userId: subscriptions.userId })
      if (noted.length > 0) await settlePlan(orm, userId)
      return noted.length > 0
    },

    async noteCheckout(userId: string, checkoutOpenedAt: Date): Promise<void> {
      await orm
        .update(subscriptions)
        .set({ checkoutOpenedAt })
        .where(eq(subscriptions.userId, userId))
    },
  }
}

/** What somebody pays for or was granted is their plan. */
export async function settlePlan(orm: Orm, userId: string): Promise<void> {
  const isPaid = sql`exists (select from subscriptions where user_id = ${userId} and state <> 'none')`
  await orm
    .update(users)
    .set({
      subscription: sql`case when ${users.isGrantedPremium} or ${isPaid} then 'premium' else 'free' end`,
    })
    .where(eq(users.id, userId))
}
