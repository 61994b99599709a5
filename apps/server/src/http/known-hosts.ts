import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import { hostNameIn, isLoopbackAddress, isLoopbackName } from './host-names.ts'

type Names = Pick<Env, 'allowedHosts' | 'isLocal'>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For probes, which ask for an address and not for a name. What is answered must be no secret. */
    readonly answersAnyHost?: boolean
  }
}

/**
 * Answers only under names of its own. Otherwise a page of another site whose name is made to lead here (DNS rebinding)
 * could read what it likes: to a browser it would be of the same origin.
 */
export const knownHostsOnly = fp<Names>(async (app, names) => {
  app.addHook('onRequest', async (request) => {
    if (lacksHost(request)) {
      throw new AppError('request.invalid', 'The request has no Host header.')
    }
    if (request.routeOptions.config.answersAnyHost || isKnownHost(request, names)) return
    throw new AppError(
      'request.unknown-host',
      'This server does not answer to that host name. An administrator can add the name to ALLOWED_HOSTS.',
    )
  })
})

// RFC 9112, 3.2: this version must name one, and gets a 400 otherwise, a probe as well. Older ones need not.
function lacksHost({ headers, raw }: FastifyRequest): boolean {
  return headers.host === undefined && raw.httpVersion === '1.1'
}

// Always the Host header itself: X-Forwarded-Host is what anybody writes into it.
function isKnownHost({ headers, socket }: FastifyRequest, names: Names): boolean {
  const name = hostNameIn(headers.host)
  if (name === undefined) return false
  if (names.allowedHosts.includes(name)) return true
  return names.isLocal && isLoopbackName(name) && isLoopbackAddress(socket.remoteAddress ?? '')
}
