import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

const marker = 'Confidential-Client-91'

describe('the log', () => {
  let test: TestApp
  let port: number

  beforeAll(async () => {
    test = await startTestApp()
    port = await test.listen()
    await test.typesetter.check()
  })

  afterAll(() => test.close())

  it('has one line per request with method, path, status, duration and number', async () => {
    const answer = await test.app.inject(`/api/auth/user?clientName=${marker}`)
    const lines = test.log.linesOf(answer.headers['x-request-id'])
    const requestLines = lines.filter(({ msg }) => msg === 'request')
    expect(requestLines).toMatchObject([{ method: 'GET', path: '/api/auth/user', status: 401 }])
    expect(requestLines[0]?.durationMs).toEqual(expect.any(Number))
  })

  it('holds no more than the beginning of a long path', async () => {
    for (const path of [
      `/${'a'.repeat(1_900)}`,
      `/${'b'.repeat(60_000)}`,
      `/%ZZ${'c'.repeat(60_000)}`,
    ]) {
      const answer = await test.app.inject(path)
      const lines = test.log.linesOf(answer.headers['x-request-id'])
      expect(JSON.stringify(lines).length).toBeLessThan(1_000)
      expect(lines.at(-1)?.path).toBe(`${path.slice(0, 200)}…`)
    }
  })

  it('is silent about probes that succeed', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      const answer = await test.app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(test.log.linesOf(answer.headers['x-request-id'])).toEqual([])
    }
  })

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'never holds a query, body, cookie or authorization of a %s request',
    async (method) => {
      const paths = ['/', '/templates', '/nowhere', '/assets/x.js', '/%ZZ', '/healthz', '/metrics']
      const calls = [
        '/api/auth/user',
        '/api/auth/logout',
        '/api/nothing',
        '/api/docs',
        '/api/template-preview/minimalist-line',
        '/api/quote-preview/no-such-theme',
        '/api/po-preview/po-classic',
        '/api/cn-preview/cn-classic',
      ]
      for (const path of [...paths, ...calls]) {
        await test.app.inject({
          method,
          url: `${path}?clientName=${marker}`,
          headers: {
            cookie: `sheaf_session=${marker}; other=${marker}`,
            authorization: `Bearer ${marker}`,
            referer: `http://localhost/?q=${marker}`,
            'user-agent': marker,
          },
          ...(method === 'GET' ? {} : { payload: { clientName: marker } }),
        })
      }
      expect(test.log.lines().length).toBeGreaterThan(10)
      expect(test.log.text()).not.toContain(marker)
    },
  )

  it('never holds what was not even HTTP', async () => {
    const answers = await Promise.all(
      [
        `GET /${marker} HTTP/9.9\r\n${marker}\r\n\r\n`,
        `${marker}\r\n\r\n`,
        `GET /?q=${marker} HTTP/1.1\r\nHost: x\r\nX-Long: ${marker.repeat(5000)}\r\n\r\n`,
        `POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"a":"${marker}"`,
      ].map((bytes) => sendRaw(port, bytes)),
    )
    expect(answers[0]).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answers[0]).toContain('"code":"request.invalid"')
    expect(answers[2]).toMatch(/^HTTP\/1\.1 413 /)
    expect(test.log.text()).not.toContain(marker)
  })
})

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}
