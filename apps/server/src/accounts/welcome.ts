import type { CurrentUser } from '@sheaf/contract/current-user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'
import { deviceWords } from './device-words.ts'
import type { KnownDevices } from './known-devices.ts'
import { sessionLifetimeSeconds } from './sessions.ts'
import type { Browser, SignedIn } from './sign-in.ts'

export type Welcome = ReturnType<typeof createWelcome>

type Parts = { readonly cookies: Cookies; readonly knownDevices: KnownDevices }

/** What a browser brings when somebody signs in, and what it takes home. */
export function createWelcome({ cookies, knownDevices }: Parts) {
  return {
    browserOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Browser {
      return {
        client: ip,
        device: deviceWords(headers['user-agent']),
        oldToken: cookies.readSession(headers)?.token,
        devices: cookies.readDevices(headers),
      }
    },

    receive(reply: FastifyReply, { user, token }: SignedIn, { devices }: Browser): CurrentUser {
      reply.header('set-cookie', [
        ...cookies.session(token, sessionLifetimeSeconds),
        cookies.devices(knownDevices.withAccount(user.email, devices)),
      ])
      return user
    },
  }
}
