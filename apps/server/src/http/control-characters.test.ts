import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

const hostile = ['a\nb', 'a\u001b[2Jb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b']

const places = [
  ['POST', '/auth/signup', 'firstName', { email: 'a@b.co', password: 'correct horse' }],
  ['PATCH', '/account', 'lastName', { firstName: 'Ada' }],
  ['POST', '/templates', 'name', { theme: 'minimalist-line' }],
  ['POST', '/custom-quote-templates', 'name', { systemTemplateId: 'quote-classic', quoteData: {} }],
  ['POST', '/custom-po-templates', 'name', { systemTemplateId: 'po-classic' }],
  ['POST', '/custom-cn-templates', 'name', { systemTemplateId: 'cn-classic', cnData: {} }],
  ['PATCH', '/logos/logo_1', 'name', {}],
  ['POST', '/objects/upload', 'name', {}],
] as const

describe('control characters in a name', () => {
  let test: TestApp
  let cookie: string

  beforeAll(async () => {
    test = await startTestApp()
    cookie = (await test.signIn()).cookie
  })

  afterAll(() => test.close())

  it.each(places)('are refused by %s %s at the field %s', async (method, path, field, rest) => {
    for (const name of hostile) {
      const answer = await test.app.inject({
        method,
        url: `/api${path}`,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        payload: { ...rest, [field]: name },
      })
      expect(answer.json(), JSON.stringify(name)).toMatchObject({
        status: 400,
        code: 'request.invalid',
        fields: { [field]: expect.stringMatching(/ name must be one line of text$/) },
      })
    }
  })

  it('are not what writes other scripts: names in any of them are taken', async () => {
    for (const name of ['Renée O’Neil', '株式会社', 'محمد', 'नीलेश‍', '👩‍💻 Studio', 'אבג\u200e']) {
      const answer = await test.app.inject({
        method: 'PATCH',
        url: '/api/account',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        payload: { firstName: name, lastName: '' },
      })
      expect(answer.statusCode, name).toBe(200)
    }
  })
})
