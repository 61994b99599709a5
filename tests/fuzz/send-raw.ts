import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bytesOf, mayStayUnanswered, type RawRequest } from './raw-request.ts'

export type RawAnswer = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** 'none': the connection was closed without a word. 'late': nothing came in time. */
export type Outcome = RawAnswer | 'none' | 'late'

/** Sends the bytes over a connection of their own and waits until the server closes it. */
export async function sendRaw(
  port: number,
  request: RawRequest,
  patienceMs = 10_000,
): Promise<Outcome> {
  const received: Buffer[] = []
  const isLate = await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const done = (late: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(late)
    }
    const timer = setTimeout(() => done(true), patienceMs)
    socket.on('data', (chunk) => received.push(chunk))
    socket.once('end', () => done(false))
    // A server that refuses a body hangs up while it is still being sent: what it said before counts.
    socket.once('error', () => done(false))
    socket.once('close', () => done(false))
    socket.write(bytesOf(request))
    if (mayStayUnanswered(request)) socket.end()
  })
  const answer = answerIn(Buffer.concat(received))
  if (answer !== undefined) return answer
  return isLate ? 'late' : 'none'
}

function answerIn(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const rest = bytes.subarray(end + 4)
  const status = Number(first.split(' ')[1])
  // 'Go on', before the answer itself.
  if (status >= 100 && status < 200) return answerIn(rest)
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = headers.get('transfer-encoding') === 'chunked' ? withoutChunks(rest) : rest
  return { status, headers, text: unpacked(body, headers.get('content-encoding')).toString() }
}

function withoutChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    if (lineEnd < 0 || !(size > 0)) break
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return Buffer.concat(parts)
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes)
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return bytes
}
