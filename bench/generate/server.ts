import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openSessions } from '../../tests/support/sessions.ts'
import { type SheafProcess, startSheaf } from '../../tests/support/sheaf-process.ts'

export type GenerateServer = {
  /** Those whom no plan stops, each with an account of their own. */
  readonly members: readonly Member[]
  readonly stop: () => Promise<void>
}

export type Member = {
  /** Sends the text of a document. Answers the milliseconds until the last byte of its PDF is here. */
  readonly generate: (body: string) => Promise<number>
}

/** The whole product in a process of its own, with so many members. */
export async function startGenerateServer(count: number): Promise<GenerateServer> {
  const sheaf = await startSheaf()
  const agent = new Agent({ keepAlive: true })
  return {
    members: (await signedIn(sheaf, count)).map((cookie) => memberOf(sheaf, agent, cookie)),
    async stop() {
      agent.destroy()
      await sheaf.stop()
    },
  }
}

async function signedIn(sheaf: SheafProcess, count: number): Promise<readonly string[]> {
  const sessions = await openSessions(sheaf)
  const held: string[] = []
  const addCookies = async (
    cookies: readonly { readonly name: string; readonly value: string }[],
  ) => {
    for (const { name, value } of cookies) held.push(`${name}=${value}`)
  }
  try {
    while (held.length < count) await sessions.signIn({ addCookies }, { subscription: 'premium' })
  } finally {
    await sessions.end()
  }
  return held
}

function memberOf({ url }: SheafProcess, agent: Agent, cookie: string): Member {
  const headers = { origin: url, 'content-type': 'application/json', cookie }
  return {
    async generate(body) {
      const start = performance.now()
      const { status, bytes } = await send(
        `${url}/api/generate-pdf`,
        { method: 'POST', agent, headers },
        body,
      )
      const ms = performance.now() - start
      if (status !== 200) throw new Error(`${status} ${bytes.toString()}`)
      return ms
    },
  }
}

// Not by fetch: the client has the same two cores, and fetch takes a millisecond and more of them for each document.
async function send(url: string, options: RequestOptions, body: string) {
  const asking = request(url, options)
  const answered = once(asking, 'response')
  asking.end(body)
  const [answer]: IncomingMessage[] = await answered
  if (answer === undefined) throw new Error('There was no answer.')
  return { status: answer.statusCode, bytes: await buffer(answer) }
}
