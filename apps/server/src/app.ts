import compress from '@fastify/compress'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { accountRoutes } from './accounts/routes.ts'
import { createAccounts } from './accounts/service.ts'
import { readSessionCookie } from './accounts/session-cookie.ts'
import { createSessions } from './accounts/sessions.ts'
import { createAccountStore } from './accounts/store.ts'
import type { Database } from './db/database.ts'
import { createRenderDocument } from './documents/render-document.ts'
import { documentRoutes } from './documents/routes.ts'
import type { Env } from './env.ts'
import { apiDocs } from './http/api-docs.ts'
import { AppError } from './http/app-error.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { answerFailure, errors, FaultsOnly } from './http/errors.ts'
import { health } from './http/health.ts'
import { jsonBodies } from './http/json-body.ts'
import { metrics } from './http/metrics.ts'
import { requestIdOf, requestIds } from './http/request-id.ts'
import { logRequest, requestLog } from './http/request-log.ts'
import { sameOriginOnly } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { validateByZod } from './http/validation.ts'
import { webApp } from './http/web-app.ts'

export type World = {
  readonly env: Env
  readonly database: Database
  readonly typesetter: Typesetter
  readonly log: Logger
  readonly now: () => Date
  /** The folder with the built web app. */
  readonly webDir: string
}

// A preview takes its document as a query of up to 64 KiB; the headers beside it get what Node gives them alone.
const maxHeaderSize = (64 + 16) * 1024

/** The whole application, not yet listening. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const app = createServer(world)
  await addPlugins(app, world)
  const prefix = world.env.basePath.slice(0, -1)
  await app.register(async (base) => addRoutes(base, world), { prefix })
  if (prefix !== '') redirectToBase(app, world.env.basePath)
  return app
}

function createServer({ env, log }: World): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    logController: new FaultsOnly(),
    genReqId: requestIdOf,
    trustProxy: env.trustProxy.length === 0 ? false : [...env.trustProxy],
    requestTimeout: 60_000,
    http: { maxHeaderSize },
    // Connections that are still open while the server stops get their answers, too.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be decoded never reaches the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => logRequest(request, reply))
      reply.header('x-request-id', request.id)
      answerFailure(error, request, reply)
    },
  })
  app.setValidatorCompiler(validateByZod)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

async function addPlugins(app: FastifyInstance, { env }: World): Promise<void> {
  const { publicOrigin, basePath } = env
  await app.register(requestIds)
  await app.register(requestLog)
  await app.register(errors)
  await app.register(securityHeaders, { publicOrigin })
  await app.register(sameOriginOnly, {
    publicOrigin,
    hasSession: (headers) => readSessionCookie(headers) !== undefined,
  })
  await app.register(jsonBodies)
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 512,
  })
  await app.register(metrics, {
    path: `${basePath}metrics`,
    isBehindProxy: env.trustProxy.length > 0,
  })
  await app.register(apiDocs, { path: `${basePath}api/docs` })
}

async function addRoutes(base: FastifyInstance, world: World): Promise<void> {
  const { env, database, typesetter, webDir } = world
  await base.register(health, {
    checks: [
      { name: 'database', run: () => database.ping() },
      { name: 'typesetter', run: () => typesetter.check() },
    ],
  })
  await base.register(async (api) => addApiRoutes(api, world), { prefix: '/api' })
  await base.register(webApp, { dir: webDir, basePath: env.basePath })
}

async function addApiRoutes(api: FastifyInstance, world: World): Promise<void> {
  const { env, database, typesetter, now } = world
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const sessions = createSessions({ store: createAccountStore(database.orm), now })
  await api.register(accountRoutes, {
    accounts: createAccounts({ sessions }),
    cookieScope: { basePath: env.basePath, isHttps: env.publicOrigin.startsWith('https:') },
  })
  await api.register(documentRoutes, { renderDocument: createRenderDocument({ typesetter }), now })
  // Before the pages get to see it: an unknown call is answered with JSON.
  for (const path of ['', '/*']) {
    api.all(path, { schema: { hide: true } }, async () => {
      throw new AppError('route.not-found', 'There is nothing at this address.')
    })
  }
}

function redirectToBase(app: FastifyInstance, basePath: string): void {
  for (const path of ['/', basePath.slice(0, -1)]) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => reply.redirect(basePath))
  }
}
