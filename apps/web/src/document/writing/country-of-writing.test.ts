import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { edit, startWriting } from './document-state.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

function written(...changes: Readonly<Record<string, string>>[]) {
  const start = startWriting(newDocument('invoice', moment))
  return changes.reduce((writing, values) => edit(writing, { type: 'set', values }), start).document
}

it('an address brings its country, and that its currency and its word for tax', () => {
  const british = written({ 'sender.address': '4 Dock Road\nBristol BS1 4DJ' })
  expect(british).toMatchObject({
    region: 'GB',
    currency: 'GBP',
    tax: { label: 'VAT', rate: '10' },
  })
  const moved = written(
    { 'sender.address': 'Bristol BS1 4DJ' },
    { 'sender.address': 'Bristol' },
    { 'sender.address': 'Cork, Ireland' },
  )
  expect(moved).toMatchObject({ region: 'IE', currency: 'EUR' })
})

it('a country that was chosen stays, and so does a currency', () => {
  const chosen = written(
    { currency: 'EUR' },
    { region: 'DE' },
    { 'sender.address': 'Bristol BS1 4DJ' },
  )
  expect(chosen).toMatchObject({ region: 'DE', currency: 'EUR' })
})
