import { currentUserSchema } from '@sheaf/contract/current-user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { rateLimits, sessions } from '../db/schema.ts'

const { password, passwordHash } = quick
const wrongCredentials = {
  status: 401,
  code: 'account.wrong-credentials',
  message: 'Invalid email or password. Please try again.',
}

describe('signing in', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp({ env: { PUBLIC_URL: 'https://example.com/sub' } })
  })

  afterAll(() => test.close())

  const newUser = (fields = {}) => addUser(test.database.orm, { passwordHash, ...fields })

  function signIn(email: string, given = password, headers = {}, remoteAddress = '127.0.0.1') {
    return test.app.inject({
      method: 'POST',
      url: '/sub/api/auth/login',
      payload: { email, password: given },
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      remoteAddress,
    })
  }

  const currentUser = (cookie: string) =>
    test.app.inject({ url: '/sub/api/auth/user', headers: { cookie } })

  it('answers who signed in, and sets the cookie of a new session', async () => {
    const user = await newUser({ firstName: 'Grace' })
    const answer = await signIn(user.email.toUpperCase())
    expect(answer.statusCode).toBe(200)
    expect(currentUserSchema.strict().parse(answer.json())).toMatchObject({
      id: user.id,
      firstName: 'Grace',
    })
    const [session = ''] = [answer.headers['set-cookie']].flat()
    expect(session).toMatch(
      /^__Secure-sheaf_session=[\w-]{43}; Path=\/sub\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    const [cookie = ''] = session.split(';')
    expect((await currentUser(cookie)).json()).toEqual(answer.json())
  })

  it.each([
    ['a wrong password', 'wrong horse'],
    ['the password in another case', 'Correct horse'],
    ['a part of it', 'correct'],
  ])('answers %s as it answers an unknown address', async (_name, given) => {
    const user = await newUser()
    const refused = await signIn(user.email, given)
    const unknown = await signIn('nobody@example.com', given)
    for (const answer of [refused, unknown]) {
      expect(answer.json()).toEqual({ ...wrongCredentials, requestId: expect.any(String) })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('asks nobody for a new password, however old theirs is', async () => {
    const createdAt = new Date(test.clock.now.getTime() - 20 * 365 * 24 * 60 * 60 * 1000)
    const { email } = await newUser({ createdAt, emailConfirmedAt: createdAt })
    expect((await signIn(email)).statusCode).toBe(200)
  })

  it('tells only who knows the password that an address is not confirmed', async () => {
    const { email } = await newUser({ emailConfirmedAt: null })
    expect((await signIn(email, 'wrong horse')).json()).toMatchObject(wrongCredentials)
    const answer = await signIn(email)
    expect(answer.json()).toMatchObject({ status: 403, code: 'account.unconfirmed' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('never goes on with a token from before: whoever planted it gets no session', async () => {
    const [victim, attacker] = [await newUser(), await newUser()]
    const planted = [
      `__Secure-sheaf_session=${'A'.repeat(43)}`,
      await test.openSession(attacker.id),
    ]
    for (const cookie of planted) {
      const answer = await signIn(victim.email, password, { cookie })
      expect(answer.statusCode).toBe(200)
      expect(String(answer.headers['set-cookie'])).not.toContain(cookie)
      expect((await currentUser(cookie)).statusCode).toBe(401)
    }
  })

  it('leaves the sessions of other browsers open', async () => {
    const user = await newUser()
    const elsewhere = await test.openSession(user.id)
    await signIn(user.email)
    expect((await currentUser(elsewhere)).statusCode).toBe(200)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a subdomain of ours', { 'sec-fetch-site': 'same-site' }],
  ])('refuses a form on %s', async (_name, headers) => {
    const { email } = await newUser()
    const before = await test.database.orm.$count(sessions)
    const refused = await signIn(email, password, headers)
    expect(refused.json()).toMatchObject({ status: 403, code: 'request.cross-site' })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(await test.database.orm.$count(sessions)).toBe(before)
  })

  it('stops after 20 wrong passwords in a minute, for that account and address only', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const guesses = await Promise.all(
      Array.from({ length: 22 }, (_, at) => signIn(user.email, `wrong horse ${at}`)),
    )
    const statuses = guesses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])

    const right = await signIn(user.email.toUpperCase())
    expect(right.json()).toMatchObject({ status: 429, code: 'rate.limited' })
    const retryAfter = Number(right.headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect(right.json().message).toBe(
      `Too many attempts. Please try again in ${retryAfter} seconds.`,
    )
    expect((await signIn(other.email)).statusCode).toBe(200)
    expect((await signIn(user.email, password, {}, '192.0.2.55')).statusCode).toBe(200)

    await test.database.pool.query('update rate_limits set expire = expire - 60000')
    expect((await signIn(user.email)).statusCode).toBe(200)
  })

  it('counts unknown addresses just the same: the limit tells nothing about them', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 21 }, () => signIn('stranger@example.com', 'wrong horse')),
    )
    const statuses = guesses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(20).fill(401), 429])
  })

  it('does not count right passwords', async () => {
    const { email } = await newUser()
    for (let at = 0; at < 22; at += 1) expect((await signIn(email)).statusCode).toBe(200)
  })

  it('keeps no address in what it counts', async () => {
    const { email } = await newUser()
    await signIn(email, 'wrong horse', {}, '192.0.2.99')
    const kept = JSON.stringify(await test.database.orm.select().from(rateLimits))
    expect(kept).toContain('password:')
    expect(kept).not.toContain(email)
    expect(kept).not.toContain('192.0.2.99')
  })
})

describe('the developer of this machine', () => {
  it('is signed in without a password where DEV_LOGIN is on', async () => {
    const test = await startTestApp({ env: { DEV_LOGIN: 'on' } })
    const devLogin = () => test.app.inject({ method: 'POST', url: '/api/dev/login' })
    const [first, second] = await Promise.all([devLogin(), devLogin()])
    expect(first.statusCode).toBe(200)
    expect(first.json()).toMatchObject({ email: 'dev@example.com' })
    expect(second.json().id).toBe(first.json().id)
    const [cookie = ''] = String(first.headers['set-cookie']).split(';')
    const user = await test.app.inject({ url: '/api/auth/user', headers: { cookie } })
    expect(user.json()).toEqual(first.json())
    await test.close()
  })

  it('is nobody elsewhere', async () => {
    const test = await startTestApp()
    const answer = await test.app.inject({ method: 'POST', url: '/api/dev/login' })
    expect(answer.json()).toMatchObject({ status: 404, code: 'route.not-found' })
    await test.close()
  })
})
