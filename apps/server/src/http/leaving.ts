import type { FastifyReply } from 'fastify'

/**
 * Aborts when whoever asked is gone before the answer. Fastify's own `request.signal` listens to the request, which closes as
 * soon as its body is read: it misses everyone who leaves later.
 */
export function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const onClose = () => {
    if (!raw.writableFinished) leaving.abort()
  }
  // They may be gone before anybody listens.
  if (raw.closed) onClose()
  else raw.once('close', onClose)
  return leaving.signal
}
