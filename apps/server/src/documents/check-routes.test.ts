import { checkAnswerSchema } from '@sheaf/contract/check'
import { problemSchema } from '@sheaf/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

const german = {
  type: 'invoice',
  invoiceNumber: '2026-0001',
  date: '2026-06-10',
  companyName: 'Tischlerei Ott',
  companyAddress: 'Hauptstraße 1\n10115 Berlin\nGermany',
  companyTaxId: 'DE136695976',
  clientName: 'Bibliothek Sud',
  clientAddress: '2 rue du Lac\n75001 Paris\nFrance',
  currency: 'EUR',
  jurisdiction: 'DE',
  language: 'de',
  buyerType: 'business',
  supplyType: 'service',
  tax1Rate: 19,
  lineItems: [{ description: 'Desks', quantity: 1, rate: 1000 }],
}

describe('POST /api/check', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp()
    test.clock.now = new Date('2026-06-15T09:30:00Z')
  })

  afterAll(() => test.close())

  const post = (payload: object, remoteAddress = '127.0.0.1') =>
    test.app.inject({ method: 'POST', url: '/api/check', payload, remoteAddress })

  async function checked(payload: object) {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(200)
    return checkAnswerSchema.parse(answer.json())
  }

  it('tells any visitor how a sale is taxed and what the document lacks, in the names of the wire', async () => {
    const { treatment, findings } = await checked(german)
    expect(treatment).toBe('reverse-charge')
    expect(findings).toEqual([
      {
        id: 'supply-date',
        severity: 'missing',
        field: 'serviceDate',
        message: 'Add the date of the service, or its first and last day.',
        why: '§ 14 (4) no. 6 UStG requires it.',
      },
      {
        id: 'buyer-tax-id',
        severity: 'missing',
        field: 'clientTaxId',
        message: "Add the client's VAT ID.",
        why: '§ 14 (4) UStG (Directive 2006/112/EC, art. 226(4)) requires it.',
      },
      {
        id: 'reverse-charge',
        severity: 'missing',
        field: 'reverseCharge',
        message: 'Turn on reverse charge. Your client owes the VAT, so you charge none.',
        why: '§ 14 (4) UStG (Directive 2006/112/EC, art. 226(11a)) requires it.',
        phrase: 'Steuerschuldnerschaft des Leistungsempfängers',
      },
    ])
  })

  it('finds nothing on a document that says all', async () => {
    const whole = { serviceDate: '2026-06-08', clientTaxId: 'FR80122003551', reverseCharge: true }
    expect(await checked({ ...german, ...whole })).toEqual({
      treatment: 'reverse-charge',
      findings: [],
    })
  })

  it('names the fields of each kind as that kind does, lines among them', async () => {
    const order = {
      type: 'purchase_order',
      vendorName: '',
      lineItems: [{ description: '', quantity: 2, unitPrice: 10 }],
    }
    const fields = (await checked(order)).findings.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['vendorName', 'lineItems.0.description']))
  })

  it('takes what is left out as it would be on the PDF', async () => {
    const { findings } = await checked({ companyName: 'Tischlerei Ott', jurisdiction: 'DE' })
    const ids = findings.map(({ id }) => id)
    expect(ids).not.toContain('number')
    expect(ids).toContain('seller-address')
  })

  it('refuses what is no document, and says which field is wrong', async () => {
    for (const payload of [{}, { type: 'invoice' }]) {
      const answer = await post(payload)
      expect(answer.statusCode).toBe(400)
      expect(problemSchema.parse(answer.json()).message).toBe('The document is empty.')
    }
    const wrong = await post({ ...german, currency: 'gold' })
    expect(problemSchema.parse(wrong.json())).toMatchObject({
      status: 400,
      fields: { currency: expect.any(String) },
    })
    expect((await post({ ...german, type: 'novel' })).statusCode).toBe(400)
  })

  it('answers so many from one address and then asks to wait', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await post(german, '203.0.113.7')).statusCode),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(80)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await post(german, '203.0.114.7')).statusCode).toBe(200)
  })
})
