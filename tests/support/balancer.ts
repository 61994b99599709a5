import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

export type Balancer = {
  readonly url: string
  /** What it had to answer itself, since no copy did: each is a request that a user has lost. */
  readonly failures: readonly string[]
  /** How many requests each port has answered. */
  readonly answered: ReadonlyMap<number, number>
  /** From now on it asks whether somebody is ready there. Resolves as soon as it sends requests there. */
  add(port: number): Promise<void>
  remove(port: number): void
  stop(): Promise<void>
}

const probeEveryMs = 200
const probePatienceMs = 2_000
const longestStartMs = 30_000

/**
 * What a load balancer in front of several copies does at the least: it sends requests to each copy in turn, on connections
 * that it keeps open, asks /readyz, and turns to the next copy where one takes no connection. A request that somebody
 * may have begun to answer is never sent twice.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Map<number, boolean>()
  const answered = new Map<number, number>()
  const failures: string[] = []
  const stopped = new AbortController()
  let turn = 0

  async function keepProbing(port: number): Promise<void> {
    while (ready.has(port) && !stopped.signal.aborted) {
      const isReady = await probe(port)
      if (ready.has(port)) ready.set(port, isReady)
      await pause(probeEveryMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }

  async function forward(request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const tried = new Set<number>()
    for (;;) {
      const ports = [...ready].flatMap(([port, isReady]) =>
        isReady && !tried.has(port) ? [port] : [],
      )
      const port = ports[turn++ % ports.length]
      if (port === undefined) throw new Error('no copy is ready')
      try {
        const answer = await ask(port, request, body, agent)
        answered.set(port, (answered.get(port) ?? 0) + 1)
        return answer
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'))
          throw error
        tried.add(port)
        if (ready.has(port)) ready.set(port, false)
      }
    }
  }

  const server = createServer(async (request, response) => {
    try {
      const answer = await forward(request, await buffer(request))
      response.writeHead(answer.statusCode ?? 502, onward(answer.headers))
      answer.pipe(response)
      answer.once('error', () => {
        failures.push(`${request.method} ${request.url}: cut off`)
        response.destroy()
      })
    } catch (error) {
      failures.push(`${request.method} ${request.url}: ${String(error)}`)
      response.writeHead(502).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    failures,
    answered,
    async add(port) {
      ready.set(port, false)
      void keepProbing(port)
      const deadline = performance.now() + longestStartMs
      while (ready.get(port) !== true) {
        if (performance.now() > deadline) throw new Error(`Nobody is ready on port ${port}`)
        await pause(20)
      }
    },
    remove: (port) => void ready.delete(port),
    async stop() {
      stopped.abort()
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function probe(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(probePatienceMs)
  return await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.ok
    },
    () => false,
  )
}

function ask(
  port: number,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<IncomingMessage> {
  const forwardedFor = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  const sent = { ...onward(headers), 'x-forwarded-for': forwardedFor }
  const to = { host: '127.0.0.1', port, method, path: url, headers: sent, agent }
  return new Promise((resolve, reject) => {
    const call = send(to, resolve)
    call.once('error', reject)
    call.end(body)
  })
}

/** Without what was said about one connection only. */
function onward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...others } = headers
  return others
}
