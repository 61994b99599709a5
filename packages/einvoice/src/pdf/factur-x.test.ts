import { type FieldValues, withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import { aDocument } from '../../../domain/test/make-document.ts'
import { schemaFaults } from '../../test/schema.ts'
import { readInvoice } from '../syntax/read-invoice.ts'
import { facturXOf } from './factur-x.ts'

const sale: FieldValues = {
  number: 'INV-7',
  issuedOn: '2026-03-01',
  endsOn: '2026-03-31',
  'sender.name': 'Atelier Blau GmbH',
  'sender.address': 'Hauptstr. 1\n10115 Berlin\nGermany',
  'sender.taxId': 'DE 123 456 788',
  'receiver.company': 'Café Noir',
  'receiver.address': '3 rue du Bac\n75007 Paris\nFrance',
  'tax.rate': '19',
  currency: 'EUR',
}
const lines = [{ description: 'Design', quantity: '3', price: '99.99' }]
const invoice = aDocument('invoice', sale, lines)

function facturXFor(values: FieldValues = {}) {
  return facturXOf(compute(withValues(invoice, values)))
}

describe('the e-invoice inside a PDF', () => {
  it('says in CII what the document comes to', () => {
    const found = facturXFor()
    if ('reason' in found) throw new Error(found.reason)
    expect(found.file).toMatchObject({
      name: 'factur-x.xml',
      mimeType: 'text/xml',
      relationship: 'alternative',
    })
    const xml = new TextDecoder().decode(found.file.bytes)
    expect(schemaFaults(xml)).toEqual([])
    expect(readInvoice(xml)).toMatchObject({
      syntax: 'cii',
      invoice: {
        specification: 'urn:cen.eu:en16931:2017',
        number: 'INV-7',
        totals: { withoutVat: '299.97', withVat: '356.96', due: '356.96' },
      },
    })
  })

  it('says of a credit note that it is one', () => {
    const { endsOn: _, ...ofCredit } = sale
    const found = facturXOf(compute(aDocument('credit_note', ofCredit, lines)))
    if ('reason' in found) throw new Error(found.reason)
    expect(readInvoice(found.file.bytes).kind).toBe('credit-note')
  })

  it.each([
    [
      'a seller outside the EU',
      { 'sender.address': '1 Main St\nBoston\nUSA', 'sender.taxId': '' },
      'seller-outside-eu',
      [],
    ],
    [
      'a second tax',
      { 'tax.hasSecond': true, 'tax.secondRate': '1', 'tax.secondLabel': 'City' },
      'no-format',
      [],
    ],
    ['no buyer', { 'receiver.company': '', 'receiver.name': '' }, 'rules', ['BR-07']],
  ] as const)('is left out for %s, and says why', (_, values, reason, rules) => {
    expect(facturXFor(values)).toEqual({ reason, rules })
  })

  it('is left out when what it must say is made of signs that no file can hold', () => {
    const nameless = {
      ...invoice,
      lines: invoice.lines.map((line) => ({ ...line, description: '\u0001' })),
    }
    expect(facturXOf(compute(nameless))).toEqual({ reason: 'rules', rules: ['BR-25'] })
  })

  it('is left out for a quote, which has none', () => {
    const { number: _, ...ofQuote } = sale
    const quote = compute(aDocument('quote', ofQuote, lines))
    expect(facturXOf(quote)).toMatchObject({ reason: 'no-format' })
  })
})
