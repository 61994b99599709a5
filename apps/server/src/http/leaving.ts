import type { FastifyReply } from 'fastify'

/**
 * Aborts when whoever asked is gone before the answer. Fastify's own `request.signal` listens to the request, which closes as
 * soon as its body is read: it misses everyone who leaves later.
 */
export function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
