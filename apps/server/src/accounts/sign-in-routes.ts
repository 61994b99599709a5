import { loginSchema } from '@sheaf/contract/accounts'
import { type CurrentUser, currentUserSchema } from '@sheaf/contract/current-user'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Env } from '../env.ts'
import { localOnly } from '../http/local-request.ts'
import { problemAnswer } from '../http/problem.ts'
import { type CookieScope, readSessionCookie, sessionCookie } from './session-cookie.ts'
import { sessionLifetimeSeconds } from './sessions.ts'
import type { SignedIn, SignIn } from './sign-in.ts'

type Options = {
  readonly signIn: SignIn
  readonly cookieScope: CookieScope
  readonly env: Pick<Env, 'devLogin' | 'isLocal'>
}

export const signInRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { signIn, cookieScope, env } = options

  function welcome(reply: FastifyReply, { user, token }: SignedIn): CurrentUser {
    reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds, cookieScope))
    return user
  }

  app.post(
    '/auth/login',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Signs in: the answer sets the cookie of a new session',
        body: loginSchema,
        response: {
          200: currentUserSchema,
          400: problemAnswer,
          401: problemAnswer,
          403: problemAnswer,
          429: problemAnswer,
        },
      },
    },
    async ({ body, headers, ip }, reply) => {
      const browser = { client: ip, oldToken: readSessionCookie(headers) }
      return welcome(reply, await signIn.signIn(body, browser))
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
    async ({ headers }, reply) =>
      welcome(reply, await signIn.signInForDevelopment(readSessionCookie(headers))),
  )
}
