import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type pg from 'pg'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import { isLocalRequest } from './local-request.ts'
import { addWorkMetrics } from './work-metrics.ts'

type Options = {
  readonly env: Pick<Env, 'basePath' | 'isLocal' | 'metricsToken'>
  readonly pool: pg.Pool
}

export const metrics = fp<Options>(async (app, { env, pool }) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const lookAtWork = addWorkMetrics(registry, pool)
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

  const options = {
    logLevel: 'warn',
    schema: { hide: true },
    // A collector asks for an address; whoever holds no token is looked at below.
    config: { answersAnyHost: true },
  } as const
  app.get(`${env.basePath}metrics`, options, async (request, reply) => {
    if (!isLocalRequest(request, env) && !holdsToken(request, env.metricsToken)) {
      throw new AppError('route.not-found', 'There is nothing at this address.')
    }
    await lookAtWork()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
})

// The figures tell how busy an installation is, which is nobody's business outside.
function holdsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
