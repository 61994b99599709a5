import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Accounts } from './service.ts'
import type { Session } from './session-store.ts'
import { secondsUntil } from './sessions.ts'
import type { User } from './store.ts'

export type SignedInGuard = ReturnType<typeof createSignedInGuard>

type Options = {
  readonly accounts: Accounts
  readonly cookies: Cookies
  readonly knownDevices: KnownDevices
  readonly now: () => Date
}

/** For routes that only a signed-in user may call: `onRequest: guard.requireUser`, then `guard.userOf(request)`. */
export function createSignedInGuard({ accounts, cookies, knownDevices, now }: Options) {
  const known = new WeakMap<FastifyRequest, { user: User; session: Session }>()

  function sessionOf(request: FastifyRequest): { user: User; session: Session } {
    const found = known.get(request)
    if (found === undefined) throw new Error('This route lacks the guard for signed-in users')
    return found
  }

  return {
    async requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const cookie = cookies.readSession(request.headers)
      const { user, session, cookieSeconds } = await accounts.requireSession(cookie)
      known.set(request, { user, session })
      if (cookie === undefined || !(cookie.isPlain || cookieSeconds !== undefined)) return
      const seconds = cookieSeconds ?? secondsUntil(session.expiresAt, now())
      const devices = knownDevices.withAccount(user.email, cookies.readDevices(request.headers))
      reply.header('set-cookie', [
        ...cookies.session(cookie.token, seconds),
        cookies.devices(devices),
      ])
    },

    /** For routes that are open to visitors but know more about a user. */
    findUser(request: FastifyRequest): Promise<User | undefined> {
      return accounts.findUser(cookies.readSession(request.headers))
    },

    userOf: (request: FastifyRequest): User => sessionOf(request).user,
    sessionOf: (request: FastifyRequest): Session => sessionOf(request).session,
  }
}
