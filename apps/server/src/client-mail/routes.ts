import { doneSchema } from '@sheaf/contract/accounts'
import { stopMailsSchema } from '@sheaf/contract/client-mail'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import type { ClientMail } from './client-mail.ts'

type Options = {
  readonly env: Env
  readonly clientMail: ClientMail
  readonly workLimits: WorkLimits
}

const queried = z.object({ token: z.string().max(200).optional() })

/** For clients, who have no account: the token from their mail is all it takes. */
export const clientMailRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { env, clientMail, workLimits } = options

  // RFC 8058: a mail program posts this form to the address in List-Unsubscribe. All it has to say stands in the address.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  )

  app.post(
    '/client-mail/stop',
    {
      schema: { ...descriptions.stop, querystring: queried, body: stopMailsSchema.nullish() },
      config: { isOpenToOtherSites: true },
      bodyLimit: 4096,
    },
    async (request) => {
      await workLimits.count('stop-mails', request.ip, request.ip)
      await clientMail.stop(request.body?.token ?? request.query.token ?? '')
      return { message: "You won't get these emails anymore." }
    },
  )

  // Scanners follow every link of a mail, and programs that know nothing of RFC 8058 open it: this only leads to the question.
  app.get(
    '/client-mail/stop',
    { schema: { hide: true, querystring: queried } },
    async (request, reply) => {
      const query = new URLSearchParams({ token: request.query.token ?? '' })
      return reply.redirect(`${env.basePath}stop-mails?${query}`)
    },
  )
}

const descriptions = {
  stop: {
    tags: ['Emails to clients'],
    summary: 'Stops emails of a sender to a client, by the link in one of them',
    response: { 200: doneSchema, ...refusedWith(400, 429) },
  },
}
