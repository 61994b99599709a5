import { randomUUID } from 'node:crypto'
import { doneSchema } from '@sheaf/contract/accounts'
import { supportRequestSchema, supportSchema } from '@sheaf/contract/support'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import type { User } from '../accounts/store.ts'
import type { Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import { MailError, type Mailer } from '../mail/mailer.ts'
import { composeSupportMail } from './compose.ts'

type Options = {
  readonly env: Env
  readonly guard: SignedInGuard
  readonly workLimits: WorkLimits
  /** Where messages go: the mail server, or the outbox when nobody is named to read them. */
  readonly supportMailer: Mailer
}

export const supportRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { env, guard, workLimits, supportMailer } = options
  app.addHook('onRequest', guard.requireUser)

  app.get('/support', { schema: descriptions.terms }, async () => ({ hours: env.supportHours }))

  app.post(
    '/support',
    { schema: { ...descriptions.send, body: supportRequestSchema } },
    async (request) => {
      const user = guard.userOf(request)
      await workLimits.count('support', user.id, request.ip)
      const mail = {
        to: env.supportEmail ?? env.mailFrom,
        ...composeSupportMail(user, request.body),
      }
      // Not as a job: what a user writes here is kept nowhere but in the mail.
      await supportMailer.send({ id: randomUUID(), ...mail }).catch((error) => {
        if (!(error instanceof MailError)) throw error
        throw new AppError('support.not-sent', notSent, undefined, error)
      })
      return { message: receipt(user, env.supportHours) }
    },
  )
}

const notSent = "We couldn't send your message. It's still here: please try again in a few minutes."

function receipt({ subscription, email }: User, hours: number): string {
  const when = subscription === 'premium' ? ` within ${hours} hours` : ''
  return `We'll answer to ${email}${when}.`
}

const descriptions = {
  terms: {
    tags: ['Support'],
    summary: 'Within how many hours users of Premium are answered',
    response: { 200: supportSchema, ...refusedWith(401) },
  },
  send: {
    tags: ['Support'],
    summary: 'Sends a message to the people who run this server; it is stored nowhere else',
    response: { 200: doneSchema, ...refusedWith(400, 401, 429, 503) },
  },
}
