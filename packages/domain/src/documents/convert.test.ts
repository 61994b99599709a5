import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentIn, fullDocument, textsOf } from '../../test/any-document.ts'
import { aDocument, moment } from '../../test/make-document.ts'
import { currencyCodes } from '../money/currency.ts'
import { conversionsOf, convert } from './convert.ts'
import { hasField, isPriced, pathsOf, textAt } from './document.ts'
import type { PricedKind } from './field-row.ts'
import { isPricedKind } from './fields.ts'
import { type DocumentKind, documentKinds } from './kind.ts'
import { kinds } from './kinds.ts'
import { computeTotals } from './totals.ts'

const pairs: [DocumentKind, DocumentKind][] = documentKinds.flatMap((kind) =>
  conversionsOf(kind).map((target): [DocumentKind, DocumentKind] => [kind, target]),
)
const pricedPairs = pairs.filter((pair): pair is [PricedKind, PricedKind] =>
  pair.every(isPricedKind),
)
const later = { today: '2026-03-01', now: 1_772_323_200_000 }

describe('conversions', () => {
  it('[C1] are quote and order to invoice, invoice to credit note, and these to delivery note', () => {
    expect(pairs).toEqual([
      ['invoice', 'credit_note'],
      ['invoice', 'delivery_note'],
      ['quote', 'invoice'],
      ['quote', 'delivery_note'],
      ['purchase_order', 'invoice'],
      ['purchase_order', 'delivery_note'],
    ])
    expect(() => convert(aDocument('credit_note'), 'invoice', later)).toThrow(
      'A credit_note does not become a invoice',
    )
  })

  it.each(pairs)('[C2] %s to %s loses nothing that the new kind has', (from, to) => {
    const source = fullDocument(from)
    const kept = new Set(textsOf(convert(source, to, later)))
    const conversion = kinds[from].convertsTo[to]
    // A document refers to one origin: an older reference of the same kind gives way to the new one.
    const older: readonly string[] = Object.values(conversion?.references ?? {})
    const expected = pathsOf(from)
      .filter((path) => path === 'number' || hasField(to, path))
      .filter((path) => !older.includes(path))
      .filter((path) => !(conversion?.swapsParties && path.startsWith('bank.')))
      .filter((path) => isPricedKind(to) || path !== 'endsOn')
      .map((path) => textAt(source, path))
      .filter((text) => text !== '')
    expect(expected.length).toBeGreaterThan(30)
    expect(expected.filter((value) => !kept.has(value))).toEqual([])
  })

  it.each(pricedPairs)('[C3] %s to %s keeps the total', (from, to) => {
    fc.assert(
      fc.property(documentIn(currencyCodes, [from]), (source) => {
        const converted = convert(source, to, later)
        const before = computeTotals(source)
        const after = computeTotals(converted)
        expect(isPriced(converted)).toBe(true)
        expect(after.grandTotal).toEqual(before.grandTotal)
        expect(after.groups.map((group) => group.netTotal)).toEqual(
          before.groups.map((group) => group.netTotal),
        )
      }),
    )
  })

  it('[C4] an invoice names its quote', () => {
    const quote = aDocument('quote', {
      number: 'QUO-007',
      'texts.message': 'Thank you',
      'people.preparedBy': 'Lin',
    })
    expect(convert(quote, 'invoice', later)).toMatchObject({
      number: 'INV-200000',
      issuedOn: '2026-03-01',
      references: {
        quoteNumber: 'QUO-007',
        quoteDate: moment.today,
        quoteValidUntil: '2026-02-14',
      },
      people: { preparedBy: 'Lin' },
      texts: { message: 'Thank you', terms: 'Payment is due within 30 days' },
    })
  })

  it('[C4] a credit note names its invoice and its date, as EU law asks', () => {
    const invoice = aDocument('invoice', {
      'receiver.name': 'Ada',
      'receiver.company': 'Engines Ltd',
    })
    expect(convert(invoice, 'credit_note', later)).toMatchObject({
      number: 'CN-200000',
      issuedOn: '2026-03-01',
      references: { invoiceNumber: 'INV-654321', invoiceDate: '2026-01-15' },
      receiver: { name: 'Ada', company: 'Engines Ltd' },
    })
  })

  it('[C5] the vendor writes the invoice for a purchase order', () => {
    const order = aDocument('purchase_order', {
      'sender.name': 'Buyer Inc',
      'sender.address': '1 Main St',
      'receiver.name': 'Vera',
      'receiver.company': 'Vendor GmbH',
    })
    expect(convert(order, 'invoice', later)).toMatchObject({
      sender: { name: 'Vendor GmbH', contact: 'Vera' },
      receiver: { name: 'Buyer Inc', address: '1 Main St' },
      references: { orderNumber: 'PO-654321', orderDate: '2026-01-15' },
    })
  })

  it('[C6] the account of the buyer does not come along', () => {
    const order = aDocument('purchase_order', {
      'bank.iban': 'DE89 3704 0044 0532 0130 00',
      'bank.name': 'Bank',
    })
    expect(convert(order, 'invoice', later)).toMatchObject({ bank: { iban: '', name: '' } })
  })

  it('[C7] the due date follows the payment terms that came along', () => {
    const order = aDocument('purchase_order', { paymentTerms: 'net-15' })
    expect(convert(order, 'invoice', later).endsOn).toBe('2026-03-16')
    const free = aDocument('purchase_order', { paymentTerms: 'Half now, half later' })
    expect(convert(free, 'invoice', later)).toMatchObject({
      paymentTerms: 'Half now, half later',
      endsOn: '2026-03-31',
    })
  })
})
