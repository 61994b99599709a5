/** A request as its bytes go over the wire: nothing is checked, escaped or counted for it. */
export type RawRequest = {
  readonly method: string
  readonly target: string
  /** In this order, also twice or with a wrong form. */
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  readonly framing: Framing
}

/** How the end of the body is told. */
export type Framing =
  | 'length'
  | 'chunked'
  // The sender leaves in mid-body: by the count, and by the chunks.
  | 'cut'
  | 'cut-chunk'
  // Attempts to have a second request read from the body of the first.
  | 'smuggled-by-length'
  | 'smuggled-by-chunks'
  | 'two-lengths'
  | 'odd-encoding'
  | 'odd-chunk'

/** After these nobody has to be answered: the sender left, or asked for another protocol. */
export function mayStayUnanswered({ framing, method, headers }: RawRequest): boolean {
  return (
    framing.startsWith('cut') ||
    method === 'CONNECT' ||
    headers.some(([name]) => name.toLowerCase() === 'upgrade')
  )
}

const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: '

export function bytesOf(request: RawRequest): Buffer {
  const { headers, body } = framed(request)
  const lines = [...request.headers, ...headers].map(([name, value]) => `${name}: ${value}`)
  const head = [`${request.method} ${request.target} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head), body])
}

type Framed = { readonly headers: RawRequest['headers']; readonly body: Buffer }

function framed({ method, body, framing }: RawRequest): Framed {
  const length = String(body.length)
  const chunked = ['Transfer-Encoding', 'chunked'] as const
  switch (framing) {
    case 'length':
      return { headers: hasBody(method, body) ? [['Content-Length', length]] : [], body }
    case 'chunked':
      return { headers: [chunked], body: inChunks(body) }
    case 'cut':
      return { headers: [['Content-Length', String(body.length + 100)]], body }
    case 'cut-chunk':
      return { headers: [chunked], body: Buffer.from(`ffff\r\n${body.toString('latin1')}`) }
    case 'smuggled-by-length':
      return {
        headers: [['Content-Length', length], chunked],
        body: Buffer.from(`0\r\n\r\n${smuggled}`),
      }
    case 'smuggled-by-chunks':
      return {
        headers: [['Transfer-Encoding', 'identity, chunked, chunked']],
        body: Buffer.from(`0\r\n\r\n${smuggled}`),
      }
    case 'two-lengths':
      return {
        headers: [
          ['Content-Length', length],
          ['Content-Length', '0'],
        ],
        body,
      }
    case 'odd-encoding':
      return { headers: [['Transfer-Encoding', '\vchunked']], body: inChunks(body) }
    case 'odd-chunk':
      return { headers: [chunked], body: Buffer.from('-1\r\nx\r\n0x10;a="\r\nx\r\n0\r\n\r\n') }
  }
}

function hasBody(method: string, body: Buffer): boolean {
  return body.length > 0 || ['POST', 'PUT', 'PATCH'].includes(method)
}

function inChunks(body: Buffer): Buffer {
  const half = body.length >> 1
  const chunks = [body.subarray(0, half), body.subarray(half)].filter((part) => part.length > 0)
  const written = chunks.flatMap((part) => [
    Buffer.from(`${part.length.toString(16)}\r\n`),
    part,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...written, Buffer.from('0\r\n\r\n')])
}

const longestShown = 3000

/** To be sent again by hand. Bytes that are no text are written in base64. */
export function reproductionOf(request: RawRequest): string {
  const text = request.body.toString()
  const isText = Buffer.from(text).equals(request.body)
  const body = isText ? { body: text } : { bodyInBase64: request.body.toString('base64') }
  const whole = JSON.stringify({ ...request, ...body, ...(!isText && { body: undefined }) })
  return whole.length > longestShown ? `${whole.slice(0, longestShown)}…` : whole
}
