import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToken } from '../../../../tests/support/access-tokens.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { jobsDone } from '../../../../tests/support/jobs.ts'
import { mailsTo, mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { createAccessTokens } from '../access-tokens/service.ts'
import { accountLinks, users } from '../db/schema.ts'

const hourMs = 60 * 60 * 1000
const subject = 'Reset your Sheaf password'

describe('a forgotten password', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  const newUser = (fields = {}) => addUser(test.database.orm, fields)

  function post(path: string, payload: object) {
    return test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
  }

  const forget = (email: string) => post('forgot-password', { email })
  const reset = (token: string, password = 'a new password') =>
    post('reset-password', { token, password })

  async function linkFor(email: string) {
    await forget(email)
    return tokenIn(await mailTo(test, email, subject))
  }

  function pass(ms: number) {
    test.clock.now = new Date(test.clock.now.getTime() + ms)
  }

  it('is replaced through a mailed link, which ends every session and is told by mail', async () => {
    const user = await newUser()
    const cookie = await test.openSession(user.id)
    const answer = await reset(await linkFor(user.email))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Your password has been changed. You can sign in.' })
    const lost = await test.app.inject({ url: '/api/auth/user', headers: { cookie } })
    expect(lost.statusCode).toBe(401)
    const signedIn = await post('login', { email: user.email, password: 'a new password' })
    expect(signedIn.statusCode).toBe(200)
    await mailTo(test, user.email, 'Your Sheaf password was changed')
  })

  it('is answered alike for every address, and mailed to accounts only', async () => {
    const user = await newUser()
    const known = await forget(user.email.toUpperCase())
    const unknown = await forget('nobody@example.com')
    expect(known.statusCode).toBe(200)
    expect(known.json()).toEqual({
      message: "If this address has an account, we've sent it a link to reset the password.",
      mailboxPath: '/mailbox',
    })
    expect(unknown.json()).toEqual(known.json())
    await jobsDone(test)
    expect(await mailsTo(test, user.email)).toHaveLength(1)
    expect(await mailsTo(test, 'nobody@example.com')).toEqual([])
  })

  it('confirms the address by the way: its owner has read a mail there', async () => {
    const user = await newUser({ emailConfirmedAt: null })
    await reset(await linkFor(user.email))
    const [row] = await test.database.orm.select().from(users).where(eq(users.id, user.id))
    expect(row?.emailConfirmedAt).not.toBeNull()
  })

  it('ends the access tokens of the account, too', async () => {
    const user = await newUser()
    const tokens = createAccessTokens({ orm: test.database.orm, now: () => test.clock.now })
    const token = await addToken(test.database.orm, user)
    await reset(await linkFor(user.email))
    expect(await tokens.find(token)).toBeUndefined()
  })

  it('leaves no other link behind', async () => {
    const user = await newUser({ emailConfirmedAt: null })
    const payload = { email: user.email, password: 'some password', firstName: 'Ada' }
    await post('signup', payload)
    const confirmToken = tokenIn(await mailTo(test, user.email, 'Confirm'))
    await forget(user.email)
    const token = await linkFor(user.email)
    expect((await reset(token)).statusCode).toBe(200)
    await jobsDone(test)
    for (const mail of await mailsTo(test, user.email)) {
      if (mail.subject !== subject) continue
      expect((await reset(tokenIn(mail))).statusCode).toBe(400)
    }
    const confirmed = await test.app.inject({
      method: 'POST',
      url: `/api/auth/confirm-email?token=${confirmToken}`,
    })
    expect(confirmed.statusCode).toBe(400)
  })

  it('can be replaced once, for one hour, by a link that we made for it', async () => {
    const user = await newUser()
    const token = await linkFor(user.email)
    const invalid = { status: 400, message: 'Invalid or expired reset link.' }
    pass(hourMs)
    expect((await reset(token)).json()).toMatchObject(invalid)
    pass(-1)
    const outcomes = await Promise.all([reset(token), reset(token, 'another password')])
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const forged = [token, 'x', `${token.split('.')[0]}.${'A'.repeat(43)}`]
    for (const each of forged) {
      expect((await reset(each)).json()).toMatchObject({ ...invalid, code: 'account.link-invalid' })
    }
  })

  it('leaves links that have run out no longer than until the next one', async () => {
    const user = await newUser()
    await linkFor(user.email)
    pass(2 * hourMs)
    await forget(user.email)
    await jobsDone(test)
    const kept = eq(accountLinks.userId, user.id)
    expect(await test.database.orm.$count(accountLinks, kept)).toBe(1)
  })

  it('is not mailed more than five times an hour to one address', async () => {
    const user = await newUser()
    const answers = await Promise.all(Array.from({ length: 8 }, () => forget(user.email)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await jobsDone(test)
    expect(await mailsTo(test, user.email)).toHaveLength(5)
  })
})
