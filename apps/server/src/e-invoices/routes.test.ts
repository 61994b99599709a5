import { readInvoice } from '@sheaf/einvoice/syntax/read-invoice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { users } from '../db/schema.ts'

const own = { 'sec-fetch-site': 'same-origin' }

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

async function newUser() {
  const { user, cookie } = await test.signIn()
  return {
    post: (path: string, payload: object) =>
      test.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { ...own, cookie },
        payload,
      }),
    async documentsUsed() {
      const rows = await test.database.orm.select().from(users)
      return rows.find(({ id }) => id === user.id)?.documentsUsed
    },
  }
}

const invoice = {
  type: 'invoice',
  templateId: 'blue-wave',
  invoiceNumber: 'INV-7',
  issueDate: '2026-03-03',
  dueDate: '2026-04-02',
  companyName: 'Atelier Blau',
  companyContact: 'Ada Blau',
  companyEmail: 'ada@blau.example',
  companyPhone: '+49 30 1234567',
  companyAddress: 'Hauptstr. 1\n10115 Berlin\nGermany',
  companyTaxId: 'DE123456788',
  clientName: 'Stadt Köln',
  clientEmail: 'rechnung@koeln.example',
  clientAddress: 'Rathausplatz 1\n50667 Köln\nGermany',
  jurisdiction: 'DE',
  currency: 'EUR',
  tax1Label: 'VAT',
  tax1Rate: '19',
  iban: 'DE02120300000000202051',
  shipDate: '2026-03-01',
  lineItems: [{ description: 'Design', quantity: '2', rate: '50', unitCode: 'HUR' }],
}

const leitweg = { buyerReference: '04011000-12345-34' }

describe('POST /api/e-invoice/{format}', () => {
  it('gives the e-invoice of an invoice, counted once with its PDF', async () => {
    const { post, documentsUsed } = await newUser()
    const answer = await post('/e-invoice/xrechnung', { ...invoice, ...leitweg })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('filename="invoice-INV-7.xml"')
    const read = readInvoice(answer.body)
    expect(read.invoice).toMatchObject({
      number: 'INV-7',
      buyerReference: '04011000-12345-34',
      totals: { withVat: '119.00' },
      lines: [{ unit: 'HUR' }],
    })
    expect(read.invoice.specification).toContain('xrechnung')
    const cii = await post('/e-invoice/cii', { ...invoice, ...leitweg })
    expect(cii.body).toContain('CrossIndustryInvoice')
    const pdf = await post('/generate-pdf', { ...invoice, ...leitweg })
    expect(pdf.statusCode).toBe(200)
    expect(await documentsUsed()).toBe(1)
  })

  it('refuses what breaks the rules, says where, and counts nothing', async () => {
    const { post, documentsUsed } = await newUser()
    const answer = await post('/e-invoice/xrechnung', invoice)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'e-invoice.rules-broken',
      findings: expect.arrayContaining([
        {
          rule: 'BR-DE-15',
          severity: 'fatal',
          field: 'buyerReference',
          message: expect.stringContaining('Leitweg-ID'),
        },
      ]),
    })
    const draft = await post('/e-invoice/xrechnung', { ...invoice, draft: true })
    expect(draft.statusCode).toBe(200)
    expect(draft.body).toContain('<!-- Draft, not issued -->')
    expect(await documentsUsed()).toBe(0)
  })

  it('writes a purchase order as an order, and says that a quote has no such format', async () => {
    const { post } = await newUser()
    const order = { type: 'purchase_order', poNumber: 'PO-3', companyName: 'Atelier Blau' }
    const written = await post('/e-invoice/order', {
      ...order,
      vendorName: 'Paper Co',
      lineItems: [{ description: 'Paper', quantity: '3', unitPrice: '20' }],
    })
    expect(written.statusCode, written.body.slice(0, 500)).toBe(200)
    expect(written.body).toContain('<Order')
    const quote = { type: 'quote', quoteNumber: 'Q-1', clientName: 'Elena', lineItems: [{}] }
    const refused = await post('/e-invoice/ubl', quote)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'e-invoice.none',
      message:
        'A quote has no e-invoice format: nothing is owed yet. Turn it into an invoice first.',
    })
    expect((await post('/e-invoice/order', invoice)).json()).toMatchObject({
      message: 'Only a purchase order can be written as a UBL order.',
    })
  })

  it('is for those who are signed in, and knows no other formats', async () => {
    const { post } = await newUser()
    expect((await post('/e-invoice/edifact', invoice)).statusCode).toBe(400)
    const visitor = { method: 'POST', url: '/api/e-invoice/ubl', headers: own } as const
    expect((await test.app.inject({ ...visitor, payload: invoice })).statusCode).toBe(401)
  })
})
