import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { waitingJobs } from '../../../../tests/support/jobs.ts'
import { accountLinks, users } from '../db/schema.ts'

const signup = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada' }
const reset = { token: 'x', password: 'correct horse' }
const change = { currentPassword: 'x', newPassword: 'correct horse' }
const long = 'x'.repeat(101)

const invalidEmail = 'Please enter a valid email address'
const shortPassword = 'Password must be at least 8 characters'
const longPassword = 'Password must be at most 100 characters'

const cases = [
  ['POST', '/auth/login', { password: 'x' }, { email: invalidEmail }],
  ['POST', '/auth/login', { email: 'ada', password: 'x' }, { email: invalidEmail }],
  ['POST', '/auth/login', { email: ['a@b.co'], password: 'x' }, { email: invalidEmail }],
  ['POST', '/auth/login', { email: 'a@b.co' }, { password: 'Password is required' }],
  ['POST', '/auth/login', { email: 'a@b.co', password: '' }, { password: 'Password is required' }],
  ['POST', '/auth/login', { email: 'a@b.co', password: 7 }, { password: 'Password is required' }],
  ['POST', '/auth/login', { email: 'a@b.co', password: long }, { password: longPassword }],
  [
    'POST',
    '/auth/signup',
    {},
    { email: invalidEmail, password: shortPassword, firstName: 'First name is required' },
  ],
  [
    'POST',
    '/auth/signup',
    { ...signup, email: `${'a'.repeat(250)}@example.com` },
    { email: invalidEmail },
  ],
  ['POST', '/auth/signup', { ...signup, email: 'a@b.co\r\nbcc: c@d.co' }, { email: invalidEmail }],
  ['POST', '/auth/signup', { ...signup, email: null }, { email: invalidEmail }],
  ['POST', '/auth/signup', { ...signup, password: 'seven 7' }, { password: shortPassword }],
  ['POST', '/auth/signup', { ...signup, password: long }, { password: longPassword }],
  [
    'POST',
    '/auth/signup',
    { ...signup, firstName: '   ' },
    { firstName: 'First name is required' },
  ],
  [
    'POST',
    '/auth/signup',
    { ...signup, firstName: long },
    { firstName: 'First name must be at most 50 characters' },
  ],
  [
    'POST',
    '/auth/signup',
    { ...signup, lastName: long },
    { lastName: 'Last name must be at most 50 characters' },
  ],
  [
    'POST',
    '/auth/signup',
    { ...signup, firstName: 'Ada\r\nBcc: eve@example.com' },
    { firstName: 'First name must be one line of text' },
  ],
  [
    'PATCH',
    '/account',
    { firstName: 'Ada', lastName: 'x\u001b[2J' },
    { lastName: 'Last name must be one line of text' },
  ],
  ['POST', '/auth/signup', { ...signup, lastName: 1 }, { lastName: 'Last name must be text' }],
  ['POST', '/auth/forgot-password', { email: 'nobody' }, { email: invalidEmail }],
  ['POST', '/auth/resend-confirmation', {}, { email: invalidEmail }],
  ['POST', '/auth/reset-password', { ...reset, password: 'short' }, { password: shortPassword }],
  [
    'POST',
    '/auth/reset-password',
    { password: 'long enough' },
    { token: 'No confirmation token provided' },
  ],
  [
    'POST',
    '/auth/reset-password',
    { ...reset, token: 'x'.repeat(201) },
    { token: "This link isn't one of ours" },
  ],
  ['PATCH', '/account', { firstName: '', lastName: '' }, { firstName: 'First name is required' }],
  ['PATCH', '/account', { firstName: 'Ada' }, { lastName: 'Last name must be text' }],
  [
    'POST',
    '/account/password',
    { ...change, newPassword: 'short' },
    { newPassword: shortPassword },
  ],
  [
    'POST',
    '/account/password',
    { newPassword: 'long enough' },
    { currentPassword: 'Password is required' },
  ],
  ['DELETE', '/account', {}, { password: 'Password is required' }],
] as const

const paths = [...new Set(cases.map(([method, path]) => `${method} ${path}`))]

describe('bad input about accounts', () => {
  let test: TestApp
  let cookie: string
  let before: string

  beforeAll(async () => {
    test = await startTestApp()
    cookie = (await test.signIn()).cookie
    before = await everything()
  })

  afterAll(() => test.close())

  async function everything(): Promise<string> {
    const { orm } = test.database
    return JSON.stringify([
      await orm.select().from(users),
      await orm.select().from(accountLinks),
      await waitingJobs(test),
    ])
  }

  function send(route: string, payload: string, headers: Record<string, string> = {}) {
    const [method = '', path = ''] = route.split(' ')
    return test.app.inject({
      method: method as 'POST',
      url: `/api${path}`,
      payload,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...headers,
      },
    })
  }

  it.each(cases)('%s %s refuses %j, naming the field', async (method, path, body, fields) => {
    const refused = await send(`${method} ${path}`, JSON.stringify(body))
    expect(refused.json()).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(refused.json().fields).toEqual(fields)
    expect(await everything()).toBe(before)
  })

  it.each(paths)(
    '%s refuses what is not JSON, another type, and more than a megabyte',
    async (route) => {
      expect((await send(route, '{"email":')).statusCode).toBe(400)
      expect((await send(route, '')).statusCode).toBe(400)
      expect((await send(route, 'null')).statusCode).toBe(400)
      expect((await send(route, '[]')).statusCode).toBe(400)
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await send(route, 'email=a%40b.co', form)).statusCode).toBe(415)
      const huge = JSON.stringify({ email: 'x'.repeat(1_100_000) })
      expect((await send(route, huge)).statusCode).toBe(413)
      expect(await everything()).toBe(before)
    },
  )

  it('refuses a null character anywhere, which the database cannot store', async () => {
    const named = (firstName: string) => `{"firstName":"${firstName}","lastName":""}`
    const refused = await send('PATCH /account', named('Ada\\u0000'))
    expect(refused.json()).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(refused.json().fields).toHaveProperty('firstName')
    const spelled = await send('PATCH /account', named('\\\\u0000'))
    expect(spelled.json()).toMatchObject({ firstName: '\\u0000' })
  })

  it('never fails on it, whatever it is', async () => {
    const names = [
      'email',
      'password',
      'firstName',
      'lastName',
      'token',
      'currentPassword',
      'newPassword',
      '__proto__',
    ]
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom('ada@example.com', '\u0000', '\ud800', 'x'.repeat(99)),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...names), value).map((each) => JSON.stringify(each)),
      fc.string({ unit: 'binary' }),
    )
    // A body that is right after all costs a hash: sign-up and reset are left to the table above.
    const routes = paths.filter((route) => !/signup|reset-password/.test(route))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), body, async (route, text) => {
        const { statusCode } = await send(route, text)
        expect(statusCode, `${route} ${text}`).toBeLessThan(500)
        expect(statusCode === 200 ? route : 'POST /auth/forgot-password').toMatch(
          /forgot|resend|PATCH/,
        )
      }),
      { numRuns: 150 },
    )
  })
})
