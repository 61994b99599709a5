import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

describe('a request that changes something', () => {
  let test: TestApp
  let cookie: string

  beforeAll(async () => {
    test = await startTestApp({ env: { PUBLIC_URL: 'https://sheaf.example' } })
    cookie = (await test.signIn()).cookie
  })

  afterAll(() => test.close())

  async function signOut(headers: Record<string, string>) {
    return (await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode
  }

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host without TLS', { origin: 'http://sheaf.example' }],
    ['an origin that ours begins with', { origin: 'https://sheaf.example.evil' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that claims our origin',
      { origin: 'https://sheaf.example', 'sec-fetch-site': 'cross-site' },
    ],
  ])('is refused from %s, with or without a session', async (_name, headers) => {
    expect(await signOut(headers)).toBe(403)
    expect(await signOut({ ...headers, cookie })).toBe(403)
    const user = await test.app.inject({ url: '/api/auth/user', headers: { cookie } })
    expect(user.statusCode).toBe(200)
  })

  it.each(['foo', 'https://sheaf.example/', 'https://', '//sheaf.example', 'https://a b', '%00'])(
    'is refused with an Origin that is none: %s',
    async (origin) => {
      for (const url of ['/api/auth/logout', '/api/objects/upload', '/api/nothing']) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
          const headers = { origin, cookie, 'sec-fetch-site': 'same-origin' }
          const answer = await test.app.inject({ method, url, headers })
          expect(answer.statusCode).toBe(400)
          expect(answer.json().fields).toHaveProperty('origin')
        }
      }
    },
  )

  it('is refused with a session and no word about where it comes from', async () => {
    expect(await signOut({ cookie })).toBe(403)
  })

  it.each([
    ['our own origin', { origin: 'https://sheaf.example' }],
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    [
      'our own page under another name of the machine',
      { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    ],
    ['the reader alone', { 'sec-fetch-site': 'none' }],
  ])('passes from %s', async (_name, headers) => {
    const { cookie: own } = await test.signIn()
    expect(await signOut({ ...headers, cookie: own })).toBe(200)
  })

  it('passes from a program that has no session', async () => {
    expect(await signOut({})).toBe(200)
  })

  it('may be asked for from anywhere when it only reads', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await test.app.inject({ url: '/healthz', headers })).statusCode).toBe(200)
  })
})
