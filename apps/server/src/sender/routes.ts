import { doneSchema } from '@sheaf/contract/accounts'
import { saveSenderSchema, senderSchema } from '@sheaf/contract/sender'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { refusedWith } from '../http/problem.ts'
import type { Senders } from './service.ts'

type Options = { readonly senders: Senders; readonly guard: SignedInGuard }

/** What users keep about themselves for the documents to come. */
export const senderRoutes: FastifyPluginAsyncZod<Options> = async (app, { senders, guard }) => {
  app.addHook('onRequest', guard.requireUser)

  app.get('/sender', { schema: descriptions.find }, async (request) =>
    senders.find(guard.userOf(request)),
  )

  app.put(
    '/sender',
    { schema: { ...descriptions.keep, body: saveSenderSchema } },
    async (request) => senders.keep(guard.userOf(request), request.body),
  )

  app.delete('/sender', { schema: descriptions.forget }, async (request) => {
    await senders.forget(guard.userOf(request))
    return { message: 'Your details are no longer stored.' }
  })
}

const tags = ['Sender']
const refusals = refusedWith(400, 401, 413)

const descriptions = {
  find: {
    tags,
    summary: "The user's saved details; empty while nothing is saved",
    response: { 200: senderSchema, ...refusedWith(401) },
  },
  keep: {
    tags,
    summary: 'Saves company, bank, tax and design for new documents. Nothing about clients',
    response: { 200: senderSchema, ...refusals },
  },
  forget: {
    tags,
    summary: "Deletes the user's saved details",
    response: { 200: doneSchema, ...refusedWith(401) },
  },
}
