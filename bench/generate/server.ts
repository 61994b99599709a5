import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment } from '../../tests/support/env.ts'
import { startSheaf } from '../../tests/support/sheaf-process.ts'

const adminFile = fileURLToPath(new URL('../../apps/server/src/admin.ts', import.meta.url))

export type GenerateServer = {
  /** Sends the text of a document as a premium user would. Answers the milliseconds until the last byte of its PDF is here. */
  readonly generate: (body: string) => Promise<number>
  readonly stop: () => Promise<void>
}

/** The whole product in a process of its own, with a user whom no plan stops. */
export async function startGenerateServer(): Promise<GenerateServer> {
  const sheaf = await startSheaf('', { DEV_LOGIN: 'on' })
  const headers = { origin: sheaf.url, 'content-type': 'application/json' }
  const answer = await fetch(`${sheaf.url}/api/dev/login`, { method: 'POST', headers, body: '{}' })
  const { email } = (await answer.json()) as { email: string }
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  await promisify(execFile)(process.execPath, [adminFile, 'premium', email, 'on'], {
    env: childEnvironment({ DATA_DIR: sheaf.dataDir }),
  })
  // Not by fetch: the client has the same two cores, and fetch takes a millisecond and more of them for each document.
  const agent = new Agent({ keepAlive: true })
  const options = { method: 'POST', agent, headers: { ...headers, cookie } }
  return {
    async generate(body) {
      const start = performance.now()
      const { status, bytes } = await send(`${sheaf.url}/api/generate-pdf`, options, body)
      const ms = performance.now() - start
      if (status !== 200) throw new Error(`${status} ${bytes.toString()}`)
      return ms
    },
    async stop() {
      agent.destroy()
      await sheaf.stop()
    },
  }
}

async function send(url: string, options: RequestOptions, body: string) {
  const asking = request(url, options)
  const answered = once(asking, 'response')
  asking.end(body)
  const [answer]: IncomingMessage[] = await answered
  if (answer === undefined) throw new Error('There was no answer.')
  return { status: answer.statusCode, bytes: await buffer(answer) }
}
