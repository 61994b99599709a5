import { and, eq, lte, sql } from 'drizzle-orm'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { documentPrints, users } from '../db/schema.ts'

export function createPlanStore(orm: Orm) {
  return {
    /** The account as it is now. Others who count for it wait until this transaction ends. */
    async lockUser(id: string): Promise<User | undefined> {
      const [user] = await orm.select().from(users).where(eq(users.id, id)).for('update')
      return user
    },

    async hasPrint(userId: string, fingerprint: Buffer): Promise<boolean> {
      const same = and(
        eq(documentPrints.userId, userId),
        eq(documentPrints.fingerprint, fingerprint),
      )
      return (await orm.$count(documentPrints, same)) > 0
    },

    async addPrint(userId: string, fingerprint: Buffer, now: Date): Promise<void> {
      await orm.insert(documentPrints).values({ userId, fingerprint, createdAt: now })
      await orm
        .update(users)
        .set({ documentsUsed: sql`${users.documentsUsed} + 1` })
        .where(eq(users.id, userId))
    },

    async forgetPrints(userId: string, until: Date): Promise<void> {
      await orm
        .delete(documentPrints)
        .where(and(eq(documentPrints.userId, userId), lte(documentPrints.createdAt, until)))
    },
  }
}
