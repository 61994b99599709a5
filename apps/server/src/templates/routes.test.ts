import { customTemplateKinds } from '@sheaf/contract/custom-templates'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { templates } from '../db/schema.ts'

const own = { 'sec-fetch-site': 'same-origin' }

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

function as(cookie: string) {
  return (method: Method, path: string, payload?: object) =>
    test.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...own, cookie },
      ...(payload && { payload }),
    })
}

async function newUser(fields = {}) {
  const { cookie } = await test.signIn(fields)
  return as(cookie)
}

const studio = {
  name: 'Studio',
  theme: 'blue-wave',
  companyName: 'Marlow & Finch',
  bankName: 'Harbour Bank',
  swiftCode: 'HARBGB2L',
  primaryColor: '#112233',
  language: 'de',
  labels: { 'kinds.invoice.number': 'Ref.' },
}

describe('invoice templates', () => {
  it('are saved, listed, replaced and deleted', async () => {
    const call = await newUser()
    const saved = await call('POST', '/templates', studio)
    expect(saved.statusCode).toBe(201)
    expect(saved.json()).toMatchObject({
      name: 'Studio',
      companyName: 'Marlow & Finch',
      swift: 'HARBGB2L',
      primaryColor: '#112233',
      secondaryColor: '#6B7280',
      fontFamily: 'Inter',
      currency: 'USD',
      language: 'de',
      secondLanguage: '',
      labels: { 'kinds.invoice.number': 'Ref.' },
    })
    const { id } = saved.json()
    const changed = await call('PUT', `/templates/${id}`, { ...studio, name: 'Workshop' })
    expect(changed.json()).toMatchObject({ id, name: 'Workshop' })
    expect((await call('GET', '/templates')).json()).toEqual([changed.json()])
    expect((await call('DELETE', `/templates/${id}`)).statusCode).toBe(200)
    expect((await call('GET', '/templates')).json()).toEqual([])
    expect((await call('DELETE', `/templates/${id}`)).statusCode).toBe(404)
  })

  it.each([
    ['no name', { name: '  ' }, 'name', 'Please enter a name for your template'],
    ['no such theme', { theme: 'nobody' }, 'theme', "There is no template 'nobody'."],
    ['a label that nobody prints', { labels: { nonsense: 'x' } }, 'labels.nonsense', /label/],
    ['a colour that is none', { primaryColor: 'red' }, 'primaryColor', /color/],
    [
      'a logo from elsewhere',
      { companyLogoUrl: 'https://example.com/a.png' },
      'companyLogoUrl',
      /uploaded here/,
    ],
    [
      'a logo that is not theirs',
      { companyLogoUrl: '/objects/uploads/obj_x' },
      'companyLogoUrl',
      /your logos/,
    ],
    ['an overlong text', { businessNotes: 'x'.repeat(10_001) }, 'businessNotes', /at most/],
  ])('are refused with %s', async (_name, wrong, field, message) => {
    const call = await newUser()
    const answer = await call('POST', '/templates', { ...studio, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields[field]).toMatch(message)
    expect((await call('GET', '/templates')).json()).toEqual([])
  })

  it('may wear a premium theme only when their user is premium', async () => {
    const atelier = { ...studio, theme: 'atelier' }
    const refused = await (await newUser())('POST', '/templates', atelier)
    expect(refused.statusCode).toBe(403)
    const premium = await newUser({ subscription: 'premium' })
    expect((await premium('POST', '/templates', atelier)).statusCode).toBe(201)
  })

  it('come 200 at once with one query', async () => {
    const { user, cookie } = await test.signIn()
    const rows = Array.from({ length: 200 }, (_, n) => ({
      id: `tpl_${user.id}_${n}`,
      userId: user.id,
      kind: 'invoice' as const,
      name: `No ${n}`,
      theme: 'blue-wave',
      fields: {},
    }))
    await test.database.orm.insert(templates).values(rows)
    const { pool } = test.database
    const asked: string[] = []
    const query = pool.query.bind(pool)
    pool.query = ((text: string | { text: string }, ...rest: unknown[]) => {
      asked.push(typeof text === 'string' ? text : text.text)
      return Reflect.apply(query, pool, [text, ...rest])
    }) as typeof pool.query
    const answer = await as(cookie)('GET', '/templates')
    pool.query = query
    expect(answer.json()).toHaveLength(200)
    expect(asked.filter((text) => text.includes('"templates"'))).toHaveLength(1)
  })
})

describe.each(Object.entries(customTemplateKinds))(
  'custom templates for a %s',
  (kind, { path, dataKey }) => {
    const fields = { companyName: 'Aurelia', jurisdiction: 'IE' }
    const body = (name: string, given: object = fields) => ({
      name,
      systemTemplateId: 'po-classic',
      ...(dataKey === null ? given : { [dataKey]: given }),
    })

    it('are saved, listed, replaced, renamed both ways and deleted', async () => {
      const call = await newUser()
      const saved = await call('POST', path, body('First'))
      expect(saved.statusCode).toBe(201)
      expect(saved.json()).toMatchObject({
        ...body('First'),
        description: 'Based on Classic Order',
        category: 'classic',
      })
      const { id } = saved.json()
      const replaced = await call('PUT', `${path}/${id}`, body('Second', { companyName: 'Other' }))
      const replacedFields = dataKey === null ? replaced.json() : replaced.json()[dataKey]
      expect(replacedFields).toMatchObject({ companyName: 'Other' })
      expect(replacedFields.jurisdiction).not.toBe('IE')
      expect((await call('PUT', `${path}/${id}`, { name: 'Third' })).json()).toEqual({
        ...replaced.json(),
        name: 'Third',
        updatedAt: expect.any(String),
      })
      const renamed = await call('PATCH', `${path}/${id}`, { name: 'Fourth' })
      expect((await call('GET', path)).json()).toEqual([renamed.json()])
      expect((await call('DELETE', `${path}/${id}`)).statusCode).toBe(200)
      expect((await call('GET', path)).json()).toEqual([])
    })

    it('are unknown to other users, and to the routes of other kinds', async () => {
      const [call, stranger] = [await newUser(), await newUser()]
      const { id } = (await call('POST', path, body('Mine'))).json()
      for (const [method, payload] of [
        ['PUT', body('Theirs')],
        ['PUT', { name: 'Theirs' }],
        ['PATCH', { name: 'Theirs' }],
        ['DELETE', undefined],
      ] as const) {
        expect((await stranger(method, `${path}/${id}`, payload)).statusCode).toBe(404)
      }
      expect((await call('DELETE', `/templates/${id}`)).statusCode).toBe(404)
      expect((await stranger('GET', path)).json()).toEqual([])
      expect((await call('GET', path)).json()).toMatchObject([{ name: 'Mine' }])
    })

    it('are refused with a wrong field, which is named', async () => {
      const call = await newUser()
      const answer = await call('POST', path, body('A', { companyName: 'x'.repeat(201) }))
      expect(answer.statusCode).toBe(400)
      const field = dataKey === null ? 'companyName' : `${dataKey}.companyName`
      expect(answer.json().fields).toEqual({ [field]: 'Must be at most 200 characters' })
      expect((await call('PATCH', `${path}/tpl_x`, { name: ' ' })).statusCode).toBe(400)
      expect((await call('GET', path)).json()).toEqual([])
      expect(kind).not.toBe('invoice')
    })
  },
)

it('templates want a session and a request of our own pages', async () => {
  const { cookie } = await test.signIn()
  for (const path of [
    '/templates',
    ...Object.values(customTemplateKinds).map((kind) => kind.path),
  ]) {
    expect((await test.app.inject(`/api${path}`)).statusCode).toBe(401)
    const crossSite = { cookie, 'sec-fetch-site': 'cross-site' }
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: crossSite,
      payload: studio,
    })
    expect(answer.statusCode).toBe(403)
  }
})

it('500 malformed bodies are refused and nothing is written', { timeout: 60_000 }, async () => {
  const call = await newUser()
  const paths = ['/templates', ...Object.values(customTemplateKinds).map((kind) => kind.path)]
  // A theme that is a list can be no theme, whatever else the body holds.
  const wrong = fc.oneof(
    fc
      .anything({ withNullPrototype: false })
      .map((value) => JSON.stringify({ name: 'A', theme: [value] }) ?? '[]'),
    fc.json().filter((text) => !text.includes('"theme"') && !text.includes('systemTemplateId')),
    fc.string(),
  )
  const bodies = fc.sample(
    fc.tuple(fc.constantFrom(...paths), fc.constantFrom('POST', 'PUT'), wrong),
    {
      numRuns: 500,
      seed: 6,
    },
  )
  const { cookie } = await test.signIn()
  const before = await test.database.orm.$count(templates)
  for (const [path, method, payload] of bodies) {
    const url = method === 'POST' ? `/api${path}` : `/api${path}/tpl_x`
    const headers = { ...own, cookie, 'content-type': 'application/json' }
    const { statusCode } = await test.app.inject({
      method: method as Method,
      url,
      headers,
      payload,
    })
    expect(statusCode, payload).toSatisfy((status: number) => status >= 400 && status < 500)
  }
  expect(await test.database.orm.$count(templates)).toBe(before)
  expect((await call('GET', '/templates')).json()).toEqual([])
})
