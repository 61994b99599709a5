import { METHODS } from 'node:http'
import { problemSchema } from '@sheaf/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { readAnswer, sendBytes } from '../../../../tests/support/raw-answer.ts'
import { AppError } from './app-error.ts'

const marker = 'Marker-Ltd-47'

/** Of answers to what is refused before it is a request. */
const headersOfProblems = {
  'content-type': 'application/problem+json; charset=utf-8',
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

function addFailingRoutes(app: FastifyInstance): void {
  app.get('/api/test/fault', async () => {
    throw new Error(`the ledger of ${marker} is on fire`)
  })
  app.get('/api/test/refusal', async () => {
    throw new AppError('plan.limit-reached', 'Upgrade to Premium for unlimited documents')
  })
  app.get('/api/test/foreign-status', async () => {
    throw Object.assign(new Error('from a library'), { statusCode: 404, code: 'NoSuchKey' })
  })
  app.get(
    '/api/test/wrong-answer',
    { schema: { response: { 200: z.object({ n: z.number() }) } } },
    async () => ({
      n: marker,
    }),
  )
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/test/echo',
      { schema: { body: z.object({ count: z.number() }) } },
      async (request) => request.body,
    )
}

describe('failures', () => {
  let test: TestApp
  let port: number

  beforeAll(async () => {
    test = await startTestApp({ extend: addFailingRoutes })
    port = await test.listen()
  })

  afterAll(() => test.close())

  function post(payload: string, contentType = 'application/json') {
    const headers = { 'content-type': contentType }
    return test.app.inject({ method: 'POST', url: '/api/test/echo', headers, payload })
  }

  it.each([
    [
      'JSON that cannot be read',
      '{"count":',
      'application/json',
      400,
      'request.invalid',
      'The request is not valid JSON.',
    ],
    [
      'a body that poisons prototypes',
      '{"__proto__":{"x":1},"count":1}',
      'application/json',
      400,
      'request.invalid',
      'The request is not valid JSON.',
    ],
    [
      'a form',
      'count=1',
      'application/x-www-form-urlencoded',
      415,
      'request.unsupported-media',
      'Send the request as JSON (Content-Type: application/json).',
    ],
    [
      'plain text',
      '{"count":1}',
      'text/plain',
      415,
      'request.unsupported-media',
      'Send the request as JSON (Content-Type: application/json).',
    ],
    [
      'a body over a megabyte',
      `{"count":1,"x":"${'x'.repeat(1_100_000)}"}`,
      'application/json',
      413,
      'request.too-large',
      'The request is too large.',
    ],
    ['a missing body', '', 'application/json', 400, 'request.invalid', 'The request is required'],
  ])('answers %s with a problem', async (_name, payload, contentType, status, code, message) => {
    const answer = await post(payload, contentType)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(problemSchema.parse(answer.json())).toEqual({
      status,
      code,
      message,
      requestId: answer.headers['x-request-id'],
      ...(code === 'request.invalid' && payload === '' ? { fields: { request: message } } : {}),
    })
  })

  it('names the wrong field', async () => {
    const answer = await post('{"count":"three"}')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: 'Count must be a number',
      fields: { count: 'Count must be a number' },
    })
  })

  it('answers an unknown API address with JSON, whatever the method', async () => {
    // Node opens a tunnel for CONNECT itself, and the answer to HEAD has no text.
    const methods = METHODS.filter((method) => method !== 'CONNECT' && method !== 'HEAD')
    for (const method of methods as 'GET'[]) {
      for (const url of ['/api/nothing', '/api', '/api/auth/user/deeper']) {
        const answer = await test.app.inject({ method, url })
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toMatchObject({ code: 'route.not-found', status: 404 })
      }
    }
  })

  it('answers an address that cannot be decoded', async () => {
    const answer = await test.app.inject({ url: `/%E0%A4%A?q=${marker}` })
    expect(answer.statusCode).toBe(400)
    const { requestId } = problemSchema.parse(answer.json())
    expect(answer.headers['x-request-id']).toBe(requestId)
    expect(answer.headers).toMatchObject(headersOfProblems)
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(test.log.linesOf(requestId).map(({ msg }) => msg)).toEqual([
      'request refused',
      'request',
    ])
  })

  it.each([
    ['what is not HTTP', 'nonsense\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(90_000)}\r\n\r\n`, 413],
  ])('answers %s', async (_name, bytes, status) => {
    const answer = readAnswer(await sendBytes(port, bytes))
    expect(answer.status).toBe(status)
    expect(problemSchema.parse(JSON.parse(answer.body))).toMatchObject({
      status,
      requestId: answer.headers['x-request-id'],
    })
    expect(answer.headers).toMatchObject(headersOfProblems)
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })

  it.each(['/', '/api/themes', '/healthz'])(
    'answers a request for %s that names no host, with the headers of any answer',
    async (path) => {
      const bytes = `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`
      const answer = readAnswer(await sendBytes(port, bytes))
      expect(answer.status).toBe(400)
      expect(problemSchema.parse(JSON.parse(answer.body))).toMatchObject({
        code: 'request.invalid',
        message: 'The request has no Host header.',
        requestId: answer.headers['x-request-id'],
      })
      const usual = (await test.app.inject('/api/test/refusal')).headers
      for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
        expect(usual[name]).toBeDefined()
        expect(answer.headers[name]).toBe(usual[name])
      }
      expect(answer.headers).toMatchObject({
        'content-type': headersOfProblems['content-type'],
        'cache-control': 'no-store',
      })
    },
  )

  it('shows the message of an expected failure', async () => {
    const answer = await test.app.inject('/api/test/refusal')
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ message: 'Upgrade to Premium for unlimited documents' })
  })

  it('hides the text of a fault and shows the number under which it is logged', async () => {
    const answer = await test.app.inject('/api/test/fault')
    const requestId = answer.headers['x-request-id']
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      status: 500,
      code: 'server.fault',
      message: `Something went wrong on our side. If it keeps happening, send us this number: ${requestId}`,
      requestId,
    })
  })

  it('logs a fault once, as an error, with its place in the code and without its text', async () => {
    const answer = await test.app.inject('/api/test/fault')
    const lines = test.log.linesOf(answer.headers['x-request-id'])
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'request failed'],
      [30, 'request'],
    ])
    expect(JSON.stringify(lines[0]?.fault)).toContain('errors.test.ts')
    expect(test.log.text()).not.toContain(marker)
  })

  it('logs a refusal once, as a warning, by its code', async () => {
    const answer = await test.app.inject('/api/test/refusal')
    const lines = test.log.linesOf(answer.headers['x-request-id'])
    expect(lines).toMatchObject([
      { level: 40, msg: 'request refused', code: 'plan.limit-reached' },
      { level: 30, msg: 'request', status: 403 },
    ])
  })

  it('takes the status in a stranger’s error for nothing', async () => {
    const answer = await test.app.inject('/api/test/foreign-status')
    expect(answer.statusCode).toBe(500)
  })

  it('sends no answer that breaks its own contract', async () => {
    const answer = await test.app.inject('/api/test/wrong-answer')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain(marker)
    expect(test.log.text()).not.toContain(marker)
  })

  it('gives each request a number, and keeps a sane one that it came with', async () => {
    const [first, second] = await Promise.all([
      test.app.inject('/healthz'),
      test.app.inject('/healthz'),
    ])
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    const kept = { 'x-request-id': 'proxy-1234.abc' }
    expect((await test.app.inject({ url: '/healthz', headers: kept })).headers).toMatchObject(kept)
    for (const odd of ['short', 'x'.repeat(65), 'has space in it', '<script>alert</script>']) {
      const answer = await test.app.inject({ url: '/healthz', headers: { 'x-request-id': odd } })
      expect(answer.headers['x-request-id']).not.toBe(odd)
    }
  })
})

describe('failures of a server on https', () => {
  it('bind the browser to https even before a request can be read', async () => {
    const env = { PUBLIC_URL: 'https://sheaf.example', HSTS_SUBDOMAINS: 'on' }
    const test = await startTestApp({ env })
    const bound = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    expect((await test.app.inject('/%E0%A4%A')).headers).toMatchObject(bound)
    const answer = readAnswer(await sendBytes(await test.listen(), 'nonsense\r\n\r\n'))
    expect(answer.headers).toMatchObject(bound)
    await test.close()
  })
})
