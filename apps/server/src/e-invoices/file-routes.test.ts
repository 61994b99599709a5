import { encode } from '@sheaf/contract/wire/codec'
import { schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { writeFile } from '@sheaf/einvoice/formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

function upload(path: 'check' | 'read', content: string | Uint8Array) {
  const edge = 'edge-of-the-part'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.xml"\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  return test.app.inject({
    method: 'POST',
    url: `/api/e-invoice/${path}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${edge}`,
    },
    payload,
  })
}

const document = schemaOf('invoice').parse({
  ...{
    number: 'INV-7',
    issuedOn: '2026-03-01',
    endsOn: '2026-03-31',
    currency: 'EUR',
    region: 'DE',
  },
  sender: {
    ...{
      name: 'Atelier Blau',
      contact: 'Ada Blau',
      email: 'ada@blau.example',
      phone: '030 1234567',
    },
    ...{ address: 'Hauptstr. 1\n10115 Berlin\nGermany', taxId: 'DE123456788' },
  },
  receiver: {
    ...{
      company: 'Secret Client GmbH',
      email: 'a@b.example',
      address: 'Platz 1\n50667 Köln\nGermany',
    },
  },
  delivery: { date: '2026-02-27' },
  bank: { iban: 'DE02 1203 0000 0000 2020 51' },
  tax: { label: 'VAT', rate: '19' },
  buyerReference: 'R-1',
  lines: [{ description: 'Design', quantity: '2', price: '50', unit: 'hour', unitCode: 'HUR' }],
})

function fileOf(format: 'ubl' | 'cii' | 'xrechnung', values: object = {}): string {
  const written = writeFile(compute({ ...document, ...values }), format)
  if ('refusal' in written) throw new Error(written.refusal)
  return written.xml
}

describe('POST /api/e-invoice/check', () => {
  it.each([
    ['ubl', 'EN 16931'],
    ['cii', 'EN 16931'],
    ['xrechnung', 'XRechnung'],
  ] as const)('judges a file of %s, for visitors too', async (format, profile) => {
    const answer = await upload('check', fileOf(format))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      format: format === 'cii' ? 'cii' : 'ubl',
      profile,
      valid: true,
    })
  })

  it('names each broken rule at its field', async () => {
    const answer = await upload('check', fileOf('xrechnung', { buyerReference: '' }))
    expect(answer.json()).toMatchObject({ valid: false })
    expect(answer.json().findings).toContainEqual({
      rule: 'BR-DE-15',
      severity: 'fatal',
      field: 'buyerReference',
      message: 'The buyer reference is missing. Public buyers call it Leitweg-ID.',
    })
  })

  const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><a>&b;</a>`
  it.each([
    ['an empty file', '', /empty/],
    ['a document type with entities', bomb, /document type \(DTD\)/],
    ['an unknown entity', '<a>&nbsp;</a>', /not well-formed/],
    ['something else', 'Dear Sir or Madam', /not well-formed/],
    ['another document', '<html><body/></html>', /no e-invoice that is read here/],
    ['an unknown encoding', '<?xml version="1.0" encoding="EBCDIC-CP-BE"?><a/>', /encoding/],
    ['wrong bytes', Buffer.from('<a>\xff\xfe</a>', 'latin1'), /UTF-8|encoding/i],
    ['a deep nest', '<a>'.repeat(100), /nested too deeply/],
    ['ten million elements', `<a>${'<b/>'.repeat(2_000_000)}</a>`, /too many elements/],
    ['more than 10 MB', new Uint8Array(10_000_001).fill(32), /larger than 10 MB/],
  ])('refuses %s with a sentence', async (_name, content, sentence) => {
    const answer = await upload('check', content)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      message: expect.stringMatching(sentence),
    })
  })

  it('takes 120 files in ten minutes from one address', async () => {
    const answers = Array.from({ length: 123 }, () =>
      test.app.inject({
        method: 'POST',
        url: '/api/e-invoice/check',
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress: '192.0.2.120',
      }),
    )
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    expect((await upload('check', fileOf('ubl'))).statusCode).toBe(200)
  })

  it('writes nothing of a file into the log', async () => {
    await upload('check', fileOf('ubl'))
    await upload('read', fileOf('ubl'))
    expect(test.log.text()).not.toContain('Secret Client')
  })
})

describe('POST /api/e-invoice/read', () => {
  it.each(['ubl', 'cii'] as const)(
    'gives the fields of %s as the PDF routes take them',
    async (format) => {
      const answer = await upload('read', fileOf(format))
      expect(answer.statusCode, answer.body).toBe(200)
      const told = encode(compute({ ...document, paymentMeansCode: '58', paymentTerms: '' }))
      const { labels: _labels, lineItems, ...fields } = answer.json()
      expect(lineItems).toEqual(told.lineItems)
      for (const name of [
        'invoiceNumber',
        'companyName',
        'clientCompany',
        'iban',
        'total',
        'buyerReference',
      ]) {
        expect([name, fields[name]]).toEqual([name, told[name]])
      }
    },
  )
})
