import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'
import { isLocalRequest, isNearbyRequest } from './local-request.ts'

type Options = { readonly path: string; readonly isBehindProxy: boolean }

export const metrics = fp<Options>(async (app, { path, isBehindProxy }) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: each address would be a series of its own.
    const route = request.routeOptions.url ?? 'none'
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })

  app.get(path, { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, isBehindProxy)) {
      throw new AppError('route.not-found', 'There is nothing at this address.')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
})

/**
 * The figures tell how busy an installation is, which is nobody's business outside. They are for a collector on the same
 * machine; behind a proxy (TRUST_PROXY) also for one in the same private network that asks this copy directly.
 */
function mayReadMetrics(request: FastifyRequest, isBehindProxy: boolean): boolean {
  return isBehindProxy ? isNearbyRequest(request) : isLocalRequest(request)
}
