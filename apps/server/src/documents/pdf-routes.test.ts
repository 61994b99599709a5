import { documentKinds } from '@sheaf/domain/documents/kind'
import { sampleDocument } from '@sheaf/rendering/samples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { wireOf } from '../../../../tests/support/documents.ts'
import { textOfPdf } from '../../../../tests/support/pdf-text.ts'
import { users } from '../db/schema.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const dayMs = 24 * 60 * 60 * 1000

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

async function newUser(fields = {}) {
  const { user, cookie } = await test.signIn(fields)
  const headers = { ...own, cookie }
  return {
    user,
    headers,
    post: (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api${path}`, headers, payload }),
    get: (path: string) => test.app.inject({ url: `/api${path}`, headers }),
    async documentsUsed() {
      const rows = await test.database.orm.select().from(users)
      return rows.find(({ id }) => id === user.id)?.documentsUsed
    },
  }
}

const invoice = (number = 'INV-1') => ({
  type: 'invoice',
  templateId: 'blue-wave',
  documentNumber: number,
  companyName: 'Marlow & Finch',
  clientName: 'Elena Castellan',
  issueDate: '2026-03-03',
  dueDate: '2026-04-02',
  lineItems: [{ description: 'Oak desk', quantity: '2', rate: '640', amount: '1280' }],
  tax1Label: 'VAT',
  tax1Rate: '20',
  subtotal: '1280',
  tax1: '256',
  tax2: '0',
  taxAmount: '256',
  total: '1536',
  currency: 'EUR',
  customization: { font: 'Georgia', color: '#112233', logo: null },
})

describe('POST /api/generate-pdf', () => {
  it('gives the PDF of an invoice, named after its number', async () => {
    const { post, documentsUsed } = await newUser()
    const answer = await post('/generate-pdf', invoice('INV 7/Ü'))
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="invoice-INV-7--.pdf"; filename*=UTF-8''invoice-INV-7-%C3%9C.pdf`,
    )
    const text = (await textOfPdf(answer.rawPayload)).replace(/\s+/g, ' ')
    for (const part of ['INV 7/Ü', 'Elena Castellan', 'Oak desk', '€1 280.00', '€1 536.00']) {
      expect(text).toContain(part)
    }
    expect(await documentsUsed()).toBe(1)
  })

  it.each(documentKinds)('takes a %s in its own words', async (kind) => {
    const { post } = await newUser()
    const document = sampleDocument(kind)
    const fields = { ...wireOf(document), templateId: 'minimalist-line' }
    const answer = await post('/generate-pdf', fields)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(await textOfPdf(answer.rawPayload)).toContain(document.number)
  })

  it.each([
    ['total', { total: '1535.99' }, 'total', /^Must be 1536.00/],
    ['tax', { tax1: '255' }, 'tax1', /^Must be 256.00/],
    ['sum of taxes', { taxAmount: '255' }, 'taxAmount', /^Must be 256.00/],
    [
      'amount',
      { lineItems: [{ quantity: '2', rate: '640', amount: '1' }] },
      'lineItems.0.amount',
      /1280.00/,
    ],
    ['number', { documentNumber: ' ' }, 'invoiceNumber', /required/i],
    ['date', { issueDate: ' ' }, 'issueDate', /^Date is required/],
    ['quantity', { lineItems: [{ quantity: '1e9', rate: '1' }] }, 'lineItems.0.quantity', /number/],
    [
      'rate',
      { lineItems: [{ quantity: '1', rate: '9'.repeat(40) }] },
      'lineItems.0.rate',
      /number/,
    ],
    ['currency', { currency: 'XXQ' }, 'currency', /currency/],
    ['font', { customization: { font: 'Comic' } }, 'fontFamily', /one of/],
    [
      'lines',
      { lineItems: Array(1001).fill({ quantity: '1', rate: '0' }) },
      'lineItems',
      /up to 1000/,
    ],
  ])('refuses a wrong %s and names it', async (_name, wrong, field, message) => {
    const { post, documentsUsed } = await newUser()
    const answer = await post('/generate-pdf', { ...invoice(), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields[field]).toMatch(message)
    expect(await documentsUsed()).toBe(0)
  })

  it('refuses an unknown kind, an unknown theme and an empty document', async () => {
    const { post, documentsUsed } = await newUser()
    expect((await post('/generate-pdf', { ...invoice(), type: 'letter' })).statusCode).toBe(400)
    expect((await post('/generate-pdf', { ...invoice(), templateId: 'nobody' })).statusCode).toBe(
      404,
    )
    expect((await post('/generate-pdf', {})).statusCode).toBe(400)
    expect(await documentsUsed()).toBe(0)
  })

  it('keeps the premium themes for premium users', async () => {
    const atelier = { ...invoice(), templateId: 'atelier' }
    expect((await (await newUser()).post('/generate-pdf', atelier)).statusCode).toBe(403)
    const premium = await newUser({ subscription: 'premium' })
    expect((await premium.post('/generate-pdf', atelier)).statusCode).toBe(200)
  })
})

describe('the free plan', () => {
  it('gives two documents, whichever way they are asked for, then says what to do', async () => {
    const { post, get, documentsUsed } = await newUser()
    const order = new URLSearchParams({
      poNumber: 'PO-1',
      companyName: 'Aurelia',
      vendorName: 'Ruth',
    })
    expect((await post('/generate-pdf', invoice('A'))).statusCode).toBe(200)
    expect((await get(`/po-pdf/po-classic?${order}`)).statusCode).toBe(200)
    for (const answer of [
      await post('/generate-pdf', invoice('B')),
      await post('/generate-quote-pdf', { documentNumber: 'Q', clientName: 'Elena' }),
      await get('/po-pdf/po-classic?poNumber=PO-2&vendorName=R'),
      await get('/cn-pdf/cn-classic?creditNoteNumber=CN-2&customerName=R'),
    ]) {
      expect(answer.statusCode, answer.body).toBe(403)
      expect(answer.json().message).toBe('Upgrade to Premium for unlimited documents')
    }
    expect(await documentsUsed()).toBe(2)
  })

  it('does not count the same document again within thirty days, nor another look of it', async () => {
    const { post, documentsUsed } = await newUser()
    await post('/generate-pdf', invoice())
    const again = { ...invoice(), templateId: 'sage-minimal', customization: null }
    expect((await post('/generate-pdf', again)).statusCode).toBe(200)
    expect(await documentsUsed()).toBe(1)
    await post('/generate-pdf', invoice('other'))
    expect((await post('/generate-pdf', invoice())).statusCode).toBe(200)
    expect(await documentsUsed()).toBe(2)
  })

  it('counts a document anew after thirty days', async () => {
    const { user, post, documentsUsed } = await newUser({ subscription: 'premium' })
    await post('/generate-pdf', invoice())
    const before = test.clock.now
    test.clock.now = new Date(before.getTime() + 30 * dayMs)
    const headers = { ...own, cookie: await test.openSession(user.id) }
    const url = '/api/generate-pdf'
    await test.app.inject({ method: 'POST', url, headers, payload: invoice() })
    test.clock.now = before
    expect(await documentsUsed()).toBe(2)
  })

  it('yields exactly two of fifty different documents that are asked for at once', {
    timeout: 60_000,
  }, async () => {
    const { post, documentsUsed } = await newUser()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post('/generate-pdf', invoice(`INV-${n}`))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([])
    expect(await documentsUsed()).toBe(2)
  })

  it('counts one document that is asked for ten times at once only once', async () => {
    const { post, documentsUsed } = await newUser()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/generate-pdf', invoice())),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await documentsUsed()).toBe(1)
  })

  it('does not end for premium users', async () => {
    const { post, documentsUsed } = await newUser({ subscription: 'premium' })
    for (const number of ['A', 'B', 'C']) {
      expect((await post('/generate-pdf', invoice(number))).statusCode).toBe(200)
    }
    expect(await documentsUsed()).toBe(3)
  })
})

describe('the other ways to a PDF', () => {
  it('names the file of a quote after its number, or after its type as on the create screen', async () => {
    const { post } = await newUser()
    const quote = {
      documentNumber: 'QUO-118',
      clientName: 'Elena',
      templateId: 'quote-modern-blue',
    }
    const answer = await post('/generate-quote-pdf', { ...quote, type: 'quote' })
    expect(answer.headers['content-disposition']).toContain('filename="QUO-118.pdf"')
    const created = await post('/generate-pdf', { ...quote, type: 'quote' })
    expect(created.headers['content-disposition']).toContain('filename="quote-QUO-118.pdf"')
  })

  it('opens an order in the browser and saves a credit note with its number and date', async () => {
    const { get } = await newUser()
    const lineItems = JSON.stringify([
      { itemNumber: 'A', description: 'Desk', quantity: '1', unitPrice: '5' },
    ])
    const order = new URLSearchParams({
      poNumber: 'PO-1',
      vendorName: 'Ruth',
      poDate: '2026-03-03T00:00:00.000Z',
      lineItems,
    })
    const opened = await get(`/po-pdf/po-industrial?${order}`)
    expect(opened.headers['content-disposition']).toMatch(
      /^inline; filename="purchase-order-PO-1.pdf"/,
    )
    const note = new URLSearchParams({
      creditNoteNumber: 'CN-9',
      customerName: 'Ruth',
      creditNoteDate: '2026-03-03',
    })
    const saved = await get(`/cn-pdf/cn-modern?${note}`)
    expect(saved.headers['content-disposition']).toContain(
      'filename="credit-note-CN-9-2026-03-03.pdf"',
    )
  })

  it.each(['/generate-pdf', '/generate-quote-pdf', '/po-pdf/po-classic', '/cn-pdf/cn-classic'])(
    'want a session and one of our own pages: %s',
    async (path) => {
      const { headers, documentsUsed } = await newUser()
      const method = path.includes('generate') ? 'POST' : 'GET'
      const call = (sent: Record<string, string>) =>
        test.app.inject({
          method,
          url: `/api${path}?poNumber=1`,
          headers: sent,
          ...(method === 'POST' && { payload: invoice() }),
        })
      expect((await call({ ...own })).json()).toMatchObject({ message: 'Unauthorized' })
      const { cookie } = headers
      expect((await call({ cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
      expect((await call({ cookie, origin: 'https://evil.example' })).statusCode).toBe(403)
      expect(await documentsUsed()).toBe(0)
    },
  )
})
