import { randomUUID } from 'node:crypto'
import {
  type AccessToken,
  type MadeAccessToken,
  type MakeAccessToken,
  mostAccessTokens,
  type TokenRight,
} from '@sheaf/contract/access-tokens'
import type { User } from '../accounts/store.ts'
import { hashToken } from '../accounts/tokens.ts'
import type { Orm } from '../db/database.ts'
import { unlessFull } from '../db/database-failure.ts'
import { lockAccountAs } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import { createAccessTokenStore, type StoredToken } from './store.ts'
import { isAccessToken, newAccessToken } from './token-form.ts'

export type AccessTokens = ReturnType<typeof createAccessTokens>

export type TokenHolder = { readonly user: User; readonly rights: readonly TokenRight[] }

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** What programs work with for a user. A token is told once; the database holds its hash. */
export function createAccessTokens({ orm, now }: { readonly orm: Orm; readonly now: () => Date }) {
  const store = createAccessTokenStore(orm)

  return {
    async list(userId: string): Promise<AccessToken[]> {
      return (await store.findTokens(userId)).map(toAccessToken)
    },

    /** For somebody whose password was checked in that session. */
    async make(
      user: User,
      sessionId: string,
      { name, rights, expiresInDays }: Omit<MakeAccessToken, 'password'>,
    ): Promise<MadeAccessToken> {
      const userId = user.id
      const token = newAccessToken()
      const createdAt = now()
      const stored = {
        tokenHash: hashToken(token),
        id: `tok_${randomUUID()}`,
        userId,
        name,
        rights: [...new Set(rights)],
        createdAt,
        lastUsedAt: null,
        expiresAt:
          expiresInDays === null ? null : new Date(createdAt.getTime() + expiresInDays * dayMs),
      }
      await orm.transaction(async (transaction) => {
        await lockAccountAs(transaction, user, sessionId)
        const inside = createAccessTokenStore(transaction)
        if ((await inside.countTokens(userId)) >= mostAccessTokens) throw tooMany()
        await inside.addToken(stored)
      })
      return { ...toAccessToken(stored), token }
    },

    revoke: (userId: string, id: string) => store.removeToken(userId, id),

    /** Who holds up a token, and for what it is good; nobody where it is wrong, has expired or was revoked. */
    async find(token: string): Promise<TokenHolder | undefined> {
      if (!isAccessToken(token)) return undefined
      const at = now()
      const found = await store.getToken(hashToken(token), at)
      if (found === undefined) return undefined
      const { tokenHash, rights, lastUsedAt } = found.token
      // Once an hour is enough for what its owner sees: that spares a write on every request.
      if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= hourMs)
        await store.touchToken(tokenHash, at).catch(unlessFull)
      return { user: found.user, rights }
    },
  }
}

function toAccessToken({ id, name, rights, ...moments }: StoredToken): AccessToken {
  return {
    id,
    name,
    rights,
    createdAt: moments.createdAt.toISOString(),
    lastUsedAt: moments.lastUsedAt?.toISOString() ?? null,
    expiresAt: moments.expiresAt?.toISOString() ?? null,
  }
}

function tooMany(): AppError {
  return new AppError(
    'storage.full',
    `You can have up to ${mostAccessTokens} access tokens. Revoke one you no longer need.`,
  )
}
