import { createHash, randomBytes } from 'node:crypto'
import type { AccountStore, User } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
const lifetimeMs = 30 * dayMs

export const sessionLifetimeSeconds = lifetimeMs / 1000

export type Sessions = ReturnType<typeof createSessions>

type World = { readonly store: AccountStore; readonly now: () => Date }

/** The token is known to the browser alone; the database holds its hash. */
export function createSessions({ store, now }: World) {
  return {
    async open(userId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = now()
      await store.removeExpiredSessions(userId, createdAt)
      await store.addSession({
        tokenHash: hash(token),
        userId,
        createdAt,
        expiresAt: end(createdAt),
      })
      return token
    },

    /** `isExtended`: the session now ends later, and so must its cookie. */
    async get(token: string): Promise<{ user: User; isExtended: boolean } | undefined> {
      const at = now()
      const found = await store.getSession(hash(token), at)
      if (found === undefined) return undefined
      // Once a day is enough, and spares a write on every request.
      const isExtended = end(at).getTime() - found.session.expiresAt.getTime() >= dayMs
      if (isExtended) await store.extendSession(found.session.tokenHash, end(at))
      return { user: found.user, isExtended }
    },

    async close(token: string): Promise<void> {
      await store.removeSession(hash(token))
    },
  }
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function end(from: Date): Date {
  return new Date(from.getTime() + lifetimeMs)
}
