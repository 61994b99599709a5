import { doneSchema, openSessionsSchema, sessionIdSchema } from '@sheaf/contract/accounts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusedWith } from '../http/problem.ts'
import { unknownDevice } from './device-words.ts'
import type { SignedInGuard } from './signed-in.ts'
import type { AccountStore } from './store.ts'

type Options = {
  readonly store: AccountStore
  readonly guard: SignedInGuard
  readonly now: () => Date
}

/** Where a user is signed in. */
export const sessionRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, guard, now } = options
  app.addHook('onRequest', guard.requireUser)

  app.get(
    '/account/sessions',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'The browsers that the signed-in user is signed in with, the last used first',
        response: { 200: openSessionsSchema, ...refusedWith(401) },
      },
    },
    async (request) => {
      const current = guard.sessionOf(request)
      const found = await store.findSessions(current.userId, now())
      return found.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device: device || unknownDevice,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === current.id,
      }))
    },
  )

  app.delete(
    '/account/sessions',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Signs out everywhere else',
        response: { 200: doneSchema, ...refusedWith(401) },
      },
    },
    async (request) => {
      const { userId, id } = guard.sessionOf(request)
      await store.removeOtherSessions(userId, id)
      return { message: "You've been signed out everywhere else." }
    },
  )

  app.delete(
    '/account/sessions/:id',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Signs out one browser, also when it is signed out already',
        params: sessionIdSchema,
        response: { 200: doneSchema, ...refusedWith(400, 401) },
      },
    },
    async (request) => {
      await store.removeSessionById(guard.userOf(request).id, request.params.id)
      return { message: 'That browser has been signed out.' }
    },
  )
}
