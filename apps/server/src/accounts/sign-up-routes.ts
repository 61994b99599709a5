import {
  type MailDelivery,
  mailDeliverySchema,
  mailRequestSchema,
  mailSentSchema,
  signupSchema,
} from '@sheaf/contract/accounts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusedWith } from '../http/problem.ts'
import type { MailboxPath } from '../mail/mailbox-path.ts'
import type { Cookies } from './cookies.ts'
import type { SignUp } from './sign-up.ts'

type Options = {
  readonly signUp: SignUp
  readonly mailboxPath: MailboxPath
  readonly delivery: MailDelivery
  readonly cookies: Cookies
}

export const signUpRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { signUp, mailboxPath, delivery, cookies } = options

  app.get(
    '/auth/mail-delivery',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Whether this server can send the emails that signing up needs',
        response: { 200: mailDeliverySchema },
      },
    },
    async () => delivery,
  )

  app.post(
    '/auth/signup',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Creates an account to be confirmed by email',
        body: signupSchema,
        response: { 201: mailSentSchema, ...refusedWith(400, 429) },
      },
    },
    async (request, reply) => {
      const token = await signUp.signUp(request.body, request.ip)
      return reply
        .code(201)
        .header('set-cookie', cookies.signUp(token))
        .send({
          message: 'Please check your email for a confirmation link.',
          mailboxPath: mailboxPath(request),
        })
    },
  )

  app.post(
    '/auth/resend-confirmation',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sends the confirmation email again, if the address is waiting for one',
        body: mailRequestSchema,
        response: { 200: mailSentSchema, ...refusedWith(400, 429) },
      },
    },
    async (request) => {
      const signUpToken = cookies.readSignUp(request.headers)
      await signUp.resendConfirmation(request.body.email, { client: request.ip, signUpToken })
      return {
        message: "If this address still needs to be confirmed, we've sent another email.",
        mailboxPath: mailboxPath(request),
      }
    },
  )
}
