import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from './app-error.ts'
import { problemType, toProblem } from './problem.ts'

/** Answers what is not HTTP at all. The framework's own handler would log the raw bytes of the request. */
export function createBrokenRequestHandler(headers: Readonly<Record<string, string>>) {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return function answerBrokenRequest(
    this: { log: FastifyBaseLogger },
    error: NodeJS.ErrnoException,
    socket: Socket,
  ): void {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const failure = brokenRequestFailures[error.code ?? ''] ?? unreadable
    const requestId = randomUUID()
    this.log.warn({ requestId, code: failure.code, reason: error.code }, 'request refused')
    const body = JSON.stringify(toProblem(failure, requestId))
    socket.end(
      [
        `HTTP/1.1 ${failure.status} ${failure.status === 413 ? 'Content Too Large' : 'Bad Request'}`,
        'connection: close',
        `content-type: ${problemType}`,
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${requestId}`,
        ...headerLines,
        '',
        body,
      ].join('\r\n'),
    )
  }
}

/** Node refuses an `Expect` that it does not know without a word. The standard lets a server pass over it. */
export function passOverExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

const unreadable = new AppError('request.invalid', "We couldn't read the request.")

const brokenRequestFailures: Readonly<Record<string, AppError>> = {
  // A null character, for one.
  HPE_INVALID_HEADER_TOKEN: new AppError(
    'request.invalid',
    'A header of the request holds a character that no header may hold.',
  ),
  HPE_HEADER_OVERFLOW: new AppError(
    'request.too-large',
    'The address or the headers of the request are too large.',
  ),
}
