import {
  nextTurnSchema,
  scheduleListSchema,
  scheduleOrderSchema,
  scheduleSchema,
} from '@sheaf/contract/schedules'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import type { User } from '../accounts/store.ts'
import { AppError } from '../http/app-error.ts'
import { refusedWith } from '../http/problem.ts'
import type { WorkLimits } from '../http/work-limits.ts'
import type { Schedules } from './service.ts'

type Options = {
  readonly schedules: Schedules
  readonly guard: SignedInGuard
  readonly workLimits: WorkLimits
}

// What somebody had kept, they can always look at and have removed.
const freeMethods = ['GET', 'HEAD', 'DELETE']

const params = z.object({ id: z.string().max(100) })

/** Invoices that repeat. */
export const scheduleRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { schedules, guard, workLimits } = options
  app.addHook('onRequest', guard.requireUser)
  app.addHook('onRequest', async (request) => {
    const isOpen = freeMethods.includes(request.method)
    if (isOpen || guard.userOf(request).subscription === 'premium') return
    throw new AppError('plan.premium-only', 'Upgrade to Premium for recurring billing')
  })

  /** For what costs more than an answer from the database. */
  async function countedUser(request: FastifyRequest): Promise<User> {
    const user = guard.userOf(request)
    await workLimits.count('schedule', user.id, request.ip)
    return user
  }

  app.get('/schedules', { schema: descriptions.list }, async (request) => {
    const user = guard.userOf(request)
    await workLimits.count('schedule-list', user.id, request.ip)
    return { schedules: await schedules.list(user) }
  })

  app.get('/schedules/:id', { schema: descriptions.one }, async (request) =>
    schedules.find(guard.userOf(request), request.params.id),
  )

  app.post('/schedules', { schema: descriptions.create }, async (request, reply) => {
    const added = await schedules.create(await countedUser(request), request.body)
    return reply.code(201).send(added)
  })

  app.put('/schedules/:id', { schema: descriptions.update }, async (request) =>
    schedules.update(await countedUser(request), request.params.id, request.body),
  )

  for (const act of ['pause', 'resume'] as const) {
    app.post(`/schedules/:id/${act}`, { schema: descriptions[act] }, async (request) =>
      schedules[act](await countedUser(request), request.params.id),
    )
  }

  for (const act of ['skip', 'run'] as const) {
    app.post(`/schedules/:id/${act}`, { schema: descriptions[act] }, async (request) =>
      schedules[act](await countedUser(request), request.params.id, request.body?.turn),
    )
  }

  app.delete('/schedules/:id', { schema: descriptions.remove }, async (request, reply) => {
    await schedules.remove(guard.userOf(request), request.params.id)
    return reply.code(204).send(null)
  })
}

const tags = ['Recurring invoices']
const changed = {
  tags,
  params,
  response: { 200: scheduleSchema, ...refusedWith(400, 401, 403, 404, 429) },
}
const kept = refusedWith(400, 401, 403, 404, 409, 413, 429, 503)

const descriptions = {
  list: {
    tags,
    summary: 'The recurring invoices of the user',
    response: { 200: scheduleListSchema, ...refusedWith(401, 429) },
  },
  one: {
    tags,
    params,
    summary: 'A recurring invoice: what is to come and what was sent',
    response: { 200: scheduleSchema, ...refusedWith(401, 404) },
  },
  create: {
    tags,
    summary: 'Keeps an invoice, encrypted, and sends it again and again',
    body: scheduleOrderSchema,
    response: { 201: scheduleSchema, ...kept },
  },
  update: {
    ...changed,
    summary: 'Changes a recurring invoice from the next one on',
    body: scheduleOrderSchema,
    response: { 200: scheduleSchema, ...kept },
  },
  pause: { ...changed, summary: 'Sends no more invoices until it is resumed' },
  resume: {
    ...changed,
    summary: 'Goes on, and tries again what a problem held up',
  },
  skip: { ...changed, summary: 'Leaves out the next invoice', body: nextTurnSchema.nullish() },
  run: {
    ...changed,
    summary: 'Makes and sends the next invoice now',
    body: nextTurnSchema.nullish(),
  },
  remove: {
    tags,
    params,
    summary: 'Deletes a recurring invoice and all that was kept of it',
    response: { 204: z.null(), ...refusedWith(401, 404) },
  },
}
