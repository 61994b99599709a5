import {
  confirmEmailBodySchema,
  confirmEmailQuerySchema,
  doneSchema,
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
import type { KnownDevices } from './known-devices.ts'
import type { SignUp } from './sign-up.ts'

type Options = {
  readonly signUp: SignUp
  readonly mailboxPath: MailboxPath
  readonly delivery: MailDelivery
  readonly cookies: Cookies
  readonly knownDevices: KnownDevices
}

export const signUpRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { signUp, mailboxPath, delivery, cookies, knownDevices } = options

  app.get(
    '/auth/mail-delivery',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Whether the mails that a sign-up needs reach anybody',
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
        summary: 'Makes an account that waits for its confirmation by mail',
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
    '/auth/confirm-email',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Activates the account that a mailed link belongs to',
        description: 'In another browser than the one that signed up, the password is asked for.',
        querystring: confirmEmailQuerySchema,
        body: confirmEmailBodySchema,
        response: { 200: doneSchema, ...refusedWith(400, 403, 429) },
      },
    },
    async ({ query, body, ip, headers }, reply) => {
      const signUpToken = cookies.readSignUp(headers)
      const opener = { client: ip, signUpToken, password: body?.password }
      const { email } = await signUp.confirm(query.token, opener)
      const devices = knownDevices.withAccount(email, cookies.readDevices(headers))
      reply.header('set-cookie', [cookies.clearedSignUp(), cookies.devices(devices)])
      return { message: 'Your account is now active. You can sign in.' }
    },
  )

  app.post(
    '/auth/resend-confirmation',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sends the confirmation mail again, if the address waits for one',
        body: mailRequestSchema,
        response: { 200: mailSentSchema, ...refusedWith(400, 429) },
      },
    },
    async (request) => {
      const signUpToken = cookies.readSignUp(request.headers)
      await signUp.resendConfirmation(request.body.email, { client: request.ip, signUpToken })
      return {
        message: 'If this address waits for a confirmation, another mail is on its way.',
        mailboxPath: mailboxPath(request),
      }
    },
  )
}
