import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { whileFull } from '../../../../tests/support/full-table.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { sessions } from '../db/schema.ts'
import { deviceWords } from './device-words.ts'

const dayMs = 24 * 60 * 60 * 1000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe('where one is signed in', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  function call(method: 'GET' | 'DELETE', path: string, cookie: string) {
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    return test.app.inject({ method, url: `/api${path}`, headers })
  }

  async function signIn(email: string, userAgent: string): Promise<string> {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: quick.password },
      headers: { 'user-agent': userAgent, 'sec-fetch-site': 'same-origin' },
      remoteAddress: '203.0.113.9',
    })
    return String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  }

  async function twoBrowsers() {
    const user = await addUser(test.database.orm, { passwordHash: quick.passwordHash })
    const other = await signIn(user.email, phone)
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    return { user, other, own: await signIn(user.email, firefox) }
  }

  const isOpen = async (cookie: string) =>
    (await call('GET', '/auth/user', cookie)).statusCode === 200

  it('is listed in words, the last used first, and says which one this is', async () => {
    const { own } = await twoBrowsers()
    const listed = (await call('GET', '/account/sessions', own)).json()
    expect(listed).toEqual([
      {
        id: expect.stringMatching(/^ses_/),
        device: 'Firefox on Windows',
        isCurrent: true,
        createdAt: test.clock.now.toISOString(),
        lastSeenAt: test.clock.now.toISOString(),
      },
      expect.objectContaining({ device: 'Safari on iPhone', isCurrent: false }),
    ])
    const kept = JSON.stringify(await test.database.orm.select().from(sessions))
    expect(kept).not.toMatch(/203\.0\.113|Mozilla|Gecko/)
  })

  it('is seen to the hour', async () => {
    const { own, other } = await twoBrowsers()
    test.clock.now = new Date(test.clock.now.getTime() + 3 * 60 * 60 * 1000)
    expect(await isOpen(other)).toBe(true)
    const [first] = (await call('GET', '/account/sessions', own)).json()
    expect(first.lastSeenAt).toBe(test.clock.now.toISOString())
  })

  it('is open while the disk is full, though nobody notes that it is used', async () => {
    const { own } = await twoBrowsers()
    test.clock.now = new Date(test.clock.now.getTime() + 3 * 60 * 60 * 1000)
    expect(await whileFull(test.database.pool, 'sessions', () => isOpen(own))).toBe(true)
  })

  it('can be ended one by one, and everywhere else at once', async () => {
    const { user, own, other } = await twoBrowsers()
    const [, phoneSession] = (await call('GET', '/account/sessions', own)).json()
    const ended = await call('DELETE', `/account/sessions/${phoneSession.id}`, own)
    expect(ended.statusCode).toBe(200)
    expect([await isOpen(own), await isOpen(other)]).toEqual([true, false])

    const again = await signIn(user.email, phone)
    expect((await call('DELETE', '/account/sessions', own)).statusCode).toBe(200)
    expect([await isOpen(own), await isOpen(again)]).toEqual([true, false])
  })

  it("is nobody else's to end or to see", async () => {
    const [mine, theirs] = [await twoBrowsers(), await twoBrowsers()]
    const [first, second] = (await call('GET', '/account/sessions', theirs.own)).json()
    for (const { id } of [first, second]) await call('DELETE', `/account/sessions/${id}`, mine.own)
    await call('DELETE', '/account/sessions', mine.own)
    expect([await isOpen(theirs.own), await isOpen(theirs.other)]).toEqual([true, true])
    const visitor = await test.app.inject('/api/account/sessions')
    expect(visitor.json()).toMatchObject({ status: 401, code: 'session.missing' })
  })

  it('wants an id that we made', async () => {
    const { own } = await twoBrowsers()
    const refused = await call('DELETE', '/account/sessions/x%00y', own)
    expect(refused.json()).toMatchObject({ status: 400, fields: { id: expect.any(String) } })
  })

  it('ends for good after 90 days, however much it is used', async () => {
    const { own } = await twoBrowsers()
    const begin = test.clock.now.getTime()
    for (let day = 10; day < 90; day += 10) {
      test.clock.now = new Date(begin + day * dayMs)
      expect(await isOpen(own), `day ${day}`).toBe(true)
    }
    test.clock.now = new Date(begin + 90 * dayMs - 1)
    expect(await isOpen(own)).toBe(true)
    test.clock.now = new Date(begin + 90 * dayMs)
    expect(await isOpen(own)).toBe(false)
  })
})

describe('the cookie of a session', () => {
  async function on(publicUrl: string) {
    const test = await startTestApp({ env: { PUBLIC_URL: publicUrl } })
    const { user, cookie } = await test.signIn()
    const path = new URL('api/auth/user', `${publicUrl}/`).pathname
    return {
      test,
      user,
      cookie,
      ask: (given: string) => test.app.inject({ url: path, headers: { cookie: given } }),
    }
  }

  it.each([
    ['https://sheaf.example', '__Host-sheaf_session='],
    ['https://example.com/sub', '__Secure-sheaf_session='],
    ['http://localhost:3000', 'sheaf_session='],
  ])('can be planted by no other site of the domain: %s has %s', async (publicUrl, name) => {
    const { test, cookie, ask } = await on(publicUrl)
    expect(cookie.startsWith(name)).toBe(true)
    expect((await ask(cookie)).statusCode).toBe(200)
    const plain = cookie.replace(/^.*=/, 'sheaf_session=')
    expect((await ask(plain)).statusCode).toBe(publicUrl.startsWith('https') ? 401 : 200)
    await test.close()
  })

  it('of a session from before goes on under its old name, and gets the new one', async () => {
    const { test, cookie, ask } = await on('https://sheaf.example')
    await test.database.orm.update(sessions).set({ hasPlainCookie: true })
    const plain = cookie.replace('__Host-', '')
    // Two requests may be under way when the first is answered.
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask(plain)
      expect(answer.statusCode).toBe(200)
      const written = [answer.headers['set-cookie']].flat()
      expect(written[0]).toMatch(/^__Host-sheaf_session=[\w-]{43}; Path=\/; Max-Age=25\d{5}; /)
      expect(written[1]).toMatch(/^sheaf_session=; Path=\/; Max-Age=0; /)
    }
    expect((await ask(cookie)).statusCode).toBe(200)
    await test.close()
  })

  it.each([
    ['http://localhost:3000', '"storage"'],
    ['https://example.com/sub', undefined],
  ])('goes with what the browser stores when one signs out of %s', async (publicUrl, directive) => {
    const { test, cookie } = await on(publicUrl)
    const url = new URL('api/auth/logout', `${publicUrl}/`).pathname
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const answer = await test.app.inject({ method: 'POST', url, headers })
    expect(answer.headers['clear-site-data']).toBe(directive)
    await test.close()
  })
})

it.each([
  [firefox, 'Firefox on Windows'],
  [phone, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge on macOS',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('a browser that says %s is called %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
