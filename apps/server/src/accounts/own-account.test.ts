import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToken } from '../../../../tests/support/access-tokens.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo } from '../../../../tests/support/mails.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { createAccessTokens } from '../access-tokens/service.ts'
import { accountLinks, sessions, users } from '../db/schema.ts'

const { password, passwordHash } = quick

describe('my account', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  async function signIn(fields = {}) {
    const user = await addUser(test.database.orm, { passwordHash, ...fields })
    return { user, cookie: await test.openSession(user.id) }
  }

  function call(
    method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    cookie: string,
    payload?: object,
  ) {
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const body = payload === undefined ? {} : { payload }
    return test.app.inject({ method, url: `/api${path}`, headers, ...body })
  }

  const whoAmI = (cookie: string) => call('GET', '/auth/user', cookie)
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''

  it('takes another name, and an empty last name for none', async () => {
    const { cookie } = await signIn()
    const named = await call('PATCH', '/account', cookie, {
      firstName: ' Grace ',
      lastName: 'Hopper',
    })
    expect(named.json()).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' })
    expect((await whoAmI(cookie)).json()).toEqual(named.json())
    const unnamed = await call('PATCH', '/account', cookie, { firstName: 'Grace', lastName: ' ' })
    expect(unnamed.json()).toMatchObject({ lastName: null })
  })

  it('changes its password: other browsers are signed out, this one gets a new session', async () => {
    const { user, cookie } = await signIn()
    const elsewhere = await test.openSession(user.id)
    const change = { currentPassword: password, newPassword: 'battery staple' }
    const changed = await call('POST', '/account/password', cookie, change)
    expect(changed.statusCode).toBe(200)
    const fresh = cookieOf(changed)
    expect(fresh).not.toBe(cookie)
    expect((await whoAmI(fresh)).statusCode).toBe(200)
    expect((await whoAmI(cookie)).statusCode).toBe(401)
    expect((await whoAmI(elsewhere)).statusCode).toBe(401)
    const signedIn = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: user.email, password: 'battery staple' },
    })
    expect(signedIn.statusCode).toBe(200)
    await mailTo(test, user.email, 'Your Sheaf password was changed')
  })

  it('ends its access tokens when its password changes, and no others', async () => {
    const [mine, theirs] = [await signIn(), await signIn()]
    const tokens = createAccessTokens({ orm: test.database.orm, now: () => test.clock.now })
    const token = await addToken(test.database.orm, mine.user)
    const other = await addToken(test.database.orm, theirs.user)
    const change = { currentPassword: 'wrong', newPassword: 'battery staple' }
    await call('POST', '/account/password', mine.cookie, change)
    expect(await tokens.find(token)).toBeDefined()
    await call('POST', '/account/password', mine.cookie, { ...change, currentPassword: password })
    expect(await tokens.find(token)).toBeUndefined()
    expect(await tokens.find(other)).toBeDefined()
    const { text } = await mailTo(test, mine.user.email, 'Your Sheaf password was changed')
    expect(text).toContain('any access tokens were revoked')
  })

  it('forgets reset links when its password changes', async () => {
    const { user, cookie } = await signIn()
    const link = { id: 'lnk_1', userId: user.id, purpose: 'reset' as const }
    await test.database.orm.insert(accountLinks).values(link)
    await call('POST', '/account/password', cookie, {
      currentPassword: password,
      newPassword: 'battery staple',
    })
    expect(await test.database.orm.select().from(accountLinks)).toEqual([])
  })

  it.each([
    [
      'POST',
      '/account/password',
      { currentPassword: 'wrong', newPassword: 'battery staple' },
      'currentPassword',
    ],
    ['DELETE', '/account', { password: 'wrong' }, 'password'],
  ] as const)('wants its present password for %s %s', async (method, path, payload, field) => {
    const { user, cookie } = await signIn()
    const refused = await call(method, path, cookie, payload)
    expect(refused.json()).toMatchObject({
      status: 400,
      code: 'account.wrong-password',
      fields: { [field]: "That's not your current password" },
    })
    expect((await whoAmI(cookie)).json()).toMatchObject({ id: user.id })
  })

  it('cannot be used to guess its password either', async () => {
    const { cookie } = await signIn()
    const guesses = await Promise.all(
      Array.from({ length: 21 }, () => call('DELETE', '/account', cookie, { password: 'wrong' })),
    )
    const statuses = guesses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(20).fill(400), 429])
  })

  it('is deleted with all that belongs to it, and nothing else', async () => {
    const [gone, other] = [await signIn(), await signIn()]
    await test.openSession(gone.user.id)
    const deleted = await call('DELETE', '/account', gone.cookie, { password })
    expect(deleted.statusCode).toBe(200)
    expect(String(deleted.headers['set-cookie'])).toMatch(/^sheaf_session=; Path=\/; Max-Age=0;/)
    expect(deleted.headers['clear-site-data']).toBe('"storage"')
    expect((await whoAmI(gone.cookie)).statusCode).toBe(401)
    const rows = JSON.stringify([
      await test.database.orm.select().from(users),
      await test.database.orm.select().from(sessions),
    ])
    expect(rows).not.toContain(gone.user.id)
    expect((await whoAmI(other.cookie)).json()).toMatchObject({ id: other.user.id })
  })

  it('gives out everything that is stored about its owner, as a file, and nothing about others', async () => {
    const [mine, theirs] = [await signIn({ lastName: 'Lovelace' }), await signIn()]
    const answer = await call('GET', '/account/data', mine.cookie)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="sheaf-data.json"',
      'cache-control': 'no-store',
    })
    const data = answer.json()
    expect(data.users).toEqual([
      expect.objectContaining({ email: mine.user.email, lastName: 'Lovelace' }),
    ])
    expect(data.sessions).toHaveLength(1)
    expect(answer.body).not.toContain(theirs.user.id)
    expect(answer.body).not.toMatch(/argon2|hash/i)
  })

  it('has every table of the database that belongs to users in that file', async () => {
    const { cookie } = await signIn()
    const { rows } = await test.database.pool.query<{ name: string }>(`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`)
    const data = (await call('GET', '/account/data', cookie)).json()
    expect(Object.keys(data).sort()).toEqual(['users', ...rows.map(({ name }) => name)].sort())
  })

  it.each([
    ['PATCH', '/account'],
    ['POST', '/account/password'],
    ['DELETE', '/account'],
    ['GET', '/account/data'],
  ] as const)('is closed to visitors and to other sites: %s %s', async (method, path) => {
    const visitor = await test.app.inject({ method, url: `/api${path}` })
    expect(visitor.json()).toMatchObject({ status: 401, message: 'Unauthorized' })
    if (method === 'GET') return
    const { cookie } = await signIn()
    const headers = { cookie, origin: 'https://evil.example' }
    const crossSite = await test.app.inject({ method, url: `/api${path}`, headers, payload: {} })
    expect(crossSite.json()).toMatchObject({ status: 403, code: 'request.cross-site' })
  })
})
