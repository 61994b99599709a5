import type { ErrorCode } from '@sheaf/contract/errors'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LogController } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, RateLimitError } from './app-error.ts'
import { reportFault } from './fault-report.ts'
import { problemType, toAppError, toProblem } from './problem.ts'

/** The one place where failures become answers and log lines. */
export const errors = fp(async (app) => {
  app.setErrorHandler((thrown, request, reply) => answerFailure(thrown, request, reply))
  app.setNotFoundHandler(() => {
    throw new AppError('route.not-found', 'There is nothing at this address.')
  })
})

export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = failureOf(thrown, request, reply)
  return reply.type(problemType).send(toProblem(error, request.id))
}

/** Logs a failure and puts its status on the answer, whatever form that has. */
export function failureOf(thrown: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const error = toAppError(thrown)
  logFailure(request.log, error)
  const retryAfter =
    error instanceof RateLimitError ? error.retryAfterSeconds : retryAfterSeconds[error.code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.code(error.status).header('cache-control', 'no-store')
  return error
}

const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  // Both pass within a second: the queue moves on, and the limits of previews count by the second.
  'rate.limited': 1,
  'server.overloaded': 1,
  'server.unavailable': 10,
  // Somebody has to make room.
  'storage.no-room': 60,
}

export function logFailure(log: FastifyBaseLogger, error: AppError): void {
  const { code } = error
  if (error.status < 500) log.warn({ code }, 'request refused')
  else log.error({ code, fault: reportFault(error.cause ?? error) }, 'request failed')
}

/** Silences the framework's own lines, which hold whole addresses and messages, except for faults it alone sees. */
export class FaultsOnly extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })
  }

  override streamError(
    error: NodeJS.ErrnoException,
    _request: FastifyRequest,
    reply: FastifyReply,
  ) {
    // The reader went away: its request line says so.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    reply.log.error({ fault: reportFault(error) }, 'answer broken off')
  }

  override writeHeadError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.error({ fault: reportFault(error) }, 'answer broken off')
  }

  override serializerError(error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.log.error({ fault: reportFault(error) }, 'answer not written')
  }
}
