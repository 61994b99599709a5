import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { sessions, users } from '../db/schema.ts'

export type Session = typeof sessions.$inferSelect
type User = typeof users.$inferSelect

export function createSessionStore(orm: Orm) {
  // Every request of a member asks for it: written once, and planned once for each connection.
  const byToken = orm
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_by_token')

  return {
    async getSession(
      tokenHash: Buffer,
      now: Date,
    ): Promise<{ user: User; session: Session } | undefined> {
      const [row] = await byToken.execute({ tokenHash, now })
      return row
    },

    /** Those that are open, the last used first. */
    async findSessions(userId: string, now: Date): Promise<Session[]> {
      return await orm
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt), sessions.id)
        .limit(mostListed)
    },

    async addSession(session: Session): Promise<void> {
      await orm.insert(sessions).values(session)
    },

    async touchSession(
      tokenHash: Buffer,
      changes: Pick<Session, 'lastSeenAt' | 'expiresAt'>,
    ): Promise<void> {
      await orm.update(sessions).set(changes).where(eq(sessions.tokenHash, tokenHash))
    },

    async removeSession(tokenHash: Buffer): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },

    async removeSessionById(userId: string, id: string): Promise<void> {
      await orm.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    },

    async removeOtherSessions(userId: string, keptId: string): Promise<void> {
      await orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    },

    /** Those of one user, or of everybody. */
    async removeExpiredSessions(now: Date, userId?: string): Promise<void> {
      const ofUser = userId === undefined ? undefined : eq(sessions.userId, userId)
      await orm.delete(sessions).where(and(lte(sessions.expiresAt, now), ofUser))
    },

    async removeSessions(userId: string): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.userId, userId))
    },
  }
}

const mostListed = 100
