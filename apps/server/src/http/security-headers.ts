import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { Env } from '../env.ts'

type Options = Pick<Env, 'publicOrigin' | 'hstsSubdomains'>

export const securityHeaders = fp<Options>(async (app, options) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    strictTransportSecurity: bindingToHttps(options),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  })
})

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
