import { and, eq, gt, lte } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { sessions, users } from '../db/schema.ts'

export type Session = typeof sessions.$inferSelect
type User = typeof users.$inferSelect

export function createSessionStore(orm: Orm) {
  return {
    async getSession(
      tokenHash: Buffer,
      now: Date,
    ): Promise<{ user: User; session: Session } | undefined> {
      const [row] = await orm
        .select({ user: users, session: sessions })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
      return row
    },

    async addSession(session: Session): Promise<void> {
      await orm.insert(sessions).values(session)
    },

    async extendSession(tokenHash: Buffer, expiresAt: Date): Promise<void> {
      await orm.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash))
    },

    async removeSession(tokenHash: Buffer): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },

    async removeExpiredSessions(userId: string, now: Date): Promise<void> {
      await orm
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)))
    },

    async removeSessions(userId: string): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.userId, userId))
    },
  }
}
