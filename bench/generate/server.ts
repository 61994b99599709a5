import { connect, type Socket } from 'node:net'
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
  const members = (await signedIn(sheaf, count)).map((cookie) => memberOf(sheaf, cookie))
  return {
    members,
    async stop() {
      for (const { leave } of members) leave()
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

// Not by fetch and not by Node's client: they take up to a millisecond for each document, of the same two cores.
function memberOf({ url }: SheafProcess, cookie: string): Member & { readonly leave: () => void } {
  const { origin, hostname, port, pathname } = new URL(`${url}/api/generate-pdf`)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
  ].join('\r\n')
  return {
    async generate(body) {
      const start = performance.now()
      socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
      const { status, text } = await answerFrom(socket)
      const ms = performance.now() - start
      if (status !== 200) throw new Error(`${status} ${text()}`)
      return ms
    },
    leave: () => socket.destroy(),
  }
}

const endOfHead = Buffer.from('\r\n\r\n')

/** Resolves with the last byte. */
function answerFrom(socket: Socket): Promise<{ status: number; text: () => string }> {
  const chunks: Buffer[] = []
  let received = 0
  let wanted = Number.POSITIVE_INFINITY
  let status = 0
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error('There was no answer.'))
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      received += chunk.length
      if (wanted === Number.POSITIVE_INFINITY) {
        const all = Buffer.concat(chunks)
        const end = all.indexOf(endOfHead)
        if (end < 0) return
        const head = all.toString('latin1', 0, end)
        status = Number(head.split(' ', 2)[1])
        wanted = end + endOfHead.length + Number(/^content-length: (\d+)/im.exec(head)?.[1])
      }
      if (received < wanted) return
      socket.off('data', onData).off('close', onClose)
      resolve({ status, text: () => Buffer.concat(chunks).toString() })
    }
    socket.on('data', onData).on('close', onClose)
  })
}
