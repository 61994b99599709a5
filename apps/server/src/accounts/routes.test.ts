import { createHash } from 'node:crypto'
import { currentUserSchema } from '@sheaf/contract/current-user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { sessions } from '../db/schema.ts'

const dayMs = 24 * 60 * 60 * 1000
const own = { 'sec-fetch-site': 'same-origin' }

describe('accounts', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp({ env: { PUBLIC_URL: 'https://example.com/sub' } })
  })

  afterAll(() => test.close())

  function currentUser(cookie?: string) {
    const headers = cookie === undefined ? {} : { cookie }
    return test.app.inject({ url: '/sub/api/auth/user', headers })
  }

  function signOut(cookie?: string) {
    const headers = cookie === undefined ? own : { ...own, cookie }
    return test.app.inject({ method: 'POST', url: '/sub/api/auth/logout', headers })
  }

  function pass(ms: number) {
    test.clock.now = new Date(test.clock.now.getTime() + ms)
  }

  it('tells a signed-in user who they are, and nothing more', async () => {
    const { user, cookie } = await test.signIn({ firstName: 'Grace', subscription: 'premium' })
    const answer = await currentUser(`theme=dark; ${cookie}; other=1`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(currentUserSchema.strict().parse(answer.json())).toEqual({
      id: user.id,
      email: user.email,
      firstName: 'Grace',
      lastName: null,
      createdAt: user.createdAt.toISOString(),
      subscription: 'premium',
      documentsUsed: 0,
      logosGenerated: 0,
    })
  })

  it('answers each user by their own session', async () => {
    const first = await test.signIn()
    const second = await test.signIn()
    expect((await currentUser(first.cookie)).json().id).toBe(first.user.id)
    expect((await currentUser(second.cookie)).json().id).toBe(second.user.id)
  })

  it.each([
    ['no cookie', undefined],
    ['an empty cookie', '__Secure-sheaf_session='],
    ['a cookie of another shape', '__Secure-sheaf_session=1%27%20or%20true'],
    ['a token that nobody was given', `__Secure-sheaf_session=${'A'.repeat(43)}`],
    ['a cookie of another name', `x_sheaf_session=${'A'.repeat(43)}`],
  ])('answers 401 Unauthorized to %s', async (_name, cookie) => {
    const answer = await currentUser(cookie)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: 'Unauthorized', code: 'session.missing' })
  })

  it('stores only the hash of a token, which opens nothing itself', async () => {
    const { cookie } = await test.signIn()
    const token = cookie.replace(/^.*=/, '')
    const stored = (await test.database.orm.select().from(sessions)).map(
      ({ tokenHash }) => tokenHash,
    )
    const hash = createHash('sha256').update(token).digest()
    expect(stored.some((each) => hash.equals(each))).toBe(true)
    expect(stored.some((each) => each.includes(token))).toBe(false)
    const forged = `__Secure-sheaf_session=${hash.toString('base64url')}`
    expect((await currentUser(forged)).statusCode).toBe(401)
  })

  it('ends a session that was not used for 30 days', async () => {
    const { cookie } = await test.signIn()
    pass(30 * dayMs)
    expect((await currentUser(cookie)).statusCode).toBe(401)
  })

  it('extends a session that is used, its cookie with it, once a day at most', async () => {
    const { cookie } = await test.signIn()
    pass(dayMs - 1)
    expect((await currentUser(cookie)).headers['set-cookie']).toBeUndefined()
    pass(1)
    expect((await currentUser(cookie)).headers['set-cookie']).toContain(
      `${cookie}; Path=/sub/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    )
    expect((await currentUser(cookie)).headers['set-cookie']).toBeUndefined()
    pass(30 * dayMs - 1)
    expect((await currentUser(cookie)).statusCode).toBe(200)
  })

  it('forgets the sessions of a user that ended when a new one opens', async () => {
    const { user } = await test.signIn()
    pass(31 * dayMs)
    await test.signIn()
    const before = await test.database.orm.$count(sessions)
    await test.openSession(user.id)
    expect(await test.database.orm.$count(sessions)).toBe(before)
  })

  it.each([
    ['', '/sub/login'],
    ['?returnTo=%2Ftemplates', '/sub/login?returnTo=%2Ftemplates'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/sub/login'],
    ['?returnTo=%2Ftemplates&returnTo=%2Fquotes', '/sub/login'],
  ])('leads a browser from /api/login%s to the login screen', async (query, address) => {
    const answer = await test.app.inject(`/sub/api/login${query}`)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(address)
  })

  it('signs out this session only, and clears its cookie', async () => {
    const { user, cookie } = await test.signIn()
    const elsewhere = await test.openSession(user.id)
    const answer = await signOut(cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toEqual([
      '__Secure-sheaf_session=; Path=/sub/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      'sheaf_session=; Path=/sub/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ])
    expect((await currentUser(cookie)).statusCode).toBe(401)
    expect((await currentUser(elsewhere)).statusCode).toBe(200)
  })

  it('signs out without a session, too, and with an empty body that is called JSON', async () => {
    expect((await signOut()).statusCode).toBe(200)
    const headers = { ...own, 'content-type': 'application/json' }
    const answer = await test.app.inject({ method: 'POST', url: '/sub/api/auth/logout', headers })
    expect(answer.statusCode).toBe(200)
  })
})

describe('a session cookie on plain http', () => {
  it('is not marked Secure, or a browser would drop it', async () => {
    const test = await startTestApp()
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: own })
    expect(answer.headers['set-cookie']).toEqual([
      'sheaf_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
    await test.close()
  })
})
