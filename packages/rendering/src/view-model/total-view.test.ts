import type { FieldValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { readAloud } from '@sheaf/domain/locale/words/labels'
import { expect, it } from 'vitest'
import { aDocument } from '../../../domain/test/make-document.ts'
import { toViewModel } from './to-view-model.ts'

const deposit: FieldValues = {
  currency: 'EUR',
  'tax.label': 'VAT',
  'tax.rate': '19',
  'deposits.numbers': 'INV-7',
  'deposits.days': '2026-03-03',
  'deposits.amounts': '119',
}

function rowsOf(values: FieldValues) {
  const lines = [{ description: 'Desk', quantity: '1', price: '500' }]
  const { totals } = toViewModel(compute(aDocument('invoice', { ...deposit, ...values }, lines)))
  return totals.map(({ label, value }) => `${readAloud(label)}: ${value}`)
}

it('[T21] names a deposit, its day and the tax inside it, then what was paid and what is due', () => {
  expect(rowsOf({ amountPaid: '76' }).slice(2)).toEqual([
    'Total: €595.00',
    'Deposit INV-7, March 3, 2026, incl. VAT €19.00: -€119.00',
    'Already Paid: -€76.00',
    'Amount Due: €400.00',
  ])
})

it('[T21] says of a deposit what is known of it', () => {
  const bare = { 'deposits.numbers': '', 'deposits.days': '', 'tax.rate': '0' }
  expect(rowsOf(bare)).toContain('Deposit: -€119.00')
  const taxed = { 'tax.hasSecond': true, 'tax.secondLabel': 'PST', 'tax.secondRate': '10' }
  expect(rowsOf({ ...taxed, 'deposits.amounts': '129' })).toContain(
    'Deposit INV-7, March 3, 2026, incl. VAT + PST €29.00: -€129.00',
  )
})

it('[T21] says it in two languages without tearing the sentence apart', () => {
  const [row = ''] = rowsOf({ language: 'de', region: 'DE', secondLanguage: 'en' }).filter((text) =>
    text.includes('INV-7'),
  )
  expect(row.replaceAll('\u00a0', ' ')).toBe(
    'Anzahlung / Deposit INV-7, 3. März 2026, darin USt. / incl. VAT 19,00 €: -119,00 €',
  )
})
