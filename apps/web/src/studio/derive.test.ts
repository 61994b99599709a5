import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { nameOf, nextOf } from './derive.ts'

const march = { today: '2026-03-03', now: 1_772_530_204_817 }
const june = { today: '2026-06-01', now: 1_780_272_000_000 }

it('the next invoice is today’s, has the next number, and as many days to be paid', () => {
  const first = { ...newDocument('invoice', march), dueDate: '2026-03-17', clientName: 'Elena' }
  expect(nextOf(first, june)).toMatchObject({
    invoiceNumber: 'INV-204818',
    issueDate: '2026-06-01',
    dueDate: '2026-06-15',
    clientName: 'Elena',
  })
})

it('a kind that does not end, and a date that is missing, are no trouble', () => {
  expect(nextOf(newDocument('credit_note', march), june)).toMatchObject({
    creditNoteNumber: 'CN-204818',
    creditNoteDate: '2026-06-01',
  })
  const open = { ...newDocument('quote', march), validUntil: '' }
  expect(nextOf(open, june)).toMatchObject({ documentNumber: 'QUO-002', validUntil: '' })
})

it('a document is called by its kind and number', () => {
  expect(nameOf(newDocument('purchase_order', march))).toBe('Purchase Order PO-204817')
})
