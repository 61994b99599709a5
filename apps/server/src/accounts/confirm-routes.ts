import {
  confirmEmailBodySchema,
  confirmEmailQuerySchema,
  confirmedSchema,
} from '@sheaf/contract/accounts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusedWith } from '../http/problem.ts'
import type { Cookies } from './cookies.ts'
import type { SignIn } from './sign-in.ts'
import type { SignUp } from './sign-up.ts'
import type { SignedInGuard } from './signed-in.ts'
import type { Welcome } from './welcome.ts'

type Options = {
  readonly signUp: SignUp
  readonly signIn: SignIn
  readonly welcome: Welcome
  readonly guard: SignedInGuard
  readonly cookies: Cookies
}

export const confirmRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { signUp, signIn, welcome, guard, cookies } = options

  app.post(
    '/auth/confirm-email',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Activates the account that an emailed link belongs to, and signs in to it',
        description:
          'In a browser other than the one that signed up, the password is required. A session that exists already stays.',
        querystring: confirmEmailQuerySchema,
        body: confirmEmailBodySchema,
        response: {
          200: confirmedSchema,
          ...refusedWith(400, 403, 429),
        },
      },
    },
    async (request, reply) => {
      const { query, body, ip, headers } = request
      const signUpToken = cookies.readSignUp(headers)
      const opener = { client: ip, signUpToken, password: body?.password }
      const confirmed = await signUp.confirm(query.token, opener)
      reply.header('set-cookie', cookies.clearedSignUp())
      const browser = welcome.browserOf(request)
      const isNew = confirmed !== undefined && !(await guard.findUser(request))
      const signedIn = isNew ? await signIn.signInConfirmed(confirmed, browser) : undefined
      if (signedIn === undefined) {
        return { message: 'Your account is now active. You can sign in.', user: null }
      }
      const user = welcome.receive(reply, signedIn, browser)
      return { message: 'Your account is now active.', user }
    },
  )
}
