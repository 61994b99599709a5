import type { IncomingHttpHeaders } from 'node:http'
import { productName } from '@sheaf/contract/product'
import fp from 'fastify-plugin'
import { AppError } from './app-error.ts'

type Options = {
  readonly publicOrigin: string
  readonly hasSession: (headers: IncomingHttpHeaders) => boolean
  readonly hasToken: (headers: IncomingHttpHeaders) => boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is sent proves by itself that it may be done: a page of another site may send it, too. */
    isOpenToOtherSites?: boolean
  }
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Refuses what another site makes a reader's browser send with the reader's cookie. */
export const sameOriginOnly = fp<Options>(async (app, options) => {
  const { publicOrigin, hasSession, hasToken } = options
  app.addHook('onRequest', async (request) => {
    if (safeMethods.includes(request.method)) return
    if (request.routeOptions.config.isOpenToOtherSites) return
    requireOrigin(request.headers.origin)
    if (comesFromOwnPages(request.headers, publicOrigin)) return
    // Programs send neither header. Without a cookie there is nothing that they could misuse.
    // What has a token was sent by one, too: no browser adds it of its own accord.
    const isProgram = isSentByProgram(request.headers) || hasToken(request.headers)
    if (isProgram && !hasSession(request.headers)) return
    throw crossSite()
  })
})

/**
 * For what is read by a mere link and yet has an effect: one of our own pages must have asked. An address that was
 * typed is no proof, since browsers say the same of a link in a mail.
 */
export function requireOwnPage(headers: IncomingHttpHeaders, publicOrigin: string): void {
  const site = headers['sec-fetch-site']
  const origin = headers.origin ?? originOf(headers.referer)
  if (site === undefined ? origin === publicOrigin : site === 'same-origin') return
  throw new AppError(
    'request.cross-site',
    `This address creates a PDF that counts toward your plan, so it only opens from ${productName} itself. ` +
      'Open the document there and download it.',
  )
}

function originOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.origin
}

// A browser sends scheme, host and port, or 'null'. What is built on it later must not stumble over anything else.
function requireOrigin(origin: string | undefined): void {
  if (origin === undefined || origin === 'null' || URL.parse(origin)?.origin === origin) return
  const message = 'The Origin header is not the address of a site.'
  throw new AppError('request.invalid', message, { origin: message })
}

function crossSite(): AppError {
  return new AppError('request.cross-site', 'This request came from another site and was refused.')
}

// Sec-Fetch-Site is the browser's own verdict and no page can set it: it also holds when the same Sheaf is opened
// under another name of this machine (127.0.0.1 for localhost). Origin decides where browsers leave it out.
function comesFromOwnPages(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === publicOrigin
}

function isSentByProgram(headers: IncomingHttpHeaders): boolean {
  return headers.origin === undefined && headers['sec-fetch-site'] === undefined
}
