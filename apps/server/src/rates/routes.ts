import { ratesQuerySchema, ratesSchema } from '@sheaf/contract/rates'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusedWith } from '../http/problem.ts'
import type { ExchangeRates } from './service.ts'

type Options = { readonly exchangeRates: ExchangeRates }

/** Open to visitors: nothing of a user is told. */
export const rateRoutes: FastifyPluginAsyncZod<Options> = async (app, { exchangeRates }) => {
  app.get(
    '/rates',
    { schema: { ...description, querystring: ratesQuerySchema } },
    async (request) => exchangeRates.of(request.query.base),
  )
}

const description = {
  tags: ['Rates'],
  summary:
    'What one unit of a currency is worth in all others, with the day and source of each rate',
  response: { 200: ratesSchema, ...refusedWith(400) },
}
