import { documentSchemas } from '@sheaf/domain/documents/document'
import { newDocument, parseWithFigures } from '@sheaf/domain/documents/new-document'
import { expect, it } from 'vitest'
import { pdfCall } from './pdf-address.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const design = { primaryColor: '#0B6BCB', secondaryColor: '#6B7280', fontFamily: 'Lato' } as const

function order(fields: object = {}) {
  const document = parseWithFigures('purchase_order', {
    ...newDocument('purchase_order', moment),
    vendorName: 'Ruth & Söhne',
    paymentTerms: '',
    lineItems: [{ itemNumber: 'A1', description: 'Desk', quantity: '2', unitPrice: '640' }],
    ...fields,
  })
  return { document, themeId: 'po-classic', design }
}

it('an order is asked for by an address that says all of it, also what was emptied', () => {
  const { path, body } = pdfCall('/api/po-pdf', order())
  expect(body).toBeUndefined()
  const { pathname, searchParams } = new URL(path, 'http://sheaf.example')
  expect(pathname).toBe('/api/po-pdf/po-classic')
  const said = Object.fromEntries(searchParams)
  expect(said).toMatchObject({
    vendorName: 'Ruth & Söhne',
    paymentTerms: '',
    poDate: '2026-03-03',
    primaryColor: '#0B6BCB',
    fontFamily: 'Lato',
  })
  const { lineItems, ...fields } = said
  const read = documentSchemas.purchase_order.parse({
    ...fields,
    lineItems: JSON.parse(lineItems ?? ''),
  })
  expect(read).toEqual(order().document)
})

it('one that is too long for an address is sent as a body', () => {
  const { path, body } = pdfCall('/api/po-pdf', order({ comments: 'x'.repeat(7000) }))
  expect(path).toBe('/api/po-pdf/po-classic')
  expect(body).toMatchObject({ vendorName: 'Ruth & Söhne', lineItems: [{ itemNumber: 'A1' }] })
})
