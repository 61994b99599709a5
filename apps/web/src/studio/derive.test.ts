import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { nameOf, nextOf, renewed, totalOf } from './derive.ts'

const march = { today: '2026-03-03', now: 1_772_530_204_817 }
const june = { today: '2026-06-01', now: 1_780_272_000_000 }

it('the next invoice is today’s, has the next number, and as many days to be paid', () => {
  const first = withValues(newDocument('invoice', march), {
    endsOn: '2026-03-17',
    'receiver.name': 'Elena',
  })
  expect(nextOf(first, june)).toMatchObject({
    number: 'INV-204818',
    issuedOn: '2026-06-01',
    endsOn: '2026-06-15',
    receiver: { name: 'Elena' },
  })
})

it('the next number is one that no document of its kind in this browser has', () => {
  const first = newDocument('quote', march)
  const usedNumbers = { quote: ['QUO-003', 'QUO-002', 'QUO-001'], invoice: ['QUO-004'] }
  expect(nextOf(first, { ...june, usedNumbers }).number).toBe('QUO-004')
})

it('a kind that does not end, and a date that is missing, are no trouble', () => {
  expect(nextOf(newDocument('credit_note', march), june)).toMatchObject({
    number: 'CN-204818',
    issuedOn: '2026-06-01',
  })
  const open = withValues(newDocument('quote', march), { endsOn: '' })
  expect(nextOf(open, june)).toMatchObject({ number: 'QUO-002', endsOn: '' })
})

it('a sheet that starts over keeps its company and begins today, under a new number', () => {
  const basis = withValues(newDocument('invoice', march), {
    'sender.name': 'Nord AS',
    endsOn: '2026-03-18',
  })
  expect(renewed(basis, newDocument('invoice', june), june)).toMatchObject({
    number: 'INV-000000',
    issuedOn: '2026-06-01',
    endsOn: '2026-06-16',
    sender: { name: 'Nord AS' },
  })
})

it('a document comes to its total, as it writes figures, unless its kind has no prices', () => {
  expect(totalOf(newDocument('invoice', march))).toBe('$0.00')
  expect(totalOf(newDocument('delivery_note', march))).toBeUndefined()
})

it('a document is called by its kind and number', () => {
  expect(nameOf(newDocument('purchase_order', march))).toBe('Purchase Order PO-204817')
})
