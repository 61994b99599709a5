import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { Env } from '../env.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route whose answers have other ones than all the rest. */
    readonly securityHeaders?: OwnHeaders
  }
}

type OwnHeaders = {
  readonly policy: Readonly<Record<string, readonly string[]>>
  /** A sandboxed page has no origin to keep to itself: browsers complain about the header. */
  readonly isSandboxed?: boolean
}

type Options = Pick<Env, 'publicOrigin' | 'hstsSubdomains'>

export const securityHeaders = fp<Options>(async (app, options) => {
  const usual = headersOf({ policy: contentPolicy }, options)
  const ofRoutes = new Map<OwnHeaders, OutgoingHttpHeaders>()

  app.addHook('onRoute', ({ config }) => {
    const own = config?.securityHeaders
    if (own) ofRoutes.set(own, headersOf(own, options))
  })

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const own = routeOptions.config.securityHeaders
    reply.headers((own && ofRoutes.get(own)) ?? usual)
  })
})

/** Made once: they are the same on every answer, and Helmet makes them anew each time. */
function headersOf({ policy, isSandboxed = false }: OwnHeaders, options: Options) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: bindingToHttps(options),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
    originAgentCluster: !isSandboxed,
  })
  write(request, response, () => undefined)
  return response.getHeaders()
}

/** For what is refused before there is a request that hooks could see: its answer is a problem, which shows and loads nothing. */
export function headersWithoutHooks(options: Options): Readonly<Record<string, string>> {
  const binding = bindingToHttps(options)
  return {
    'content-security-policy': `default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(binding && {
      'strict-transport-security': `max-age=${binding.maxAge}${binding.includeSubDomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

// A browser that once saw this header on http://localhost refuses every other program there.
function bindingToHttps({ publicOrigin, hstsSubdomains }: Options) {
  return (
    publicOrigin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains }
  )
}

const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  // Style elements and attributes in markup are refused; React sets styles through the DOM, which is allowed.
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  frameSrc: ["'self'"],
  frameAncestors: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
}
