import type { Server } from 'node:http'
import fp from 'fastify-plugin'

type Draining = { readonly server: Server; close(): PromiseLike<unknown> }

/** Whoever still comes once this copy is about to end gets the last answer on their connection: the next request goes elsewhere. */
export const lastAnswers = fp<{ readonly ending: AbortSignal }>(async (app, { ending }) => {
  app.addHook('onRequest', async (_request, reply) => {
    if (ending.aborted) reply.header('connection', 'close')
  })
})

/** Takes no new connection, lets requests in flight end, and after the limit cuts what is left. */
export async function drain(app: Draining, limitMs: number): Promise<void> {
  // A connection that was busy when closing began stays open for another request once it has its answer.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const limit = setTimeout(() => app.server.closeAllConnections(), limitMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(limit)
  }
}
