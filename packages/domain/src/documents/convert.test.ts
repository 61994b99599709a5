import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentIn, fullDocument } from '../../test/arbitraries.ts'
import { aDocument, moment } from '../../test/documents.ts'
import { currencyCodes } from '../money/currency.ts'
import { bankFieldNames } from '../parties/bank-fields.ts'
import { conversionsOf, convert } from './convert.ts'
import type { BusinessDocument } from './document.ts'
import { type DocumentType, documentTypes } from './document-type.ts'
import { rulesOf } from './kinds.ts'
import { computeTotals } from './totals.ts'

const pairs: [DocumentType, DocumentType][] = documentTypes.flatMap((type) =>
  conversionsOf(type).map((target): [DocumentType, DocumentType] => [type, target]),
)
const later = { today: '2026-03-01', now: 1_772_323_200_000 }

describe('conversions', () => {
  it('[C1] are quote to invoice, invoice to credit note, purchase order to invoice', () => {
    expect(pairs).toEqual([
      ['invoice', 'credit_note'],
      ['quote', 'invoice'],
      ['purchase_order', 'invoice'],
    ])
    expect(() => convert(aDocument('credit_note', {}), 'invoice', later)).toThrow(
      'A credit_note does not become a invoice',
    )
  })

  it.each(pairs)('[C2] %s to %s loses nothing', (from, to) => {
    const source = fullDocument(from)
    const kept = new Set(leaves(convert(source, to, later)))
    const conversion = rulesOf(from).convertsTo[to]
    const leftOut = conversion?.swapsParties ? bankFieldNames : []
    // A document refers to one origin: an older reference of the same kind gives way to the new one.
    const older =
      from === 'purchase_order' ? [] : Object.values<string>(conversion?.references ?? {})
    const expected = leaves(omit(source, [...leftOut, ...older]))
    expect(expected.length).toBeGreaterThan(60)
    expect(expected.filter((value) => !kept.has(value))).toEqual([])
  })

  it.each(pairs)('[C3] %s to %s keeps the total', (from, to) => {
    fc.assert(
      fc.property(
        documentIn(currencyCodes).filter((document) => document.type === from),
        (source) => {
          const before = computeTotals(source)
          const after = computeTotals(convert(source, to, later))
          expect(after.grandTotal).toEqual(before.grandTotal)
          expect(after.groups.map((group) => group.netTotal)).toEqual(
            before.groups.map((group) => group.netTotal),
          )
        },
      ),
    )
  })

  it('[C4] an invoice names its quote', () => {
    const quote = aDocument('quote', {
      documentNumber: 'QUO-007',
      comments: 'Thank you',
      preparedBy: 'Lin',
    })
    expect(convert(quote, 'invoice', later)).toMatchObject({
      invoiceNumber: 'INV-200000',
      issueDate: '2026-03-01',
      quoteNumber: 'QUO-007',
      quoteDate: moment.today,
      quoteValidUntil: '2026-02-14',
      notes: 'Thank you',
      preparedBy: 'Lin',
      terms: 'Payment is due within 30 days',
    })
  })

  it('[C4] a credit note names its invoice and its date, as EU law asks', () => {
    const invoice = aDocument('invoice', { clientName: 'Ada', clientCompany: 'Engines Ltd' })
    expect(convert(invoice, 'credit_note', later)).toMatchObject({
      creditNoteNumber: 'CN-200000',
      creditNoteDate: '2026-03-01',
      originalInvoiceNumber: 'INV-654321',
      originalInvoiceDate: '2026-01-15',
      customerName: 'Ada',
      customerCompany: 'Engines Ltd',
    })
  })

  it('[C5] the vendor writes the invoice for a purchase order', () => {
    const order = aDocument('purchase_order', {
      companyName: 'Buyer Inc',
      companyAddress: '1 Main St',
      vendorName: 'Vera',
      vendorCompany: 'Vendor GmbH',
      iban: 'DE89 3704 0044 0532 0130 00',
    })
    const invoice = convert(order, 'invoice', later)
    expect(invoice).toMatchObject({
      companyName: 'Vendor GmbH',
      companyContact: 'Vera',
      clientName: 'Buyer Inc',
      clientAddress: '1 Main St',
      poNumber: 'PO-654321',
      poDate: '2026-01-15',
    })
  })

  it('[C6] the account of the buyer does not come along', () => {
    const order = aDocument('purchase_order', {
      iban: 'DE89 3704 0044 0532 0130 00',
      bankName: 'Bank',
    })
    expect(convert(order, 'invoice', later)).toMatchObject({ iban: '', bankName: '' })
  })

  it('[C7] the due date follows the payment terms that came along', () => {
    const order = aDocument('purchase_order', { paymentTerms: 'net-15' })
    expect(convert(order, 'invoice', later).dueDate).toBe('2026-03-16')
    const free = aDocument('purchase_order', { paymentTerms: 'Half now, half later' })
    expect(convert(free, 'invoice', later)).toMatchObject({
      paymentTerms: 'Half now, half later',
      dueDate: '2026-03-31',
    })
  })
})

/** Every text that the user wrote, without the figures, which are computed anew. */
function leaves(document: object): string[] {
  const figures = new Set([
    'type',
    'subtotal',
    'tax1',
    'tax2',
    'salesTax',
    'taxAmount',
    'total',
    'totalAmount',
    'totalCredit',
    'amount',
  ])
  const texts = (holder: object): string[] =>
    Object.entries(holder).flatMap(([key, value]) => {
      if (figures.has(key)) return []
      if (Array.isArray(value)) return value.flatMap(texts)
      return typeof value === 'string' && value !== '' ? [value] : []
    })
  return texts(document)
}

function omit(document: BusinessDocument, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)))
}
