import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from './service.ts'
import { type CookieScope, readSessionCookie, sessionCookie } from './session-cookie.ts'
import { sessionLifetimeSeconds } from './sessions.ts'
import type { User } from './store.ts'

export type SignedInGuard = ReturnType<typeof createSignedInGuard>

type Options = { readonly accounts: Accounts; readonly cookieScope: CookieScope }

/** For routes that only a signed-in user may call: `onRequest: guard.requireUser`, then `guard.userOf(request)`. */
export function createSignedInGuard({ accounts, cookieScope }: Options) {
  const users = new WeakMap<FastifyRequest, User>()
  return {
    async requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = readSessionCookie(request.headers)
      const { user, isSessionExtended } = await accounts.requireUser(token)
      if (token !== undefined && isSessionExtended) {
        reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds, cookieScope))
      }
      users.set(request, user)
    },

    /** For routes that are open to visitors but know more about a user. */
    findUser(request: FastifyRequest): Promise<User | undefined> {
      return accounts.findUser(readSessionCookie(request.headers))
    },

    userOf(request: FastifyRequest): User {
      const user = users.get(request)
      if (user === undefined) throw new Error('This route lacks the guard for signed-in users')
      return user
    },
  }
}
