import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenGate } from '../access-tokens/token-gate.ts'
import type { Cookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Accounts } from './service.ts'
import type { Session } from './session-store.ts'
import { secondsUntil } from './sessions.ts'
import type { User } from './store.ts'

export type SignedInGuard = ReturnType<typeof createSignedInGuard>

type Options = {
  readonly accounts: Accounts
  readonly tokenGate: TokenGate
  readonly cookies: Cookies
  readonly knownDevices: KnownDevices
  readonly now: () => Date
}

/** For routes that only a signed-in user may call: `onRequest: guard.requireUser`, then `guard.userOf(request)`. */
export function createSignedInGuard(options: Options) {
  const { accounts, tokenGate, cookies, knownDevices, now } = options
  const known = new WeakMap<FastifyRequest, { user: User; session?: Session }>()

  function askerOf(request: FastifyRequest): { user: User; session?: Session } {
    const found = known.get(request)
    if (found === undefined) throw new Error('This route lacks the guard for signed-in users')
    return found
  }

  return {
    async requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const holder = tokenGate.userOf(request)
      if (holder !== undefined) {
        known.set(request, { user: holder })
        return
      }
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
    async findUser(request: FastifyRequest): Promise<User | undefined> {
      return (
        tokenGate.userOf(request) ?? (await accounts.findUser(cookies.readSession(request.headers)))
      )
    },

    /** A program asks, which no page and no link can make it do. */
    isByToken: (request: FastifyRequest): boolean => tokenGate.userOf(request) !== undefined,

    userOf: (request: FastifyRequest): User => askerOf(request).user,

    sessionOf(request: FastifyRequest): Session {
      const { session } = askerOf(request)
      if (session === undefined) throw new Error('This route must not accept access tokens')
      return session
    },
  }
}
