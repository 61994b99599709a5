import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { createBrokenRequestHandler, passOverExpectations } from './broken-request.ts'
import { answerFailure, FaultsOnly } from './errors.ts'
import { requestIdOf } from './request-id.ts'
import { logRequest } from './request-log.ts'
import { headersWithoutHooks } from './security-headers.ts'
import { validateByZod } from './validation.ts'

// A preview takes its document as a query of up to 64 KiB; the headers beside it get what Node gives them alone.
const maxHeaderSize = (64 + 16) * 1024

type Given = { readonly env: Env; readonly log: Logger }

/** Fastify as Sheaf uses it, without a route: also what never reaches a route is answered with our headers. */
export function createServer({ env, log }: Given): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const headers = headersWithoutHooks(env)
  const app = Fastify({
    loggerInstance,
    logController: new FaultsOnly(),
    genReqId: requestIdOf,
    trustProxy: env.trustProxy.length === 0 ? false : [...env.trustProxy],
    requestTimeout: 60_000,
    // Several copies that start at once on a busy machine are slow, which is no fault: the default of ten seconds ended them.
    pluginTimeout: 120_000,
    // Node's own refusal of a request without a Host has no headers; knownHostsOnly refuses it.
    http: { maxHeaderSize, requireHostHeader: false },
    // Connections that are still open while the server stops get their answers, too.
    return503OnClosing: false,
    clientErrorHandler: createBrokenRequestHandler(headers),
    // An address that cannot be decoded never reaches the hooks.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => logRequest(request, reply))
      reply.headers({ ...headers, 'x-request-id': request.id })
      answerFailure(error, request, reply)
    },
  })
  passOverExpectations(app.server)
  app.setValidatorCompiler(validateByZod)
  app.setSerializerCompiler(serializerCompiler)
  return app
}
