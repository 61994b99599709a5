import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import { addUser, quick } from '../../../../tests/support/users.ts'
import { hashPassword } from './passwords.ts'

const tooCommon = "This password is too common. Choose one that's harder to guess."
const ownName = "This password is your name or email address. Choose one that's harder to guess."

describe('a new password', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
  })

  afterAll(() => test.close())

  const post = (path: string, payload: object, cookie?: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    })

  const signUp = (password: string) => {
    const owner = { email: 'adalovelace@example.com', firstName: 'Ada', lastName: 'Lovelace' }
    return post('/auth/signup', { ...owner, password })
  }

  it.each([
    'password',
    '12345678',
    'Password1',
    'QWERTYUIOP',
    'iloveyou',
    'trustno1',
    'zzzzzzzzzzz',
    'Sheaf2026!',
    'sheaf-sheaf',
    '123 sheaf 123',
  ])('is not one that everybody tries: %s', async (password) => {
    expect((await signUp(password)).json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
      message: tooCommon,
      fields: { password: tooCommon },
    })
  })

  it.each(['adalovelace@example.com', 'AdaLovelace', 'ada lovelace', 'lovelaceada'])(
    'is not the name or the address of its owner: %s',
    async (password) => {
      expect((await signUp(password)).json()).toMatchObject({ fields: { password: ownName } })
    },
  )

  it('is not refused for being short of signs, if nobody would guess it', async () => {
    for (const password of ['correct horse', 'a sheaf of wheat', '4 7 1 9 2 6 3'])
      expect((await signUp(password)).statusCode).toBe(201)
  })

  it('is judged when it is changed, too', async () => {
    const user = await addUser(test.database.orm, { passwordHash: quick.passwordHash })
    const change = { currentPassword: quick.password, newPassword: 'baseball1' }
    const cookie = await test.openSession(user.id)
    const refused = await post('/account/password', change, cookie)
    expect(refused.json()).toMatchObject({ status: 400, fields: { newPassword: tooCommon } })
  })

  it('is judged when a mailed link is used, which still works afterwards', async () => {
    const { email } = await addUser(test.database.orm)
    await post('/auth/forgot-password', { email })
    const token = tokenIn(await mailTo(test, email, 'Reset your'))
    const refused = await post('/auth/reset-password', { token, password: email })
    expect(refused.json()).toMatchObject({ status: 400, fields: { password: ownName } })
    const taken = await post('/auth/reset-password', { token, password: 'correct horse' })
    expect(taken.statusCode).toBe(200)
  })

  it('that was common all along still opens its account', async () => {
    const passwordHash = await hashPassword('password1')
    const { email } = await addUser(test.database.orm, { passwordHash })
    expect((await post('/auth/login', { email, password: 'password1' })).statusCode).toBe(200)
  })
})
