import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { jobsDone } from '../../../../tests/support/jobs.ts'
import { mailsTo, mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import { accountLinks, users } from '../db/schema.ts'

const ownPassword = 'correct horse'
const strangersPassword = 'planted by a stranger'

describe('confirming a sign-up', () => {
  let test: TestApp
  let people = 0

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  const newEmail = () => `confirming${++people}@example.com`

  function post(path: string, payload: object, cookie?: string) {
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
    return test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers })
  }

  /** Answers what the browser keeps that signed up. */
  async function signUp(email: string, password = ownPassword): Promise<string> {
    const answer = await post('signup', { email, password, firstName: 'Ada' })
    expect(answer.statusCode).toBe(201)
    const [cookie = ''] = [answer.headers['set-cookie']].flat()
    expect(cookie).toMatch(/^sheaf_signup=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Strict$/)
    return cookie.split(';')[0] ?? ''
  }

  const linkTo = async (email: string) => tokenIn(await mailTo(test, email, 'Confirm'))

  const confirm = (token: string, payload = {}, cookie?: string) =>
    post(`confirm-email?token=${token}`, payload, cookie)

  const linkOf = async (email: string) => {
    await signUp(email)
    return linkTo(email)
  }

  type Answer = Awaited<ReturnType<typeof post>>

  /** The cookie of the session that an answer opens; empty where it opens none. */
  function sessionIn({ headers }: Answer): string {
    const cookies = [headers['set-cookie'] ?? []].flat()
    return cookies.find((cookie) => cookie.startsWith('sheaf_session='))?.split(';')[0] ?? ''
  }

  const whoIs = (cookie: string) => test.app.inject({ url: '/api/auth/user', headers: { cookie } })

  async function canSignIn(email: string, password: string): Promise<boolean> {
    return (await post('login', { email, password })).statusCode === 200
  }

  it('takes no more than a click in the browser that signed up', async () => {
    const email = newEmail()
    const browser = await signUp(email)
    const answer = await confirm(await linkTo(email), {}, browser)
    expect(answer.statusCode).toBe(200)
    expect(await canSignIn(email, ownPassword)).toBe(true)
    expect(answer.json()).toMatchObject({ message: 'Your account is now active.', user: { email } })
    expect((await whoIs(sessionIn(answer))).json()).toMatchObject({ email })
  })

  it('is noted in the log as every sign-in, which does not say whose it was', async () => {
    const email = newEmail()
    const traces = () => test.log.lines().filter(({ msg }) => msg === 'signed in')
    const before = traces().length
    await confirm(await linkOf(email), { password: ownPassword })
    expect(traces()).toHaveLength(before + 1)
    expect(await canSignIn(email, ownPassword)).toBe(true)
    const [byLink, byPassword] = traces().slice(before)
    expect(byLink).toMatchObject({ level: 30, account: byPassword?.account })
    expect(test.log.text()).not.toContain(email)
  })

  it('leaves a browser to whoever is signed in there', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const session = sessionIn(await confirm(await linkOf(first), { password: ownPassword }))
    const answer = await confirm(await linkOf(second), { password: ownPassword }, session)
    expect(answer.json()).toEqual({
      message: 'Your account is now active. You can sign in.',
      user: null,
    })
    expect(sessionIn(answer)).toBe('')
    expect((await whoIs(session)).json()).toMatchObject({ email: first })
  })

  it('opens no account that was active before, whatever the link', async () => {
    const email = newEmail()
    const browser = await signUp(email)
    const link = await linkTo(email)
    await test.database.orm
      .update(users)
      .set({ emailConfirmedAt: new Date() })
      .where(eq(users.email, email))
    const answer = await confirm(link, {}, browser)
    expect(answer.json()).toMatchObject({ user: null })
    expect(sessionIn(answer)).toBe('')
  })

  it('takes the password anywhere else', async () => {
    const email = newEmail()
    await signUp(email)
    const link = await linkTo(email)
    const asked = await confirm(link)
    expect(asked.json()).toMatchObject({
      status: 403,
      code: 'account.password-needed',
      message: 'Enter the password you chose when you signed up.',
    })
    expect((await confirm(link, { password: 'wrong horse' })).json()).toMatchObject({
      status: 400,
      fields: { password: "That's not the password you signed up with." },
    })
    expect((await confirm(link, { password: ownPassword })).statusCode).toBe(200)
    expect(await canSignIn(email, ownPassword)).toBe(true)
  })

  it('never ends in the password of a stranger who signed up with the address', async () => {
    const email = newEmail()
    await signUp(email, strangersPassword)
    const link = await linkTo(email)
    // The owner opens the mail, with or without a sign-up of their own elsewhere in the same browser.
    const foreign = await signUp(newEmail())
    for (const browser of [undefined, foreign]) {
      expect((await confirm(link, {}, browser)).statusCode).toBe(403)
      expect((await confirm(link, { password: ownPassword }, browser)).statusCode).toBe(400)
    }
    expect(await canSignIn(email, strangersPassword)).toBe(false)

    await post('forgot-password', { email })
    const reset = tokenIn(await mailTo(test, email, 'Reset your'))
    await post('reset-password', { token: reset, password: ownPassword })
    expect(await canSignIn(email, ownPassword)).toBe(true)
    expect(await canSignIn(email, strangersPassword)).toBe(false)
    expect((await confirm(link, { password: strangersPassword })).statusCode).toBe(400)
  })

  it("gets the mail of one's own sign-up again, though a stranger signed up since", async () => {
    const email = newEmail()
    const browser = await signUp(email)
    const own = await linkTo(email)
    await signUp(email, strangersPassword)
    await expect.poll(async () => (await mailsTo(test, email)).length).toBe(2)
    await post('resend-confirmation', { email }, browser)
    await expect.poll(async () => (await mailsTo(test, email)).length).toBe(3)
    const links = (await mailsTo(test, email)).map(tokenIn)
    expect(links.filter((link) => link === own)).toHaveLength(2)
    expect((await confirm(own, {}, browser)).statusCode).toBe(200)
    expect(await canSignIn(email, ownPassword)).toBe(true)
  })

  it("finds one's own sign-up by its password, though the link is that of another", async () => {
    const email = newEmail()
    await signUp(email)
    await signUp(email, strangersPassword)
    await expect.poll(async () => (await mailsTo(test, email)).length).toBe(2)
    const links = (await mailsTo(test, email)).map(tokenIn)
    const [account] = await test.database.orm.select().from(users).where(eq(users.email, email))
    const [newest] = await test.database.orm
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.passwordHash, account?.passwordHash ?? ''))
    const strangers = links.find((link) => link.startsWith(newest?.id ?? 'none')) ?? ''
    expect((await confirm(strangers, { password: ownPassword })).statusCode).toBe(200)
    expect(await canSignIn(email, ownPassword)).toBe(true)
    expect(await canSignIn(email, strangersPassword)).toBe(false)
  })

  it('can be asked for again after a restore, which has no links', async () => {
    const email = newEmail()
    await signUp(email)
    await linkTo(email)
    await test.database.orm.delete(accountLinks)
    await post('resend-confirmation', { email })
    await jobsDone(test)
    await expect.poll(async () => (await mailsTo(test, email)).length).toBe(2)
    const link = (await mailsTo(test, email)).map(tokenIn)
    const outcomes = await Promise.all(
      link.map((token) => confirm(token, { password: ownPassword })),
    )
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})
