import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'

const { password, passwordHash } = quick

describe('a stranger who guesses passwords', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  const newUser = () => addUser(test.database.orm, { passwordHash })

  function post(path: string, payload: object, cookie = '', remoteAddress = '127.0.0.1') {
    return test.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      remoteAddress,
    })
  }

  const signIn = (email: string, given = password, cookie = '', remoteAddress = '192.0.2.1') =>
    post('login', { email, password: given }, cookie, remoteAddress)

  /** The part of an answer that a browser keeps to be known by. */
  function deviceIn(answer: { headers: { 'set-cookie'?: string | string[] | undefined } }): string {
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    return cookies.find((each) => each.startsWith('sheaf_devices='))?.split(';')[0] ?? ''
  }

  /** From as many places as it takes. */
  async function guess(email: string, times: number, cookie = ''): Promise<number[]> {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) =>
        signIn(email, `wrong horse ${at}`, cookie, `198.51.100.${at % 250}`),
      ),
    )
    return answers.map(({ statusCode }) => statusCode)
  }

  it('is stopped whatever addresses the guesses come from', async () => {
    const { email } = await newUser()
    const statuses = await guess(email, 110)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const elsewhere = await signIn(email)
    expect(elsewhere.statusCode).toBe(429)
    expect(elsewhere.json().message).toMatch(
      /^Too many wrong passwords for this account\. Sign in from a browser you've used before, reset your password by email, or try again in \d+ minutes\.$/,
    )
  })

  // A hundred passwords are checked in earnest.
  it('learns nothing from it about who has an account', { timeout: 120_000 }, async () => {
    const statuses = await guess('stranger@example.com', 110)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('does not keep the owner out of a browser that was signed in before', async () => {
    const { email } = await newUser()
    const device = deviceIn(await signIn(email))
    expect(device).toMatch(/^sheaf_devices=[\w-]{22}\.[\w-]{22}$/)
    await guess(email, 110)
    expect((await signIn(email)).statusCode).toBe(429)
    for (let round = 0; round < 3; round += 1) {
      expect((await signIn(email, password, device)).statusCode).toBe(200)
    }
  })

  it('cannot keep the owner out from the same network either', async () => {
    const { email } = await newUser()
    const office = '192.0.2.77'
    const device = deviceIn(await signIn(email, password, '', office))
    const guesses = Array.from({ length: 310 }, () => signIn(email, 'wrong horse', '', office))
    await Promise.all(guesses)
    expect((await signIn((await newUser()).email, password, '', office)).statusCode).toBe(429)
    expect((await signIn(email, password, device, office)).statusCode).toBe(200)
  })

  it('cannot keep the owner out who chooses a new password by mail', async () => {
    const { email } = await newUser()
    await guess(email, 110)
    await post('forgot-password', { email })
    const token = tokenIn(await mailTo(test, email, 'Reset your'))
    const done = await post('reset-password', { token, password: 'battery staple' })
    const device = deviceIn(done)
    expect((await signIn(email, 'battery staple')).statusCode).toBe(429)
    expect((await signIn(email, 'battery staple', device)).statusCode).toBe(200)
  })

  it('gains nothing by a browser that is known for another account, or by a made-up one', async () => {
    const [victim, stranger] = [await newUser(), await newUser()]
    const foreign = deviceIn(await signIn(stranger.email))
    await guess(victim.email, 110)
    const forged = `sheaf_devices=${'A'.repeat(22)}.${'B'.repeat(22)}`
    for (const device of [foreign, forged, 'sheaf_devices=x', 'sheaf_devices=']) {
      expect((await signIn(victim.email, password, device)).statusCode).toBe(429)
    }
  })

  it('has 20 guesses a minute in a browser that is known', async () => {
    const { email } = await newUser()
    const device = deviceIn(await signIn(email))
    const statuses = await guess(email, 22, device)
    expect(statuses.sort()).toEqual([...Array(20).fill(401), 429, 429])
  })

  it('leaves a trace in the log that does not say whose account it was', async () => {
    const { email } = await newUser()
    await signIn(email.toUpperCase(), 'wrong horse')
    await signIn(email, 'other horse')
    const traces = test.log
      .text()
      .split('\n')
      .filter((line) => line.includes('sign-in refused'))
      .map((line) => JSON.parse(line))
    const [first, second] = traces.slice(-2)
    expect(first).toMatchObject({ level: 40, code: 'account.wrong-credentials' })
    expect(first.account).toMatch(/^[\w-]{16}$/)
    expect(second.account).toBe(first.account)
    // And whether it was the owner who remembered, or somebody who got in.
    await signIn(email)
    const welcome = test.log.lines().filter(({ msg }) => msg === 'signed in')
    expect(welcome.at(-1)).toMatchObject({ level: 30, account: first.account })
    expect(test.log.text()).not.toContain(email)
  })
})
