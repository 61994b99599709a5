import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './app-error.ts'

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

/**
 * Whoever hangs up at once leaves no address, and limits count by it. A socket keeps one that was read while it was open, so
 * that those who leave later are counted as well.
 */
export const presentOnly = fp(async (app) => {
  app.addHook('onRequest', async ({ ip }: { ip: FastifyRequest['ip'] | undefined }) => {
    if (ip !== undefined) return
    throw new AppError(
      'request.abandoned',
      'The connection was closed before the request was read.',
    )
  })
})
