import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from './api.ts'
import { ApiError, isUnauthorized } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(handler: Handler) {
  const started = createServer(handler)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

function answer(status: number, body = '', statusText?: string): Handler {
  return (_request, response) => {
    if (statusText) response.statusMessage = statusText
    response.writeHead(status).end(body)
  }
}

async function failureOf(handler: Handler): Promise<unknown> {
  const api = createApi({ basePath: await serve(handler), fetch })
  return api.send({ method: 'GET', path: '/api/logos' }).catch((error: unknown) => error)
}

describe('a request', () => {
  it('goes below the base path, with its body as JSON', async () => {
    const seen: { url?: string | undefined; type?: string | undefined; body?: string } = {}
    const origin = await serve(async (request, response) => {
      seen.url = request.url
      seen.type = request.headers['content-type']
      seen.body = await text(request)
      response.end('{}')
    })
    const api = createApi({ basePath: `${origin}/billing/`, fetch })
    await api.send({ method: 'POST', path: '/api/templates', body: { name: 'Quay Street' } })
    expect(seen).toEqual({
      url: '/billing/api/templates',
      type: 'application/json',
      body: '{"name":"Quay Street"}',
    })
  })

  it('sends a form as it is, and says in what form it wants the answer', async () => {
    const seen: { type?: string | undefined; accept?: string | undefined; body?: string } = {}
    const origin = await serve(async (request, response) => {
      seen.type = request.headers['content-type']
      seen.accept = request.headers.accept
      seen.body = await text(request)
      response.end()
    })
    const body = new FormData()
    body.append('file', new File(['Two hours'], 'hours.txt'))
    const api = createApi({ basePath: origin, fetch })
    await api.send({ method: 'POST', path: '/api/ai', body, mediaType: 'application/x-ndjson' })
    expect(seen.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen.accept).toBe('application/x-ndjson')
    expect(seen.body).toContain('Two hours')
  })

  it('without a body names no content type', async () => {
    let type: string | undefined = 'none asked yet'
    const origin = await serve((request, response) => {
      type = request.headers['content-type']
      response.end()
    })
    await createApi({ basePath: origin, fetch }).send({ method: 'POST', path: '/api/auth/logout' })
    expect(type).toBeUndefined()
  })

  it('carries the session cookie', async () => {
    const credentials: unknown[] = []
    const origin = await serve(answer(200))
    const api = createApi({
      basePath: origin,
      fetch: (input, init) => {
        credentials.push(init?.credentials)
        return fetch(input, init)
      },
    })
    await api.send({ method: 'GET', path: '/api/logos' })
    expect(credentials).toEqual(['include'])
  })
})

describe('an answer that is no success', () => {
  it('becomes an error that says status and body', async () => {
    const error = await failureOf(answer(409, 'Already there'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: '409: Already there', status: 409, problem: undefined })
  })

  it('says the status text when the body is empty', async () => {
    expect(await failureOf(answer(503, '', 'Busy'))).toMatchObject({ message: '503: Busy' })
  })

  it('carries the problem that the server describes', async () => {
    const problem = {
      status: 400,
      code: 'request.invalid',
      message: 'Please check the form',
      requestId: 'req_1',
      fields: { email: 'Please enter a valid email address' },
    }
    const body = JSON.stringify(problem)
    expect(await failureOf(answer(400, body))).toMatchObject({ message: `400: ${body}`, problem })
  })

  it('of another shape carries no problem', async () => {
    expect(await failureOf(answer(500, '{"oops":1}'))).toMatchObject({ problem: undefined })
  })

  it.each([
    [401, '{"message":"Unauthorized"}', true],
    [401, 'Invalid email or password', false],
    [403, 'Unauthorized', false],
  ])('%i with %s: unauthorised is %s', async (status, body, expected) => {
    const error = await failureOf(answer(status, body))
    expect(error).toSatisfy((failure: Error) => isUnauthorized(failure) === expected)
  })
})

describe('a call that finds no session', () => {
  type Lost = { readonly status: number; readonly body: string; readonly isLeft: boolean }

  async function whatBecomesOf({ status, body, isLeft }: Lost) {
    let reports = 0
    const { promise: reported, resolve } = Promise.withResolvers<void>()
    const api = createApi({
      basePath: await serve(answer(status, body)),
      fetch,
      onUnauthorized: () => {
        reports += 1
        resolve()
        return isLeft
      },
    })
    const outcome = await Promise.race([
      api.send({ method: 'POST', path: '/api/templates' }).catch((error: Error) => error.message),
      reported.then(() => pause(100, 'unsettled')),
    ])
    return { reports, outcome }
  }

  it('waits with its failure while the page is being left for the login', async () => {
    expect(await whatBecomesOf({ status: 401, body: 'Unauthorized', isLeft: true })).toEqual({
      reports: 1,
      outcome: 'unsettled',
    })
  })

  it('fails as any other where nobody takes over', async () => {
    expect(await whatBecomesOf({ status: 401, body: 'Unauthorized', isLeft: false })).toEqual({
      reports: 1,
      outcome: '401: Unauthorized',
    })
  })

  it('is told from one with a wrong password', async () => {
    const body = 'Invalid email or password. Please try again.'
    expect(await whatBecomesOf({ status: 401, body, isLeft: true })).toEqual({
      reports: 0,
      outcome: `401: ${body}`,
    })
  })
})

describe('a query', () => {
  it('without a function of its own reads its key joined by slashes', async () => {
    const urls: unknown[] = []
    const origin = await serve((request, response) => {
      urls.push(request.method, request.url)
      response.end('{"id":"tpl_7"}')
    })
    const client = createQueryClient(createApi({ basePath: origin, fetch }))
    const data = await client.fetchQuery({ queryKey: ['/api/templates', 'tpl_7'] })
    expect(data).toEqual({ id: 'tpl_7' })
    expect(urls).toEqual(['GET', '/api/templates/tpl_7'])
  })

  it('is read once and never stale, and a failure is not tried again', async () => {
    let asked = 0
    const origin = await serve((request, response) => {
      asked += 1
      response.writeHead(request.url === '/api/logos' ? 200 : 500).end('[]')
    })
    const client = createQueryClient(createApi({ basePath: origin, fetch }))
    await client.fetchQuery({ queryKey: ['/api/logos'] })
    await client.fetchQuery({ queryKey: ['/api/logos'] })
    expect(asked).toBe(1)
    await expect(client.fetchQuery({ queryKey: ['/api/broken'] })).rejects.toThrow('500: []')
    expect(asked).toBe(2)
  })

  it('answers null to a visitor where asked to, and fails elsewhere', async () => {
    const origin = await serve(answer(401, 'Unauthorized'))
    const client = createQueryClient(createApi({ basePath: origin, fetch }))
    const user = client.fetchQuery({ queryKey: ['/api/auth/user'], meta: { on401: 'null' } })
    expect(await user).toBeNull()
    await expect(client.fetchQuery({ queryKey: ['/api/logos'] })).rejects.toThrow(
      '401: Unauthorized',
    )
  })

  it('that fails otherwise is a failure even where null is allowed', async () => {
    const origin = await serve(answer(500, 'Fault'))
    const client = createQueryClient(createApi({ basePath: origin, fetch }))
    const user = client.fetchQuery({ queryKey: ['/api/auth/user'], meta: { on401: 'null' } })
    await expect(user).rejects.toThrow('500: Fault')
  })
})
