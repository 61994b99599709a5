import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'

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
 * machine; behind a proxy (TRUST_PROXY) also for one in the same private network that asks this copy directly. What came
 * through the proxy came from outside, whatever address the proxy itself has.
 */
function mayReadMetrics(request: FastifyRequest, isBehindProxy: boolean): boolean {
  const { 'x-forwarded-for': forwardedFor, forwarded, via } = request.headers
  if (forwardedFor !== undefined || forwarded !== undefined || via !== undefined) return false
  const address = request.socket.remoteAddress ?? ''
  return isIn(loopback, address) || (isBehindProxy && isIn(privateNetwork, address))
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const privateNetwork = new BlockList()
privateNetwork.addSubnet('10.0.0.0', 8, 'ipv4')
privateNetwork.addSubnet('172.16.0.0', 12, 'ipv4')
privateNetwork.addSubnet('192.168.0.0', 16, 'ipv4')
privateNetwork.addSubnet('fc00::', 7, 'ipv6')

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
