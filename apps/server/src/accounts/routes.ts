import { currentUserSchema } from '@sheaf/contract/current-user'
import { signedOutSchema } from '@sheaf/contract/sign-out'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '../http/problem.ts'
import { loginAddress } from './login-address.ts'
import type { Accounts } from './service.ts'
import {
  type CookieScope,
  clearedSessionCookie,
  readSessionCookie,
  sessionCookie,
} from './session-cookie.ts'
import { sessionLifetimeSeconds } from './sessions.ts'

type Options = { readonly accounts: Accounts; readonly cookieScope: CookieScope }

export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, cookieScope } = options

  app.get(
    '/auth/user',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'The signed-in user',
        response: { 200: currentUserSchema, 401: problemAnswer },
      },
    },
    async (request, reply) => {
      const token = readSessionCookie(request.headers)
      const { user, isSessionExtended } = await accounts.requireUser(token)
      if (token !== undefined && isSessionExtended) {
        reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds, cookieScope))
      }
      return user
    },
  )

  app.get(
    '/login',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Leads a browser to the login screen, and afterwards back to the page in returnTo',
        querystring: z.object({ returnTo: z.string().optional().catch(undefined) }),
        response: { 302: z.undefined() },
      },
    },
    async (request, reply) =>
      reply.redirect(loginAddress(cookieScope.basePath, request.query.returnTo)),
  )

  app.post(
    '/auth/logout',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Signs out, also when there is no session',
        response: { 200: signedOutSchema },
      },
    },
    async (request, reply) => {
      await accounts.signOut(readSessionCookie(request.headers))
      reply.header('set-cookie', clearedSessionCookie(cookieScope))
      return { message: 'Signed out' as const }
    },
  )
}
