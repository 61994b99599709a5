import { loginSchema } from '@sheaf/contract/accounts'
import { type CurrentUser, currentUserSchema } from '@sheaf/contract/current-user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Env } from '../env.ts'
import { localOnly } from '../http/local-request.ts'
import { refusedWith } from '../http/problem.ts'
import type { Cookies } from './cookies.ts'
import { deviceWords } from './device-words.ts'
import type { KnownDevices } from './known-devices.ts'
import { sessionLifetimeSeconds } from './sessions.ts'
import type { SignedIn, SignIn } from './sign-in.ts'

type Options = {
  readonly signIn: SignIn
  readonly cookies: Cookies
  readonly knownDevices: KnownDevices
  readonly env: Pick<Env, 'devLogin' | 'isLocal'>
}

export const signInRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { signIn, cookies, knownDevices, env } = options

  function browserOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>) {
    return {
      client: ip,
      device: deviceWords(headers['user-agent']),
      oldToken: cookies.readSession(headers)?.token,
      devices: cookies.readDevices(headers),
    }
  }

  function welcome(
    reply: FastifyReply,
    { user, token }: SignedIn,
    devices: string | undefined,
  ): CurrentUser {
    reply.header('set-cookie', [
      ...cookies.session(token, sessionLifetimeSeconds),
      cookies.devices(knownDevices.withAccount(user.email, devices)),
    ])
    return user
  }

  app.post(
    '/auth/login',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Signs in: the answer sets the cookie of a new session',
        body: loginSchema,
        response: { 200: currentUserSchema, ...refusedWith(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const browser = browserOf(request)
      return welcome(reply, await signIn.signIn(request.body, browser), browser.devices)
    },
  )

  if (!env.devLogin) return
  app.post(
    '/dev/login',
    {
      onRequest: localOnly(env),
      schema: {
        tags: ['Accounts'],
        summary: 'Signs in as the developer of this machine',
        response: { 200: currentUserSchema },
      },
    },
    async (request, reply) => {
      const browser = browserOf(request)
      return welcome(reply, await signIn.signInForDevelopment(browser), browser.devices)
    },
  )
}
