import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { jobsDone } from '../../../../tests/support/jobs.ts'
import { mailsTo, mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import { accountLinks, users } from '../db/schema.ts'

const hourMs = 60 * 60 * 1000
const answer = {
  message: 'Please check your email for a confirmation link.',
  mailboxPath: '/mailbox',
}

describe('signing up', () => {
  let test: TestApp
  let people = 0

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  const newEmail = () => `person${++people}@example.com`

  function post(path: string, payload: object, remoteAddress = '127.0.0.1') {
    return test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress })
  }

  function signUp(email: string, more: object = {}, remoteAddress = '127.0.0.1') {
    const payload = { email, password: 'correct horse', firstName: 'Ada', ...more }
    return post('signup', payload, remoteAddress)
  }

  const confirm = (token: string, password = 'correct horse') =>
    post(`confirm-email?token=${token}`, { password })

  const signIn = (email: string, password = 'correct horse') => post('login', { email, password })

  async function accountOf(email: string) {
    const rows = await test.database.orm.select().from(users).where(eq(users.email, email))
    expect(rows).toHaveLength(1)
    return rows[0]
  }

  function pass(ms: number) {
    test.clock.now = new Date(test.clock.now.getTime() + ms)
  }

  const confirmSubject = 'Confirm your email address'

  it('leads by mail to an active account', async () => {
    const email = newEmail()
    const signedUp = await signUp(email, { lastName: ' Lovelace ' })
    expect(signedUp.statusCode).toBe(201)
    expect(signedUp.json()).toEqual(answer)
    expect((await signIn(email)).json()).toMatchObject({
      status: 403,
      code: 'account.unconfirmed',
      message: 'Please confirm your email address before signing in.',
    })

    const confirmed = await confirm(tokenIn(await mailTo(test, email, confirmSubject)))
    expect(confirmed.statusCode).toBe(200)
    expect(confirmed.json()).toMatchObject({
      message: 'Your account is now active.',
      user: { email, firstName: 'Ada' },
    })
    expect((await signIn(email)).json()).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      subscription: 'free',
      documentsUsed: 0,
    })
  })

  it('takes a password of 100 characters, and all of them count', async () => {
    const email = newEmail()
    const password = 'three grey ferries at dawn, '.repeat(4).slice(0, 100)
    expect((await signUp(email, { password })).statusCode).toBe(201)
    const token = tokenIn(await mailTo(test, email, confirmSubject))
    expect((await confirm(token, password)).statusCode).toBe(200)
    expect((await signIn(email, password)).statusCode).toBe(200)
    expect((await signIn(email, password.slice(0, -1))).statusCode).toBe(401)
  })

  it('works by a link once', async () => {
    const email = newEmail()
    await signUp(email)
    const token = tokenIn(await mailTo(test, email, confirmSubject))
    const outcomes = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect((await confirm(token)).json()).toMatchObject({
      code: 'account.link-invalid',
      message: 'Invalid or expired confirmation link.',
    })
  })

  it('works by a link for a day after the mail was sent', async () => {
    const email = newEmail()
    await signUp(email)
    const token = tokenIn(await mailTo(test, email, confirmSubject))
    pass(24 * hourMs)
    expect((await confirm(token)).statusCode).toBe(400)
    pass(-1)
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('accepts no token that was made up, changed, or made for something else', async () => {
    const email = newEmail()
    await signUp(email)
    const token = tokenIn(await mailTo(test, email, confirmSubject))
    const [id = '', signature = ''] = token.split('.')
    await post('forgot-password', { email })
    const resetToken = tokenIn(await mailTo(test, email, 'Reset your'))
    const forged = [
      'x',
      id,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `lnk_${'A'.repeat(22)}.${signature}`,
      `${token}A`,
      token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      resetToken,
      `${resetToken.split('.')[0]}.${signature}`,
      "' or true --",
    ]
    for (const each of forged) {
      const refused = await confirm(encodeURIComponent(each))
      expect(refused.json(), each).toMatchObject({ status: 400, code: 'account.link-invalid' })
    }
    expect((await accountOf(email))?.emailConfirmedAt).toBeNull()
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it.each(['', '?token=', '?other=1'])('asks for the token at confirm-email%s', async (query) => {
    const refused = await test.app.inject({
      method: 'POST',
      url: `/api/auth/confirm-email${query}`,
    })
    expect(refused.json()).toMatchObject({
      status: 400,
      message: 'No confirmation token provided',
      fields: { token: 'No confirmation token provided' },
    })
  })

  it('answers as usual for an address with an account, changes nothing, and mails its owner', async () => {
    const email = newEmail()
    await signUp(email)
    await confirm(tokenIn(await mailTo(test, email, confirmSubject)))
    const before = await accountOf(email)
    const again = await signUp(email.toUpperCase(), {
      password: 'battery staple',
      firstName: 'Eve',
    })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(answer)
    const mail = await mailTo(test, email, 'You already have')
    expect(mail.text).toContain('http://localhost:3000/login')
    expect(mail.text).toContain('http://localhost:3000/forgot-password')
    expect(mail.text).not.toMatch(/\bEve\b/)
    expect(await accountOf(email)).toEqual(before)
    expect((await signIn(email, 'battery staple')).statusCode).toBe(401)
  })

  it('lets nobody plant a password: a link activates the sign-up that it was mailed for', async () => {
    const email = newEmail()
    await signUp(email, { password: "the owner's own", firstName: 'Owner' })
    const ownLink = tokenIn(await mailTo(test, email, confirmSubject))
    await signUp(email, { password: 'planted by a stranger', firstName: 'Stranger' })
    expect((await confirm(ownLink, "the owner's own")).statusCode).toBe(200)
    expect((await signIn(email, 'planted by a stranger')).statusCode).toBe(401)
    expect((await signIn(email, "the owner's own")).json()).toMatchObject({ firstName: 'Owner' })
    const links = await test.database.orm
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.userId, (await accountOf(email))?.id ?? ''))
    expect(links).toEqual([])
  })

  it('makes one account of 100 sign-ups at once, and no flood of mails', {
    timeout: 60_000,
  }, async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 100 }, () => signUp(email)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(await accountOf(email)).toBeDefined()
    await expect.poll(async () => (await mailsTo(test, email)).length).toBe(5)
    const [mail] = await mailsTo(test, email)
    expect((await confirm(tokenIn(mail ?? { text: '' }))).statusCode).toBe(200)
  })

  it('sends the confirmation again, with the same link, to whoever waits for one', async () => {
    const email = newEmail()
    await signUp(email)
    const first = await mailTo(test, email, confirmSubject)
    pass(25 * hourMs)
    const again = await post('resend-confirmation', { email: email.toUpperCase() })
    expect(again.statusCode).toBe(200)
    await expect.poll(async () => (await mailsTo(test, email)).length).toBe(2)
    for (const mail of await mailsTo(test, email)) expect(tokenIn(mail)).toBe(tokenIn(first))
    expect((await confirm(tokenIn(first))).statusCode).toBe(200)

    const { email: strangerEmail } = (await test.signIn()).user
    for (const other of [email, strangerEmail, 'nobody@example.com']) {
      const same = await post('resend-confirmation', { email: other })
      expect(same.json()).toEqual(again.json())
    }
    await jobsDone(test)
    expect(await mailsTo(test, email)).toHaveLength(2)
    expect(await mailsTo(test, strangerEmail)).toEqual([])
    expect(await mailsTo(test, 'nobody@example.com')).toEqual([])
  })

  it('limits requests for mails from one place, and says when to try again', async () => {
    const somewhere = '198.51.100.7'
    const wrong = () => post('resend-confirmation', { email: 'nobody@example.com' }, somewhere)
    const outcomes = await Promise.all(Array.from({ length: 101 }, wrong))
    const refused = outcomes.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(60)
    expect(refused[0]?.json()).toMatchObject({
      code: 'rate.limited',
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
    })
    const elsewhere = await post('resend-confirmation', { email: 'nobody@example.com' })
    expect(elsewhere.statusCode).toBe(200)
  })
})
