import { randomUUID } from 'node:crypto'
import { unlessFull } from '../db/database-failure.ts'
import { unknownDevice } from './device-words.ts'
import type { Session } from './session-store.ts'
import type { AccountStore, User } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const unusedMs = 30 * dayMs
const wholeMs = 90 * dayMs

export const sessionLifetimeSeconds = unusedMs / 1000

export type Sessions = ReturnType<typeof createSessions>

export type OpenSession = {
  readonly user: User
  readonly session: Session
  /** Set where its cookie must be written again: the session now ends later. */
  readonly cookieSeconds: number | undefined
}

type World = { readonly store: AccountStore; readonly now: () => Date }

/** The token is known to the browser alone; the database holds its hash. */
export function createSessions({ store, now }: World) {
  return {
    async open(userId: string, device = unknownDevice): Promise<string> {
      const token = newToken()
      const createdAt = now()
      await store.removeExpiredSessions(createdAt, userId)
      await store.addSession({
        tokenHash: hashToken(token),
        id: `ses_${randomUUID()}`,
        userId,
        device,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt: endOf(createdAt, createdAt),
        hasPlainCookie: false,
      })
      return token
    },

    async get(token: string): Promise<OpenSession | undefined> {
      const at = now()
      const found = await store.getSession(hashToken(token), at)
      if (found === undefined) return undefined
      const { session } = found
      const end = endOf(at, session.createdAt)
      // Once a day is enough for the end, and once an hour for what its owner sees: that spares a write on every request.
      const isExtended = end.getTime() - session.expiresAt.getTime() >= dayMs
      if (isExtended || at.getTime() - session.lastSeenAt.getTime() >= hourMs) {
        const expiresAt = isExtended ? end : session.expiresAt
        await store.touchSession(session.tokenHash, { lastSeenAt: at, expiresAt }).catch(unlessFull)
      }
      const cookieSeconds = isExtended ? secondsUntil(end, at) : undefined
      return { ...found, cookieSeconds }
    },

    async close(token: string): Promise<void> {
      await store.removeSession(hashToken(token))
    },
  }
}

/** A session that is used goes on for 30 days, but for no more than 90 in all: a stolen one does not live for ever. */
function endOf(lastUsedAt: Date, createdAt: Date): Date {
  return new Date(Math.min(lastUsedAt.getTime() + unusedMs, createdAt.getTime() + wholeMs))
}

export function secondsUntil(end: Date, from: Date): number {
  return Math.max(0, Math.floor((end.getTime() - from.getTime()) / 1000))
}
