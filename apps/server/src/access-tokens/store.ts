import { and, asc, count, eq, gt, isNull, or } from 'drizzle-orm'
import { accessTokens } from '../db/access-token-schema.ts'
import type { Orm } from '../db/database.ts'
import { users } from '../db/schema.ts'

export type StoredToken = typeof accessTokens.$inferSelect
type User = typeof users.$inferSelect

export function createAccessTokenStore(orm: Orm) {
  return {
    /** With its owner, unless it has expired. */
    async getToken(
      tokenHash: Buffer,
      now: Date,
    ): Promise<{ user: User; token: StoredToken } | undefined> {
      const isOpen = or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now))
      const [row] = await orm
        .select({ user: users, token: accessTokens })
        .from(accessTokens)
        .innerJoin(users, eq(users.id, accessTokens.userId))
        .where(and(eq(accessTokens.tokenHash, tokenHash), isOpen))
      return row
    },

    /** Also those that have expired: their owner should see why a program is refused. */
    async findTokens(userId: string): Promise<StoredToken[]> {
      return await orm
        .select()
        .from(accessTokens)
        .where(eq(accessTokens.userId, userId))
        .orderBy(asc(accessTokens.createdAt), asc(accessTokens.id))
    },

    async countTokens(userId: string): Promise<number> {
      const [row] = await orm
        .select({ tokens: count() })
        .from(accessTokens)
        .where(eq(accessTokens.userId, userId))
      return row?.tokens ?? 0
    },

    async addToken(token: StoredToken): Promise<void> {
      await orm.insert(accessTokens).values(token)
    },

    async touchToken(tokenHash: Buffer, lastUsedAt: Date): Promise<void> {
      await orm
        .update(accessTokens)
        .set({ lastUsedAt })
        .where(eq(accessTokens.tokenHash, tokenHash))
    },

    async removeToken(userId: string, id: string): Promise<void> {
      await orm
        .delete(accessTokens)
        .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    },

    async removeTokens(userId: string): Promise<void> {
      await orm.delete(accessTokens).where(eq(accessTokens.userId, userId))
    },
  }
}
