import {
  doneSchema,
  mailRequestSchema,
  mailSentSchema,
  resetPasswordSchema,
} from '@sheaf/contract/accounts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusedWith } from '../http/problem.ts'
import type { MailboxPath } from '../mail/mailbox-path.ts'
import type { Cookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { PasswordReset } from './password-reset.ts'

type Options = {
  readonly passwordReset: PasswordReset
  readonly mailboxPath: MailboxPath
  readonly cookies: Cookies
  readonly knownDevices: KnownDevices
}

export const passwordResetRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { passwordReset, mailboxPath, cookies, knownDevices } = options

  app.post(
    '/auth/forgot-password',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Emails a link to reset the password, if the address has an account',
        body: mailRequestSchema,
        response: { 200: mailSentSchema, ...refusedWith(400, 429) },
      },
    },
    async (request) => {
      await passwordReset.requestReset(request.body.email, request.ip)
      return {
        message: "If this address has an account, we've sent it a link to reset the password.",
        mailboxPath: mailboxPath(request),
      }
    },
  )

  app.post(
    '/auth/reset-password',
    {
      schema: {
        tags: ['Accounts'],
        summary:
          'Sets a new password with an emailed link, signs out everywhere, and revokes all access tokens',
        body: resetPasswordSchema,
        response: { 200: doneSchema, ...refusedWith(400, 429) },
      },
    },
    async ({ body, ip, headers }, reply) => {
      const { email } = await passwordReset.reset(body, ip)
      // Whoever reads the mails of the account can sign in here, however many strangers are guessing.
      const devices = knownDevices.withAccount(email, cookies.readDevices(headers))
      reply.header('set-cookie', cookies.devices(devices))
      return { message: 'Your password has been changed. You can sign in.' }
    },
  )
}
