import { setTimeout as pause } from 'node:timers/promises'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly json: <T>() => T
}

export type Client = ReturnType<typeof createClient>

type Body = object | Buffer

/** A browser with an address of its own, which keeps its cookie when the server goes. */
export function createClient(url: string, address: string, cookie = '') {
  const own = { origin: url, 'x-forwarded-for': address }

  /** Undefined: nobody knows whether it was done. */
  async function ask(method: string, path: string, body?: Body): Promise<Answer | undefined> {
    const type = Buffer.isBuffer(body) ? 'image/png' : 'application/json'
    try {
      const answer = await fetch(new URL(path, url), {
        method,
        headers: { ...own, cookie, ...(body && { 'content-type': type }) },
        body: body === undefined ? null : contentOf(body),
        signal: AbortSignal.timeout(30_000),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      // The database may be on its way back, or all seats taken.
      if (answer.status >= 500) return undefined
      const { status, headers } = answer
      return { status, headers, bytes, json: () => JSON.parse(bytes.toString()) }
    } catch {
      return undefined
    }
  }

  return {
    ask,
    as: (other: string) => createClient(url, address, other),

    /** As people do who get no answer: the very same once more, until there is one. Tells how often nobody answered. */
    async insist(method: string, path: string, body?: Body): Promise<Answer> {
      for (let attempt = 0; attempt < 600; attempt += 1) {
        const answer = await ask(method, path, body)
        if (answer !== undefined) return answer
        await pause(100)
      }
      throw new Error(`${method} ${path} was never answered`)
    },
  }
}

function contentOf(body: Body): Uint8Array<ArrayBuffer> | string {
  return Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body)
}
