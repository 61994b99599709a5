import { describe, expect, it } from 'vitest'
import { moment } from '../../test/make-document.ts'
import { presetRate, taxLabels } from '../tax/tax-labels.ts'
import { firstNumber, nextNumber, numberAfter } from './document-number.ts'
import { newDocument } from './new-document.ts'
import { parseSeries } from './number-series.ts'
import {
  defaultPaymentTerm,
  defaultTemplateTerms,
  dueDay,
  isPaymentTerm,
  paymentTerms,
  sentenceForTerm,
  termBetween,
  termsSentence,
} from './payment-terms.ts'

describe('a new document', () => {
  it('[D5] an invoice', () => {
    expect(newDocument('invoice', moment)).toMatchObject({
      kind: 'invoice',
      number: 'INV-654321',
      issuedOn: '2026-01-15',
      endsOn: '2026-02-14',
      lines: [{ description: '', quantity: '1', price: '0' }],
      tax: { label: 'Tax', rate: '10', hasSecond: false },
      paymentTerms: 'net-30',
      texts: { terms: 'Payment is due within 30 days' },
      currency: 'USD',
      region: 'US',
    })
  })

  it('[D5] a quote, a purchase order and a credit note', () => {
    expect(newDocument('quote', moment)).toMatchObject({
      number: 'QUO-001',
      issuedOn: '2026-01-15',
      endsOn: '2026-02-14',
      lines: [{ quantity: '1', price: '0' }],
    })
    const order = newDocument('purchase_order', moment)
    expect(order).toMatchObject({ number: 'PO-654321', currency: 'USD', region: 'US' })
    expect(order).not.toHaveProperty('endsOn')
    expect(newDocument('credit_note', moment)).toMatchObject({
      number: 'CN-654321',
      issuedOn: '2026-01-15',
    })
  })

  it('[D5] a template starts with the longer terms', () => {
    expect(defaultTemplateTerms).toBe(
      'Payment is due within 30 days of invoice date. Late fees may apply to overdue accounts.',
    )
  })

  it.each([
    ['INV-000123', 'INV-000124'],
    ['A-009', 'A-010'],
    ['2026/99', '2026/100'],
    ['RE-2026-7b', 'RE-2026-8b'],
    ['Draft', 'Draft-2'],
    ['INV-99999999999999999999', 'INV-100000000000000000000'],
  ])('[D6] after %s comes %s', (number, next) => {
    expect(nextNumber(number)).toBe(next)
  })

  it('[D6] a quote takes the first number that no other quote has', () => {
    const usedNumbers = { quote: ['QUO-002', 'QUO-001'], invoice: ['QUO-003'] }
    expect(newDocument('quote', { ...moment, usedNumbers }).number).toBe('QUO-003')
  })

  it('[D17] is proposed the next number of its series, and so is the one after it', () => {
    const parsed = parseSeries('{YYYY}-{0001}', 'yearly')
    if ('problem' in parsed) throw new Error(parsed.problem)
    const last = { counter: 41n, day: moment.today }
    const numbering = { ...moment, series: { invoice: { series: parsed.series, last } } }
    const next = `${moment.today.slice(0, 4)}-0042`
    expect(newDocument('invoice', numbering).number).toBe(next)
    expect(numberAfter('invoice', 'MY-OWN-7', numbering)).toBe(next)
    expect(newDocument('quote', numbering).number).toBe('QUO-001')
    expect(numberAfter('quote', 'QUO-001', numbering)).toBe('QUO-002')
  })

  it('[D6] keeps six digits when the clock ends in zeros', () => {
    expect(firstNumber('invoice', { ...moment, now: 1_768_471_000_042 })).toBe('INV-000042')
  })
})

describe('terms and taxes', () => {
  it('[P1] are those of the specification', () => {
    expect(paymentTerms).toEqual(['due-on-receipt', 'net-15', 'net-30', 'net-60', 'net-90'])
    expect(defaultPaymentTerm).toBe('net-30')
    expect(isPaymentTerm('net-45')).toBe(false)
    expect(isPaymentTerm('toString')).toBe(false)
  })

  it.each([
    ['due-on-receipt', '2026-01-31'],
    ['net-15', '2026-02-15'],
    ['net-30', '2026-03-02'],
    ['net-60', '2026-04-01'],
    ['net-90', '2026-05-01'],
  ] as const)('[P2] %s from the last of January is %s', (term, due) => {
    expect(dueDay('2026-01-31', term)).toBe(due)
  })

  it('[P2] the sentence about payment names the days of its term', () => {
    expect(termsSentence('net-60')).toBe('Payment is due within 60 days')
    expect(termsSentence('due-on-receipt')).toBe('Payment is due on receipt')
  })

  it('[P3] two days tell the term between them, and the usual sentences follow their term', () => {
    expect(termBetween('2026-01-31', '2026-03-02')).toBe('net-30')
    expect(termBetween('2026-01-31', '2026-03-03')).toBeUndefined()
    expect(sentenceForTerm('Payment is due within 30 days', '')).toBe(
      'Payment is due by the due date above',
    )
    expect(sentenceForTerm(defaultTemplateTerms, 'net-15')).toBe(
      'Payment is due within 15 days of invoice date. Late fees may apply to overdue accounts.',
    )
    expect(sentenceForTerm(defaultTemplateTerms, 'due-on-receipt')).toBe(
      'Payment is due on receipt. Late fees may apply to overdue accounts.',
    )
    expect(sentenceForTerm('Cash only', 'net-15')).toBeUndefined()
  })

  it('[X1] choosing a label sets its rate', () => {
    expect(taxLabels).toEqual(['Tax', 'VAT', 'GST', 'Sales Tax', 'Custom'])
    expect(taxLabels.map(presetRate)).toEqual([undefined, '20', '10', '8', undefined])
  })
})
