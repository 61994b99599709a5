import {
  mailLinkSchema,
  paidLinkSchema,
  reminderListSchema,
  reminderOrderSchema,
  reminderSchema,
} from '@sheaf/contract/reminders'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import type { User } from '../accounts/store.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import type { Reminders } from './service.ts'

type Options = {
  readonly reminders: Reminders
  readonly guard: SignedInGuard
  readonly workLimits: WorkLimits
}

const params = z.object({ id: z.string().max(100) })

/** Reminders of invoices that are not paid yet. */
export const reminderRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(ownRoutes, options)
  await app.register(linkRoutes, options)
}

// What somebody had kept, they can always look at, end and have removed: only new mails are for Premium.
const ownRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { reminders, guard, workLimits } = options
  app.addHook('onRequest', guard.requireUser)

  /** For what costs more than an answer from the database. */
  async function countedUser(request: FastifyRequest): Promise<User> {
    const user = guard.userOf(request)
    await workLimits.count('reminder', user.id, request.ip)
    return user
  }

  app.get('/reminders', { schema: descriptions.list }, async (request) => ({
    reminders: await reminders.list(guard.userOf(request)),
  }))

  app.get('/reminders/:id', { schema: descriptions.one }, async (request) =>
    reminders.find(guard.userOf(request), request.params.id),
  )

  app.post('/reminders', { schema: descriptions.create }, async (request, reply) => {
    const added = await reminders.create(await countedUser(request), request.body)
    return reply.code(201).send(added)
  })

  app.put('/reminders/:id', { schema: descriptions.change }, async (request) =>
    reminders.change(await countedUser(request), request.params.id, request.body),
  )

  app.post('/reminders/:id/paid', { schema: descriptions.paid }, async (request) =>
    reminders.markPaid(guard.userOf(request), request.params.id),
  )

  app.delete('/reminders/:id', { schema: descriptions.remove }, async (request, reply) => {
    await reminders.remove(guard.userOf(request), request.params.id)
    return reply.code(204).send(null)
  })
}

/** For whoever has the link from a mail, signed in or not. */
const linkRoutes: FastifyPluginAsyncZod<Options> = async (app, { reminders, workLimits }) => {
  app.addHook('onRequest', async ({ ip }) => workLimits.count('paid-link', ip, ip))

  app.get('/reminders/paid', { schema: descriptions.link }, async (request) =>
    reminders.readLink(request.query.token),
  )

  app.post('/reminders/paid', { schema: descriptions.useLink }, async (request) =>
    reminders.markPaidByLink(request.body.token),
  )
}

const tags = ['Payment reminders']
const refusals = refusedWith(400, 401, 403, 404, 409, 413, 429)

const descriptions = {
  list: {
    tags,
    summary: 'The invoices that the user has reminders for',
    response: { 200: reminderListSchema, ...refusedWith(401) },
  },
  one: {
    tags,
    params,
    summary: 'The reminders of an invoice: which were sent and which are to come',
    response: { 200: reminderSchema, ...refusedWith(401, 404) },
  },
  create: {
    tags,
    summary: 'Keeps an invoice, encrypted, and reminds of it around its due date',
    body: reminderOrderSchema,
    response: { 201: reminderSchema, ...refusals },
  },
  change: {
    tags,
    params,
    summary: 'Changes the reminders that are still to come',
    body: reminderOrderSchema,
    response: { 200: reminderSchema, ...refusals },
  },
  paid: {
    tags,
    params,
    summary: 'Ends the reminders, since the invoice is paid, and deletes what was kept of it',
    response: { 200: reminderSchema, ...refusedWith(401, 404) },
  },
  remove: {
    tags,
    params,
    summary: 'Deletes the reminders of an invoice and all that was kept of it',
    response: { 204: z.null(), ...refusedWith(401, 404) },
  },
  link: {
    tags,
    summary: 'What the link in an email is about. Changes nothing',
    querystring: mailLinkSchema,
    response: { 200: paidLinkSchema, ...refusedWith(400, 404, 429) },
  },
  useLink: {
    tags,
    summary: 'Marks an invoice as paid, by the link in an email',
    body: mailLinkSchema,
    response: { 200: paidLinkSchema, ...refusedWith(400, 404, 429) },
  },
}
