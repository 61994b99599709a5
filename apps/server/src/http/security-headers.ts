import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { Env } from '../env.ts'

type Options = Pick<Env, 'publicOrigin' | 'hstsSubdomains'>

export const securityHeaders = fp<Options>(async (app, { publicOrigin, hstsSubdomains }) => {
  const isHttps = publicOrigin.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // A browser that once saw this header on http://localhost refuses every other program there.
    strictTransportSecurity: isHttps && {
      maxAge: 31_536_000,
      includeSubDomains: hstsSubdomains,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  })
})

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
