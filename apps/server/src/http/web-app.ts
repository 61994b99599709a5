import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { findPage, withoutTrailingSlashes } from '@sheaf/contract/pages'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type KeptText, keepFile, readDrawnPages } from './drawn-pages.ts'
import { pathOf } from './request-log.ts'

type Options = {
  readonly dir: string
  readonly basePath: string
  readonly publicOrigin: string
  readonly hasSession: (headers: IncomingHttpHeaders) => boolean
}

const hidden = { schema: { hide: true } } as const

export const webApp: FastifyPluginAsync<Options> = async (app, options) => {
  const { dir, basePath, hasSession } = options
  const index = join(dir, 'index.html')
  if (!existsSync(index)) {
    app.get('/*', hidden, async (_request, reply) => answerUnbuilt(reply))
    return
  }

  await app.register(fastifyStatic, {
    root: join(dir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // Their names change with their content.
    maxAge: '365d',
    immutable: true,
    setHeaders: (reply, path) => {
      if (isEngine(path)) reply.header('content-security-policy', enginePolicy)
    },
  })
  await app.register(fastifyStatic, {
    root: dir,
    wildcard: false,
    globIgnore: ['index.html', 'assets/**', 'pages/**', 'pages.json', '**/*.{br,gz}'],
    decorateReply: false,
    index: false,
    preCompressed: true,
    maxAge: '1h',
    // A browser that asks for a new version must not be answered by its own cache.
    setHeaders: (reply, path) => {
      if (basename(path) === 'sw.js') reply.header('cache-control', 'no-cache')
    },
  })

  const shell = await keepFile(index, options)
  const findDrawn = await readDrawnPages(dir, options)
  app.get('/*', hidden, async (request, reply) => {
    const address = withoutTrailingSlashes(pathOf(request.url).slice(basePath.length - 1)) || '/'
    const drawn = findDrawn(address)
    const status = drawn?.status ?? (findPage(address) === undefined ? 404 : 200)
    // Drawn pages are the visitors': a member would see the top bar change, and at the start the whole page.
    const isForMember = drawn?.type === shell.type && hasSession(request.headers)
    const kept = isForMember ? shell : (drawn ?? shell)
    if (kept === shell) letCompile(reply)
    return sendKept(request, reply, { ...kept, status })
  })
}

/** The typesetter in the browser compiles WebAssembly, which is no script that a stranger could have put into a text. */
const enginePolicy =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';base-uri 'none';frame-ancestors 'none'"

/** Firefox asks the policy of the page as well, whatever the worker's own says. Pages for visitors have no engine. */
function letCompile(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  const opened = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
  reply.header('content-security-policy', opened)
}

function isEngine(path: string): boolean {
  return /^engine-worker-[\w-]+\.js$/.test(basename(path).replace(/\.(?:br|gz)$/, ''))
}

function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptText): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'cookie').header('etag', kept.etag)
  if (kept.status === 200 && request.headers['if-none-match'] === kept.etag)
    return reply.code(304).send()
  return reply.code(kept.status).type(kept.type).send(kept.text)
}

function answerUnbuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The web app has not been built yet. Stop this server and run: npm start\n')
}
