import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { sendBytes } from '../../../../tests/support/raw-answer.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await startTestApp()
  port = await test.listen()
})
afterAll(() => test.close())

const hidden = 'GET /hidden-in-a-body HTTP/1.1\r\nHost: localhost\r\n\r\n'

function post(headers: readonly string[], body: string): string {
  const own = ['Host: localhost', 'Sec-Fetch-Site: same-origin', 'Content-Type: application/json']
  return ['POST /api/auth/logout HTTP/1.1', ...own, ...headers, '', body].join('\r\n')
}

// A proxy that took the other end for the right one would let the hidden request pass unseen.
it.each([
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 60'], ''],
  ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ['an encoding with a stray character', ['Transfer-Encoding: \vchunked'], '0\r\n\r\n'],
  ['a chunk of a negative size', ['Transfer-Encoding: chunked'], '-1\r\n\r\n'],
  ['a chunk that ends with half a line break', ['Transfer-Encoding: chunked'], '0\n\n'],
])(
  'refuses %s as the end of a message, and reads nothing behind it',
  async (_name, headers, body) => {
    const answer = await sendBytes(port, post(headers, body + hidden))
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
    expect(test.log.text()).not.toContain('hidden-in-a-body')
  },
)

it('reads the next message where the one before ends', async () => {
  const next = hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  const answer = await sendBytes(port, post(['Content-Length: 2'], '{}') + next)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2)
  await expect.poll(() => test.log.text()).toContain('hidden-in-a-body')
})
