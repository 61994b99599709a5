import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
})

/** Never the query, a header or the body: they hold what people write to their clients. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: shortened(pathOf(request.url)),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...(reply.raw.writableFinished ? {} : { aborted: true }),
    },
    'request',
  )
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

// Otherwise a stranger fills the disk with lines of their own making.
const longestLoggedPath = 200

function shortened(path: string): string {
  return path.length <= longestLoggedPath ? path : `${path.slice(0, longestLoggedPath)}…`
}
