import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { keptBody, openKept, type StyledInvoice } from './kept-invoice.ts'

const blank = newDocument('invoice', { today: '2026-11-16', now: 0 })
const styled: StyledInvoice = {
  document: withValues(blank, { 'receiver.name': 'Elena Castellan', endsOn: '2026-12-16' }),
  themeId: 'blue-wave',
  design: { primaryColor: '#0B6BCB', secondaryColor: '#334455', fontFamily: 'Lato' },
}

it('an invoice that the server keeps comes back as it was sent, with its look', () => {
  const through = JSON.parse(JSON.stringify(keptBody({ ...styled, takesNumber: true })))
  expect(through).not.toHaveProperty('numberSeries')
  expect(openKept(through)).toEqual(styled)
})

it('what is no invoice of ours is not opened', () => {
  expect(openKept({ clientName: 'Elena Castellan' })).toBeUndefined()
})
