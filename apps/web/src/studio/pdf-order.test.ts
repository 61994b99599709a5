import { expect, it } from 'vitest'
import { documentFromWire } from '../../../../tests/support/documents.ts'
import { pdfOrder } from './pdf-order.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const design = { primaryColor: '#0B6BCB', secondaryColor: '#6B7280', fontFamily: 'Lato' } as const

it('an invoice is sent with all its fields, its figures as text, and what every kind has', () => {
  const invoice = documentFromWire(
    'invoice',
    {
      clientName: 'Elena',
      currency: 'EUR',
      companyLogoUrl: '/objects/uploads/obj_1',
      tax1Rate: '20',
      enableTax2: true,
      tax2Label: 'Levy',
      tax2Rate: '5',
      lineItems: [{ description: 'Desk', quantity: '2', rate: '640' }],
    },
    moment,
  )
  expect(pdfOrder({ document: invoice, themeId: 'blue-wave', design })).toMatchObject({
    type: 'invoice',
    documentNumber: 'INV-204817',
    invoiceNumber: 'INV-204817',
    clientName: 'Elena',
    lineItems: [{ description: 'Desk', quantity: '2', rate: '640', amount: '1280.00' }],
    subtotal: '1280.00',
    tax1: '256.00',
    tax2: '64.00',
    taxAmount: '320.00',
    total: '1600.00',
    templateId: 'blue-wave',
    customization: { font: 'Lato', color: '#0B6BCB', logo: '/objects/uploads/obj_1' },
    currency: 'EUR',
    language: 'en',
  })
})
