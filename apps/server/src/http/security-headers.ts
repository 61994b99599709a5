import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

type Options = { readonly publicOrigin: string }

export const securityHeaders = fp<Options>(async (app, { publicOrigin }) => {
  const isHttps = publicOrigin.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // A browser that once saw this header on http://localhost refuses every other program there.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
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
  baseUri: ["'self'"],
  formAction: ["'self'"],
}
