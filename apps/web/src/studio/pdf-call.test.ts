import { wireSchema } from '@sheaf/contract/wire/wire-schema'
import { expect, it } from 'vitest'
import { documentFromWire, wireOf } from '../../../../tests/support/documents.ts'
import { asTexts, pdfCall } from './pdf-call.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const design = { primaryColor: '#0B6BCB', secondaryColor: '#6B7280', fontFamily: 'Lato' } as const

function order(fields: object = {}) {
  const document = documentFromWire(
    'purchase_order',
    {
      vendorName: 'Ruth & Söhne',
      paymentTerms: '',
      lineItems: [{ itemNumber: 'A1', description: 'Desk', quantity: '2', unitPrice: '640' }],
      ...fields,
    },
    moment,
  )
  return { document, themeId: 'po-classic', design }
}

it('an order is asked for with a body that says all of it, also what was emptied', () => {
  const { path, body } = pdfCall('/api/po-pdf', order())
  expect(path).toBe('/api/po-pdf/po-classic')
  expect(body).toMatchObject({
    vendorName: 'Ruth & Söhne',
    paymentTerms: '',
    poDate: '2026-03-03',
    primaryColor: '#0B6BCB',
    fontFamily: 'Lato',
  })
  const { lineItems, labels, ...fields } = Object.fromEntries(asTexts(body))
  const read = wireSchema('purchase_order').parse({
    ...fields,
    lineItems: JSON.parse(lineItems ?? ''),
    labels: JSON.parse(labels ?? ''),
  })
  expect(read).toEqual(wireOf(order().document))
})

it('nothing of a document stands in the address, however short it is', () => {
  for (const path of ['/api/po-pdf', '/api/cn-pdf']) {
    expect(pdfCall(path, order({ vendorName: 'R' })).path).toBe(`${path}/po-classic`)
  }
})
