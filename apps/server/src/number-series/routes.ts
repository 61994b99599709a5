import { numberSeriesSchema, saveSeriesSchema } from '@sheaf/contract/number-series'
import { documentKinds } from '@sheaf/domain/documents/kind'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SignedInGuard } from '../accounts/signed-in.ts'
import { refusedWith } from '../http/problem.ts'
import type { NumberSeriesOfUsers } from './service.ts'

type Options = { readonly numberSeries: NumberSeriesOfUsers; readonly guard: SignedInGuard }

const kindParams = z.object({ kind: z.enum(documentKinds) })

/** How a user's documents are numbered, kind by kind. */
export const numberSeriesRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { numberSeries, guard } = options
  app.addHook('onRequest', guard.requireUser)

  app.get('/number-series', { schema: descriptions.list }, async (request) =>
    numberSeries.list(guard.userOf(request)),
  )

  app.put(
    '/number-series',
    { schema: { ...descriptions.save, body: saveSeriesSchema } },
    async (request) => numberSeries.save(guard.userOf(request), request.body),
  )

  app.delete(
    '/number-series/:kind',
    { schema: { ...descriptions.remove, params: kindParams } },
    async (request) => numberSeries.remove(guard.userOf(request), request.params.kind),
  )
}

const tags = ['Number series']

const descriptions = {
  list: {
    tags,
    summary: 'How documents are numbered: the pattern, the last number and the next one',
    response: { 200: numberSeriesSchema, ...refusedWith(401) },
  },
  save: {
    tags,
    summary: 'Sets the pattern and the last number of one type of document',
    response: { 200: numberSeriesSchema, ...refusedWith(400, 401) },
  },
  remove: {
    tags,
    summary: 'Ends the series of one type of document',
    response: { 200: numberSeriesSchema, ...refusedWith(400, 401) },
  },
}
