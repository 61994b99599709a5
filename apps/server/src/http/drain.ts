import type { Server } from 'node:http'

type Draining = { readonly server: Server; close(): PromiseLike<unknown> }

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
