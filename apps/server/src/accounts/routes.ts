import { currentUserSchema } from '@sheaf/contract/current-user'
import { signedOutSchema } from '@sheaf/contract/sign-out'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusedWith } from '../http/problem.ts'
import type { CookieScope, Cookies } from './cookies.ts'
import { toCurrentUser } from './current-user.ts'
import { leaveBrowser } from './leave-browser.ts'
import { loginAddress } from './login-address.ts'
import type { Accounts } from './service.ts'
import type { SignedInGuard } from './signed-in.ts'

type Options = {
  readonly accounts: Accounts
  readonly guard: SignedInGuard
  readonly cookies: Cookies
  readonly cookieScope: CookieScope
}

export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, guard, cookies, cookieScope } = options

  app.get(
    '/auth/user',
    {
      onRequest: guard.requireUser,
      schema: {
        tags: ['Accounts'],
        summary: 'The signed-in user',
        response: { 200: currentUserSchema, ...refusedWith(401) },
      },
    },
    async (request) => toCurrentUser(guard.userOf(request)),
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
      await accounts.signOut(cookies.readSession(request.headers))
      leaveBrowser(reply, { cookies, cookieScope })
      return { message: 'Signed out' as const }
    },
  )
}
