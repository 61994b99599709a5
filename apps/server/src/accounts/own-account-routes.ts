import {
  changeNameSchema,
  changePasswordSchema,
  deleteAccountSchema,
  doneSchema,
} from '@sheaf/contract/accounts'
import { currentUserSchema } from '@sheaf/contract/current-user'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusedWith } from '../http/problem.ts'
import type { CookieScope, Cookies } from './cookies.ts'
import { deviceWords } from './device-words.ts'
import { leaveBrowser } from './leave-browser.ts'
import type { OwnAccount } from './own-account.ts'
import { sessionLifetimeSeconds } from './sessions.ts'
import type { SignedInGuard } from './signed-in.ts'

type Options = {
  readonly ownAccount: OwnAccount
  readonly guard: SignedInGuard
  readonly cookies: Cookies
  readonly cookieScope: CookieScope
}

const refusals = refusedWith(400, 401, 429)

export const ownAccountRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { ownAccount, guard, cookies, cookieScope } = options
  app.addHook('onRequest', guard.requireUser)

  app.patch(
    '/account',
    { schema: { ...descriptions.changeName, body: changeNameSchema } },
    async (request) => ownAccount.changeName(guard.userOf(request), request.body),
  )

  app.post(
    '/account/password',
    { schema: { ...descriptions.changePassword, body: changePasswordSchema } },
    async (request, reply) => {
      const user = guard.userOf(request)
      const browser = {
        client: request.ip,
        sessionId: guard.sessionOf(request).id,
        device: deviceWords(request.headers['user-agent']),
      }
      const token = await ownAccount.changePassword(user, request.body, browser)
      reply.header('set-cookie', cookies.session(token, sessionLifetimeSeconds))
      return { message: 'Your password has been changed.' }
    },
  )

  app.delete(
    '/account',
    { schema: { ...descriptions.remove, body: deleteAccountSchema } },
    async (request, reply) => {
      const browser = { client: request.ip, sessionId: guard.sessionOf(request).id }
      await ownAccount.remove(guard.userOf(request), request.body.password, browser)
      leaveBrowser(reply, { cookies, cookieScope })
      return { message: 'Your account and everything in it has been deleted.' }
    },
  )

  app.get('/account/data', { schema: descriptions.data }, async (request, reply) => {
    const data = await ownAccount.collectData(guard.userOf(request))
    return reply
      .header('content-disposition', 'attachment; filename="sheaf-data.json"')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(data, null, 2)}\n`)
  })
}

const descriptions = {
  changeName: {
    tags: ['Accounts'],
    summary: 'Changes the name of the signed-in user',
    response: { 200: currentUserSchema, ...refusals },
  },
  changePassword: {
    tags: ['Accounts'],
    summary: 'Changes the password, signs out everywhere else, and revokes all access tokens',
    response: { 200: doneSchema, ...refusals },
  },
  remove: {
    tags: ['Accounts'],
    summary: 'Deletes the account with everything that belongs to it',
    response: { 200: doneSchema, ...refusals },
  },
  data: {
    tags: ['Accounts'],
    summary: 'Everything that is stored about the signed-in user, as a file',
    response: {
      200: { description: 'The file', content: { 'application/json': { schema: z.string() } } },
      ...refusedWith(401),
    },
  },
}
