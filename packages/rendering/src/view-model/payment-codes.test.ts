import type { FieldValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { expect, it } from 'vitest'
import { aDocument } from '../../../domain/test/make-document.ts'
import { editablePage } from '../places/editable-page.ts'
import { toViewModel } from './to-view-model.ts'

const sepa: FieldValues = {
  currency: 'EUR',
  number: 'INV-7',
  'tax.rate': '0',
  'sender.name': 'Tischlerei Ott',
  'bank.iban': 'DE89 3704 0044 0532 0130 00',
}

const swiss: FieldValues = {
  ...sepa,
  currency: 'CHF',
  region: 'US',
  language: 'it',
  'sender.address': 'Via Nassa 5\n6900 Lugano',
  'receiver.name': 'Ott',
  'receiver.address': 'Am Markt 3b\nD-79098 Freiburg',
  'bank.iban': 'CH44 3199 9123 0008 8901 2',
}

function computed(values: FieldValues) {
  return compute(aDocument('invoice', values, [{ quantity: '1', price: '1234567.5' }]))
}

it('tells in words what a code asks for', () => {
  const { code, slip } = toViewModel(computed(sepa))
  expect(slip).toBeNull()
  expect(code?.caption).toBe('Scan to Pay')
  expect(code?.alt).toMatch(/^Scan to Pay: €1.234.567\.50$/)
})

it('prints a Swiss slip as its guidelines write, on A4 wherever the sender is', () => {
  const page = toViewModel(computed(swiss))
  expect(page.paper).toBe('a4')
  expect(page.code).toBeNull()
  expect(page.slip).toMatchObject({
    language: 'it',
    words: { paymentPart: 'Sezione pagamento', receipt: 'Ricevuta' },
    account: 'CH44 3199 9123 0008 8901 2',
    creditor: { name: 'Tischlerei Ott', street: 'Via Nassa 5', town: '6900 Lugano' },
    debtor: { name: 'Ott', street: 'Am Markt 3b', town: 'DE-79098 Freiburg' },
    reference: '00 00000 00000 00000 00000 00079',
    message: 'INV-7',
    amount: '1 234 567.50',
    alt: 'Swiss QR Code: CHF 1 234 567.50',
  })
  expect(toViewModel(computed({ ...swiss, language: 'es' })).slip?.words.receipt).toBe('Receipt')
})

it('pays nobody whose name only says what belongs there', () => {
  const nameless = computed({ ...sepa, 'sender.name': '' })
  const { page } = editablePage(nameless, { 'sender.name': 'Your company' })
  expect(page.sender.name).toBe('Your company')
  expect(page.code).toBeNull()
})

it('prints a payment link among the bank details, and knows where it leads', () => {
  const { payment } = toViewModel(computed({ ...sepa, paymentLink: 'pay.example.com/7' }))
  expect(payment?.facts.at(-1)).toEqual({
    id: 'paymentLink',
    label: 'Pay Online',
    value: 'pay.example.com/7',
  })
  expect(payment?.address).toBe('https://pay.example.com/7')
})
