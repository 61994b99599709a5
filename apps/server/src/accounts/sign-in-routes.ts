import { loginSchema } from '@sheaf/contract/accounts'
import { currentUserSchema } from '@sheaf/contract/current-user'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Env } from '../env.ts'
import { localOnly } from '../http/local-request.ts'
import { refusedWith } from '../http/problem.ts'
import type { SignIn } from './sign-in.ts'
import type { Welcome } from './welcome.ts'

type Options = {
  readonly signIn: SignIn
  readonly welcome: Welcome
  readonly env: Pick<Env, 'devLogin' | 'isLocal'>
}

export const signInRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { signIn, welcome, env } = options

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
      const browser = welcome.browserOf(request)
      return welcome.receive(reply, await signIn.signIn(request.body, browser), browser)
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
      const browser = welcome.browserOf(request)
      return welcome.receive(reply, await signIn.signInForDevelopment(browser), browser)
    },
  )
}
