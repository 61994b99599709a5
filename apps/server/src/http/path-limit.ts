import fp from 'fastify-plugin'
import { AppError } from './app-error.ts'
import { pathOf } from './request-log.ts'

const longestPath = 2_048

/** No page, call or file has a path of this length. Queries may be longer: a preview takes its document there. */
export const pathLimit = fp(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (pathOf(request.url).length <= longestPath) return
    throw new AppError(
      'request.path-too-long',
      `This address is too long. Its path may have at most ${longestPath} characters.`,
    )
  })
})
