import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileNameParameters } from '../documents/file-name.ts'
import type { Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import type { Html } from '../http/html.ts'
import { localOnly } from '../http/local-request.ts'
import { framedMail, framePolicy } from './framed-mail.ts'
import { listPage, mailboxPolicy, mailPage } from './mailbox-page.ts'
import { findMails, getMail } from './read-outbox.ts'

type Options = { readonly env: Env }

const hidden = { hide: true }
const params = z.object({ id: z.string() })
const attachmentParams = params.extend({ index: z.coerce.number().int().min(0) })

/** The mails of an installation without a mail server, for whoever sits at this machine. */
export const mailboxRoutes: FastifyPluginAsyncZod<Options> = async (app, { env }) => {
  if (env.smtpUrl !== undefined) return
  app.addHook('onRequest', localOnly(env))

  const page = { config: { securityHeaders: { policy: mailboxPolicy } } }
  app.get('/mailbox', { ...page, schema: hidden }, async (_request, reply) =>
    send(reply, listPage(await findMails(env), env)),
  )
  app.get('/mailbox/:id', { ...page, schema: { ...hidden, params } }, async (request, reply) => {
    const { id } = request.params
    return send(reply, mailPage(id, await requireMail(env, id), env))
  })

  const frame = { config: { securityHeaders: { policy: framePolicy, isSandboxed: true } } }
  app.get(
    '/mailbox/:id/html',
    { ...frame, schema: { ...hidden, params } },
    async (request, reply) => send(reply, framedMail(await requireMail(env, request.params.id))),
  )

  app.get(
    '/mailbox/:id/attachments/:index',
    { ...frame, schema: { ...hidden, params: attachmentParams } },
    async (request, reply) => {
      const { id, index } = request.params
      const attachment = (await requireMail(env, id)).attachments[index]
      if (attachment === undefined) throw nothingHere()
      // Saved, not shown: whatever it says it is, it is not a page of ours.
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; ${fileNameParameters(attachment.name)}`)
        .type('application/octet-stream')
        .send(Buffer.from(attachment.bytes))
    },
  )
}

async function requireMail(env: Env, unverifiedId: string) {
  const mail = await getMail(env, unverifiedId)
  if (mail === undefined) throw nothingHere()
  return mail
}

function nothingHere(): AppError {
  return new AppError('route.not-found', 'There is nothing at this address.')
}

function send(reply: FastifyReply, { markup }: Html): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(markup)
}
