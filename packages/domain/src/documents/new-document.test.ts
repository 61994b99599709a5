import { describe, expect, it } from 'vitest'
import { moment } from '../../test/documents.ts'
import { presetRate, taxLabels } from '../tax/tax-labels.ts'
import { firstNumber, nextNumber } from './document-number.ts'
import { defaultTemplateTerms, newDocument } from './new-document.ts'
import { defaultPaymentTerm, dueDay, isPaymentTerm, paymentTerms } from './payment-terms.ts'

describe('a new document', () => {
  it('[D5] an invoice', () => {
    expect(newDocument('invoice', moment)).toMatchObject({
      type: 'invoice',
      invoiceNumber: 'INV-654321',
      issueDate: '2026-01-15',
      dueDate: '2026-02-14',
      lineItems: [{ description: '', quantity: '1', rate: '0', amount: '0.00' }],
      tax1Label: 'Tax',
      tax1Rate: '10',
      enableTax2: false,
      paymentTerms: 'net-30',
      terms: 'Payment is due within 30 days',
      currency: 'USD',
      jurisdiction: 'US',
      total: '0.00',
    })
  })

  it('[D5] a quote, a purchase order and a credit note', () => {
    expect(newDocument('quote', moment)).toMatchObject({
      documentNumber: 'QUO-001',
      issueDate: '2026-01-15',
      validUntil: '2026-02-14',
      lineItems: [{ quantity: '1', unitPrice: '0' }],
    })
    expect(newDocument('purchase_order', moment)).toMatchObject({
      poNumber: 'PO-654321',
      poDate: '2026-01-15',
      currency: 'USD',
      jurisdiction: 'US',
    })
    expect(newDocument('credit_note', moment)).toMatchObject({
      creditNoteNumber: 'CN-654321',
      creditNoteDate: '2026-01-15',
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

  it('[D6] keeps six digits when the clock ends in zeros', () => {
    expect(firstNumber('invoice', 1_768_471_000_042)).toBe('INV-000042')
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

  it('[X1] choosing a label sets its rate', () => {
    expect(taxLabels).toEqual(['Tax', 'VAT', 'GST', 'Sales Tax', 'Custom'])
    expect(taxLabels.map(presetRate)).toEqual([undefined, '20', '10', '8', undefined])
  })
})
