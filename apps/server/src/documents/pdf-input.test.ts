import { problemSchema } from '@sheaf/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { textOfPdf } from '../../../../tests/support/pdf-text.ts'
import { users } from '../db/schema.ts'

type Fields = Readonly<Record<string, unknown>>
type Sent = Readonly<Record<string, string>>

let test: TestApp
let headers: Record<string, string>
let userId: string
beforeAll(async () => {
  test = await startTestApp()
  const { user, cookie } = await test.signIn({ subscription: 'premium' })
  userId = user.id
  headers = { 'sec-fetch-site': 'same-origin', cookie }
})
afterAll(() => test.close())

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

const texts = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString()

const byJson = (url: string) => (fields: Fields, sent: Sent) =>
  test.app.inject({ method: 'POST', url, headers: sent, payload: fields })
const byQuery = (url: string) => (fields: Fields, sent: Sent) =>
  test.app.inject({ url: `${url}?${texts(fields)}`, headers: sent })
const byForm = (url: string) => (fields: Fields, sent: Sent) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { ...formType, ...sent },
    payload: texts(fields),
  })

const quote = { type: 'quote', documentNumber: 'QUO-1', clientName: 'Elena' }
const order = { poNumber: 'PO-1', vendorName: 'Ruth' }
const credit = { creditNoteNumber: 'CN-1', customerName: 'Elena' }

/** Every way to a PDF. */
const ways = [
  ['POST /generate-pdf', byJson('/api/generate-pdf'), quote],
  ['POST /generate-quote-pdf', byJson('/api/generate-quote-pdf'), quote],
  ['GET /po-pdf', byQuery('/api/po-pdf/po-classic'), order],
  ['POST /po-pdf', byJson('/api/po-pdf/po-classic'), order],
  ['a form at /po-pdf', byForm('/api/po-pdf/po-classic'), order],
  ['GET /cn-pdf', byQuery('/api/cn-pdf/cn-classic'), credit],
  ['POST /cn-pdf', byJson('/api/cn-pdf/cn-classic'), credit],
] as const

const line = { description: 'Desk', quantity: '1', unitPrice: '5' }
const linesWith = (change: Fields) => ({ lineItems: [{ ...line, ...change }] })

const refused: readonly (readonly [string, Fields, string])[] = [
  ['a quantity of 1e9', linesWith({ quantity: '1e9' }), 'lineItems.0.quantity'],
  ['a price of NaN', linesWith({ unitPrice: 'NaN' }), 'lineItems.0.unitPrice'],
  ['an infinite price', linesWith({ unitPrice: 'Infinity' }), 'lineItems.0.unitPrice'],
  ['forty digits', linesWith({ unitPrice: '9'.repeat(40) }), 'lineItems.0.unitPrice'],
  ['a tax of 1e9', { taxRate: '1e9' }, 'taxRate'],
  ['a tax of -3', { taxRate: '-3' }, 'taxRate'],
  ['five thousand lines', { lineItems: Array(5000).fill(line) }, 'lineItems'],
  ['no line at all', { lineItems: [] }, 'lineItems'],
  ['a comment of 100 kB', { comments: 'x'.repeat(100_000) }, 'comments'],
  ['a day that is none', { shipDate: '2026-02-30' }, 'shipDate'],
]

describe.each(ways)('%s', (_name, send, fields) => {
  it.each(refused)('refuses %s and names the field', async (_what, wrong, field) => {
    const answer = await send({ ...fields, ...wrong }, headers)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(400)
    const { code, fields: named } = problemSchema.parse(answer.json())
    expect(code).toBe('request.invalid')
    expect(Object.keys(named ?? {})).toEqual([field])
  })

  it('takes back what a negative quantity says', async () => {
    const wished = { lineItems: [line, { ...line, quantity: '-3' }] }
    const answer = await send({ ...fields, ...wished }, headers)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    const text = (await textOfPdf(answer.rawPayload)).replace(/\s+/g, ' ')
    expect(text).toMatch(/[-−]\$15\.00/)
    expect(text).toMatch(/[-−]\$10\.00/)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ])('refuses another site: %o', async (site) => {
    const before = await documentsUsed()
    const { cookie = '' } = headers
    expect((await send({ ...fields, comments: 'from afar' }, { cookie, ...site })).statusCode).toBe(
      403,
    )
    expect(await documentsUsed()).toBe(before)
  })
})

describe.each(['/api/po-pdf/po-classic', '/api/cn-pdf/cn-classic'])(
  'a mere address, %s',
  (path) => {
    const url = `${path}?${texts({ ...order, ...credit, comments: 'by its address' })}`
    const evil = 'https://evil.example/page'

    it.each([
      ['one that was typed, or a link in a mail', { 'sec-fetch-site': 'none' }],
      ['nobody knows who', {}],
      ['another site', { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' }],
      ['a sister domain', { 'sec-fetch-site': 'same-site' }],
      ['a page elsewhere', { referer: evil }],
      ['a page whose name begins as ours', { referer: 'http://localhost:3000.evil.example/' }],
      ['an address that is none', { referer: 'localhost:3000' }],
      ['another origin', { origin: 'https://evil.example', referer: 'http://localhost:3000/' }],
    ])('counts nothing when asked for by %s', async (_name, site) => {
      const before = await documentsUsed()
      for (const method of ['GET', 'HEAD'] as const) {
        const { cookie = '' } = headers
        const answer = await test.app.inject({ method, url, headers: { cookie, ...site } })
        expect(answer.statusCode).toBe(403)
      }
      expect(await documentsUsed()).toBe(before)
    })

    it.each([
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:3000' },
      { referer: 'http://localhost:3000/purchase-orders' },
    ])('gives the PDF to our own page: %o', async (site) => {
      const { cookie = '' } = headers
      const answer = await test.app.inject({ url, headers: { cookie, ...site } })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
    })

    it('says in its tab where to get the PDF', async () => {
      const { cookie = '' } = headers
      const typed = { cookie, 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }
      const answer = await test.app.inject({ url, headers: typed })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('only opens from Sheaf itself')
    })
  },
)

describe('a tab of its own', () => {
  const tab = { 'sec-fetch-dest': 'document' }

  it('shows an order that is sent as a form, however long', async () => {
    const comments = 'Mind the stairs. '.repeat(500)
    const answer = await byForm('/api/po-pdf/po-classic')(
      { ...order, comments, ...linesWith({}) },
      { ...headers, ...tab },
    )
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^inline; .*purchase-order-PO-1\.pdf/)
  })

  it('says which fields are wrong, in words', async () => {
    const wrong = { ...order, poNumber: '', ...linesWith({ quantity: '1e9' }), currency: 'XXQ' }
    const answer = await byForm('/api/po-pdf/po-classic')(wrong, { ...headers, ...tab })
    expect(answer.statusCode).toBe(400)
    const items = [...answer.body.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)
    expect(items).toEqual([
      'Currency: Must be an ISO 4217 currency code such as USD',
      'Line items 1 quantity: Must be a number such as 12 or 12.50',
    ])
    const unnamed = { ...order, poNumber: ' ', vendorName: '' }
    const refused = await byForm('/api/po-pdf/po-classic')(unnamed, { ...headers, ...tab })
    expect(refused.body).toContain('<li>Purchase order number is required</li>')
  })

  it('lists twenty wrong fields at most', async () => {
    const lineItems = Array.from({ length: 200 }, () => ({ ...line, quantity: 'x' }))
    const answer = await byForm('/api/po-pdf/po-classic')(
      { ...order, lineItems },
      { ...headers, ...tab },
    )
    expect(answer.body.match(/<li>/g)).toHaveLength(20)
    expect(answer.body).toContain('And 30 more.')
  })

  it('says in words why there is no PDF, and lets nothing run', async () => {
    const answer = await byQuery('/api/po-pdf/po-classic')(
      { ...order, currency: '<script>' },
      { ...headers, ...tab },
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha/)
    expect(answer.body).toContain("We couldn't create your PDF")
    expect(answer.body).not.toContain('<script>')
  })
})

async function documentsUsed(): Promise<number | undefined> {
  const rows = await test.database.orm.select().from(users)
  return rows.find(({ id }) => id === userId)?.documentsUsed
}
