import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { bodyOf, invoiceOf, type StyledInvoice } from './kept-invoice.ts'

const blank = newDocument('invoice', { today: '2026-11-16', now: 0 })
const styled: StyledInvoice = {
  document: withValues(blank, { 'receiver.name': 'Elena Castellan', endsOn: '2026-12-16' }),
  themeId: 'blue-wave',
  design: { primaryColor: '#0B6BCB', secondaryColor: '#334455', fontFamily: 'Lato' },
  contents: { eInvoice: 'off' },
}

it('an invoice that the server keeps comes back as it was sent, with its look', () => {
  const through = JSON.parse(JSON.stringify(bodyOf({ ...styled, takesNumber: true })))
  expect(through).not.toHaveProperty('numberSeries')
  expect(invoiceOf(through)).toEqual(styled)
})

it('what is no invoice is not opened', () => {
  expect(invoiceOf({ lineItems: 'none' })).toBeUndefined()
})
