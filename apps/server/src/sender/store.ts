import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { senderDetails } from '../db/schema.ts'

export type StoredSender = typeof senderDetails.$inferSelect

export function createSenderStore(orm: Orm) {
  return {
    async findSender(userId: string): Promise<StoredSender | undefined> {
      const [row] = await orm.select().from(senderDetails).where(eq(senderDetails.userId, userId))
      return row
    },

    async saveSender(row: StoredSender): Promise<void> {
      const { userId: _, ...changes } = row
      await orm
        .insert(senderDetails)
        .values(row)
        .onConflictDoUpdate({ target: senderDetails.userId, set: changes })
    },

    async removeSender(userId: string): Promise<void> {
      await orm.delete(senderDetails).where(eq(senderDetails.userId, userId))
    },

    async usesLogo(userId: string, logoUrl: string): Promise<boolean> {
      return (await orm.$count(senderDetails, hasLogo(userId, logoUrl))) > 0
    },

    async takeLogoOut(userId: string, logoUrl: string): Promise<void> {
      await orm
        .update(senderDetails)
        .set({ fields: sql`jsonb_set(${senderDetails.fields}, '{companyLogoUrl}', '""')` })
        .where(hasLogo(userId, logoUrl))
    },
  }
}

function hasLogo(userId: string, logoUrl: string) {
  return and(
    eq(senderDetails.userId, userId),
    sql`${senderDetails.fields} ->> 'companyLogoUrl' = ${logoUrl}`,
  )
}
