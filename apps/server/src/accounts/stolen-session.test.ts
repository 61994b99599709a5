import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { users } from '../db/schema.ts'
import type { User } from './store.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const dayMs = 24 * 60 * 60 * 1000
const { password, passwordHash } = quick

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(() => {
  test.clock.now = new Date()
})

type Method = 'GET' | 'POST' | 'DELETE'

function call(method: Method, path: string, cookie: string, payload?: object) {
  const headers = { ...own, cookie }
  return test.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
}

type Owner = { readonly user: User; readonly cookie: string; readonly elsewhere: string }

/** What its owner can do about a cookie that somebody else has a copy of. */
const ends: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
  'its browser signs out': ({ cookie }) => call('POST', '/auth/logout', cookie),
  'another browser ends it': async ({ cookie, elsewhere }) => {
    const [{ id }] = (await call('GET', '/account/sessions', cookie))
      .json()
      .filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    await call('DELETE', `/account/sessions/${id}`, elsewhere)
  },
  'another browser ends all others': ({ elsewhere }) =>
    call('DELETE', '/account/sessions', elsewhere),
  'the password is changed in its own browser': ({ cookie }) =>
    call('POST', '/account/password', cookie, {
      currentPassword: password,
      newPassword: 'battery staple',
    }),
  'the password is reset by mail': async ({ user }) => {
    await call('POST', '/auth/forgot-password', '', { email: user.email })
    const token = tokenIn(await mailTo(test, user.email, 'Reset your'))
    await call('POST', '/auth/reset-password', '', { token, password: 'battery staple' })
  },
  'somebody signs in with it': ({ user, cookie }) =>
    call('POST', '/auth/login', cookie, { email: user.email, password }),
  'the account is deleted': ({ cookie }) => call('DELETE', '/account', cookie, { password }),
  'the account is deleted in the database': async () => await test.database.orm.delete(users),
  'nobody uses it for 30 days': async () => {
    test.clock.now = new Date(test.clock.now.getTime() + 30 * dayMs)
  },
}

describe('a session cookie that a thief has copied is dead as soon as', () => {
  it.each(Object.keys(ends))('%s', async (name) => {
    const user = await addUser(test.database.orm, { passwordHash })
    const owner = {
      user,
      cookie: await test.openSession(user.id),
      elsewhere: await test.openSession(user.id),
    }
    const stolen = owner.cookie
    expect((await call('GET', '/auth/user', stolen)).statusCode).toBe(200)
    await ends[name]?.(owner)
    for (const [method, path] of [
      ['GET', '/auth/user'],
      ['GET', '/account/data'],
      ['POST', '/templates'],
      ['DELETE', '/account/sessions'],
    ] as const) {
      const body = method === 'POST' ? { name: 'Mine', theme: 'blue-wave' } : undefined
      const answer = await call(method, path, stolen, body)
      expect({ path, status: answer.statusCode }).toEqual({ path, status: 401 })
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })
})

describe('a session', () => {
  it('is never one that somebody chose: whatever cookie was there, signing in makes another', async () => {
    const user = await addUser(test.database.orm, { passwordHash })
    for (const planted of [
      'a'.repeat(43),
      'short',
      `${'b'.repeat(43)}; sheaf_session=${'c'.repeat(43)}`,
    ]) {
      const answer = await call('POST', '/auth/login', `sheaf_session=${planted}`, {
        email: user.email,
        password,
      })
      const [, given = ''] =
        /sheaf_session=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? []
      expect(given).toMatch(/^[\w-]{43}$/)
      expect(planted).not.toContain(given)
      expect((await call('GET', '/auth/user', `sheaf_session=${planted}`)).statusCode).toBe(401)
    }
  })

  it('is told to the browser in a cookie alone', async () => {
    const user = await addUser(test.database.orm, { passwordHash })
    const answer = await call('POST', '/auth/login', '', { email: user.email, password })
    const [, token = 'none'] =
      /sheaf_session=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? []
    expect(answer.body).not.toContain(token)
    expect(test.log.text()).not.toContain(token)
    const listed = await call('GET', '/account/sessions', `sheaf_session=${token}`)
    expect(listed.statusCode).toBe(200)
    expect(listed.body).not.toContain(token)
    const inAddress = await call('GET', `/auth/user?sheaf_session=${token}`, '')
    expect(inAddress.statusCode).toBe(401)
  })
})
