import { expect, it } from 'vitest'
import { aDocument, moment } from '../../test/make-document.ts'
import { fields } from './fields.ts'
import { documentKinds } from './kind.ts'
import { newDocument } from './new-document.ts'
import { senderPaths, senderValues, withMissingFrom, withSender } from './sender.ts'

const invoice = aDocument('invoice', {
  'sender.name': 'Marlow & Finch',
  'sender.address': '4 Dock Road\nBristol',
  'bank.iban': 'GB82 WEST 1234 5698 7654 32',
  'tax.label': 'VAT',
  'tax.rate': '20',
  currency: 'GBP' as never,
  region: 'GB',
  'receiver.name': 'Elena Castellan',
  'texts.message': 'Thank you, Elena',
})
const kept = { values: senderValues(invoice) }

it('[D12] a sender keeps who they are, and nothing about a client', () => {
  expect(kept.values).toMatchObject({ 'sender.name': 'Marlow & Finch', 'tax.rate': '20' })
  expect(JSON.stringify(kept.values)).not.toContain('Elena')
  const groups = new Set(senderPaths.map((path) => fields[path].group))
  expect([...groups].sort()).toEqual(['amounts', 'bank', 'e-invoice', 'sender', 'settings'])
  const amounts = senderPaths.filter((path) => fields[path].group === 'amounts')
  expect(amounts.filter((path) => !path.startsWith('tax.'))).toEqual([])
})

it.each(documentKinds)('[D12] a new %s is from them, with bank details only to be paid', (kind) => {
  const document = withSender(newDocument(kind, moment), kept)
  expect(document.sender).toMatchObject({ name: 'Marlow & Finch', address: '4 Dock Road\nBristol' })
  expect(document.region).toBe('GB')
  if ('currency' in document) expect([document.currency, document.tax.rate]).toEqual(['GBP', '20'])
  if ('bank' in document) expect(document.bank.iban !== '').toBe(kind === 'invoice')
  expect(document.receiver.name).toBe('')
})

it('[D12] a kind that starts without tax does not say that there is none', () => {
  expect(senderValues(aDocument('quote'))).not.toHaveProperty(['tax.rate'])
  expect(senderValues(aDocument('quote', { 'tax.rate': '7' }))).toHaveProperty(['tax.rate'], '7')
  expect(senderValues(aDocument('invoice', { 'tax.rate': '0' }))).toHaveProperty(['tax.rate'], '0')
})

it('[L2] those who keep no tax yet still have the word of their country for it', () => {
  const values = { 'sender.name': 'Marlow & Finch', region: 'GB' }
  const document = withSender(newDocument('invoice', moment), { values })
  expect(document).toMatchObject({ currency: 'GBP', tax: { label: 'VAT', rate: '10' } })
})

it('[D12] what is made from another document is completed only if it is from the same company', () => {
  const own = aDocument('invoice', { 'sender.name': 'Marlow & Finch', 'sender.address': 'Cork' })
  const filled = withMissingFrom(own, kept)
  expect(filled).toMatchObject({
    sender: { address: 'Cork' },
    bank: { iban: 'GB82 WEST 1234 5698 7654 32' },
  })
  const vendors = aDocument('invoice', { 'sender.name': 'Aurelia Timber' })
  expect(withMissingFrom(vendors, kept).bank.iban).toBe('')
})
