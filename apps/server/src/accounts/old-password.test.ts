import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { duringCommit } from '../../../../tests/support/held-commit.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { accessTokens } from '../db/access-token-schema.ts'
import { lockAccount } from '../db/lock-account.ts'
import { accountLinks, sessions, users } from '../db/schema.ts'
import { linkToken } from '../mail/link-token.ts'
import { newLinkId } from './links.ts'

const { password, passwordHash } = quick
const newPassword = 'battery staple'
const thiefsPassword = 'stapled battery'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

function call(method: 'POST' | 'PUT' | 'DELETE', path: string, cookie = '', payload = {}) {
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
  return test.app.inject({ method, url: `/api${path}`, headers, payload })
}

/** An account that is open in two browsers, and two links to reset its password. */
async function anOwner() {
  const user = await addUser(test.database.orm, { passwordHash })
  const addLink = async () => {
    const id = newLinkId()
    const expiresAt = new Date(test.clock.now.getTime() + 60_000)
    const link = { id, userId: user.id, purpose: 'reset' as const, expiresAt }
    await test.database.orm.insert(accountLinks).values(link)
    return linkToken(id, 'reset', test.keys.links)
  }
  return {
    user,
    cookie: await test.openSession(user.id),
    thiefs: await test.openSession(user.id),
    link: await addLink(),
    olderLink: await addLink(),
  }
}

type Owner = Awaited<ReturnType<typeof anOwner>>

const signIn = ({ user }: Owner, tried: string) =>
  call('POST', '/auth/login', '', { email: user.email, password: tried })

const remove = ({ cookie }: Owner) => call('DELETE', '/account', cookie, { password })

const newPasswords = {
  changed: ({ cookie }: Owner) =>
    call('POST', '/account/password', cookie, { currentPassword: password, newPassword }),
  reset: ({ link }: Owner) =>
    call('POST', '/auth/reset-password', '', { token: link, password: newPassword }),
}

/** What rests on the old password, or on a session or link from its time, and how it is refused. */
const attempts = {
  'make an access token': {
    code: 'session.missing',
    try: ({ thiefs }: Owner) =>
      call('POST', '/account/access-tokens', thiefs, {
        ...{ name: 'Thief', rights: ['documents'], expiresInDays: null, password },
      }),
  },
  'sign in': {
    code: 'account.wrong-credentials',
    try: (owner: Owner) => signIn(owner, password),
  },
  'choose yet another password': {
    code: 'session.missing',
    try: ({ thiefs }: Owner) =>
      call('POST', '/account/password', thiefs, {
        ...{ currentPassword: password, newPassword: thiefsPassword },
      }),
  },
  'delete the account': {
    code: 'session.missing',
    try: ({ thiefs }: Owner) => call('DELETE', '/account', thiefs, { password }),
  },
  'use an older link to reset it': {
    code: 'account.link-invalid',
    try: ({ olderLink }: Owner) =>
      call('POST', '/auth/reset-password', '', { token: olderLink, password: thiefsPassword }),
  },
}

describe.each(Object.entries(newPasswords))('while a password is %s, its old one', (_, renew) => {
  it.each(Object.entries(attempts))('is not enough to %s', async (_, attempt) => {
    const owner = await anOwner()
    const { pool, orm } = test.database
    const [renewed, refused] = await duringCommit(
      pool,
      () => renew(owner),
      () => attempt.try(owner),
    )
    expect(renewed.statusCode).toBe(200)
    expect(refused.json()).toMatchObject({ code: attempt.code })
    expect(refused.headers).not.toHaveProperty('set-cookie')
    const userId = owner.user.id
    expect(await orm.$count(accessTokens, eq(accessTokens.userId, userId))).toBe(0)
    const open = String(renewed.headers['set-cookie']).includes('sheaf_session=') ? 1 : 0
    expect(await orm.$count(sessions, eq(sessions.userId, userId))).toBe(open)
    expect((await signIn(owner, newPassword)).statusCode).toBe(200)
    expect((await signIn(owner, thiefsPassword)).statusCode).toBe(401)
  })
})

describe('a session that was ended meanwhile', () => {
  it.each(['make an access token', 'choose yet another password', 'delete the account'] as const)(
    'cannot %s, though the password is right',
    async (name) => {
      const owner = await anOwner()
      const { orm, pool } = test.database
      const userId = owner.user.id
      const [, refused] = await duringCommit(
        pool,
        // As the command for administrators does.
        () =>
          orm.transaction(async (transaction) => {
            await lockAccount(transaction, userId)
            await transaction.delete(sessions).where(eq(sessions.userId, userId))
            await transaction.delete(accessTokens).where(eq(accessTokens.userId, userId))
          }),
        () => attempts[name].try(owner),
      )
      expect(refused.json()).toMatchObject({ status: 401, code: 'session.missing' })
      expect(await orm.$count(accessTokens, eq(accessTokens.userId, userId))).toBe(0)
      expect((await signIn(owner, password)).statusCode).toBe(200)
    },
  )
})

describe('while an account is deleted', () => {
  it.each(Object.entries(attempts))('its password is not enough to %s', async (_, attempt) => {
    const owner = await anOwner()
    const [removed, answer] = await duringCommit(
      test.database.pool,
      () => remove(owner),
      () => attempt.try(owner),
    )
    expect(removed.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: attempt.code })
  })

  it.each([
    ['POST', '/objects/upload', {}],
    ['PUT', '/sender', { fields: { companyName: 'Marlow & Finch' }, look: {} }],
  ] as const)('%s %s says that nobody is signed in', async (method, path, payload) => {
    const owner = await anOwner()
    const [, answer] = await duringCommit(
      test.database.pool,
      () => remove(owner),
      () => call(method, path, owner.thiefs, payload),
    )
    expect(answer.json()).toMatchObject({ status: 401, code: 'session.missing' })
  })

  it('a link to reset its password is promised as it is to every address', async () => {
    const owner = await anOwner()
    const forget = (email: string) => call('POST', '/auth/forgot-password', '', { email })
    const [, answer] = await duringCommit(
      test.database.pool,
      () => remove(owner),
      () => forget(owner.user.email),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual((await forget('nobody@example.com')).json())
  })

  it('a confirmation is promised as it is to every address', async () => {
    const { orm, pool } = test.database
    const user = await addUser(orm, { passwordHash, emailConfirmedAt: null })
    const [, answer] = await duringCommit(
      pool,
      async () => await orm.delete(users).where(eq(users.id, user.id)),
      () => call('POST', '/auth/resend-confirmation', '', { email: user.email }),
    )
    expect(answer.statusCode).toBe(200)
  })
})
