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

// Not by fetch, not by Node's client and not by a stream: they take up to a millisecond for each document, of the same two
// cores.
function memberOf({ url }: SheafProcess, cookie: string): Member & { readonly leave: () => void } {
  const { origin, hostname, port, pathname } = new URL(`${url}/api/generate-pdf`)
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
  ].join('\r\n')
  let answer: Answer | undefined
  const take = (count: number, bytes: Uint8Array) => {
    answer?.add(bytes.subarray(0, count))
    return true
  }
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer: Buffer.allocUnsafe(256 * 1024), callback: take },
  })
  return {
    async generate(body) {
      const request = Buffer.from(
        `${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
      const own = answerOf(socket)
      answer = own
      const start = performance.now()
      socket.write(request)
      const end = await own.end
      if (own.status() !== 200) throw new Error(own.text())
      return end - start
    },
    leave: () => socket.destroy(),
  }
}

type Answer = {
  readonly add: (bytes: Uint8Array) => void
  /** The moment of the last byte. */
  readonly end: Promise<number>
  readonly status: () => number
  readonly text: () => string
}

const endOfHead = Buffer.from('\r\n\r\n')

function answerOf(socket: Socket): Answer {
  const chunks: Buffer[] = []
  const { promise: end, resolve, reject } = Promise.withResolvers<number>()
  const onClose = () => reject(new Error('There was no answer.'))
  socket.once('close', onClose)
  let received = 0
  let wanted = Number.POSITIVE_INFINITY
  return {
    add(bytes) {
      chunks.push(Buffer.from(bytes))
      received += bytes.length
      if (wanted === Number.POSITIVE_INFINITY) wanted = lengthOf(Buffer.concat(chunks))
      if (received < wanted) return
      socket.off('close', onClose)
      resolve(performance.now())
    },
    end,
    status: () => Number(chunks[0]?.toString('latin1', 0, 20).split(' ', 2)[1]),
    text: () => Buffer.concat(chunks).toString(),
  }
}

/** Of the whole answer, once its head is here. */
function lengthOf(begun: Buffer): number {
  const end = begun.indexOf(endOfHead)
  if (end < 0) return Number.POSITIVE_INFINITY
  const head = begun.toString('latin1', 0, end)
  return end + endOfHead.length + Number(/^content-length: (\d+)/im.exec(head)?.[1])
}
