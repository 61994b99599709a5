import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'

export const sixLines =
  'Suite 1400, North Tower\n14 Quay Street\nRedcliffe Quarter\nBristol BS1 4XE\nSomerset\nUnited Kingdom'

export const longName =
  'The Honourable Company of Joiners, Cabinet Makers and Restorers of Bristol & Bath'

export const longNotes =
  'Thank you for your order. The desks carry a guarantee of ten years on frame and joints, as long as they stand indoors. '
    .repeat(20)
    .slice(0, 2000)

export const bank = {
  bankName: 'Harbour Bank of the Western Isles',
  bankAddress: '1 Bank Plaza, Floor 14, Edinburgh EH1 1AA',
  accountNumber: '12345678901234',
  routingNumber: '021000021',
  iban: 'GB82 WEST 1234 5698 7654 32',
  swift: 'HARBGB2L',
  aba: '021000021',
  otherBankingInfo: 'Please quote the number of this document with every payment.',
}

export const noBank = Object.fromEntries(Object.keys(bank).map((field) => [field, '']))

export const noTexts = {
  notes: '',
  comments: '',
  terms: '',
  specialInstructions: '',
  creditReason: '',
}

const everyone = ['company', 'client', 'vendor', 'customer', 'shipTo']

export function forEveryone(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    everyone.flatMap((prefix) =>
      Object.entries(values).map(([part, value]) => [prefix + part, value]),
    ),
  )
}

type Line = Readonly<Record<string, string>> & { readonly price: string }

export function lineItems(kind: DocumentType, lines: readonly Line[]) {
  return {
    lineItems: lines.map(({ price, ...line }) => ({
      ...line,
      [rulesOf(kind).linePriceField]: price,
    })),
  }
}

const goods: readonly Line[] = [
  {
    description: 'Oak reading desk\nEuropean oak, oiled, two drawers',
    quantity: '2',
    price: '640',
  },
  { description: 'Library shelving, per metre', quantity: '6.5', price: '92' },
  { description: 'Delivery and fitting', quantity: '1', price: '180' },
]

export function several(count: number): readonly Line[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(goods[index % goods.length] ?? { price: '1' }),
    price: String(20 + ((index * 37) % 900)),
  }))
}

export const discounted = goods.map((line, index) => ({
  ...line,
  itemNumber: `OD-${index + 10}`,
  discountType: index % 2 === 0 ? 'percent' : 'amount',
  discountValue: '12.5',
  taxRate: index === 1 ? '7' : '20',
}))

export const references = {
  customerId: 'HA-204',
  poNumber: 'PO-2026-00117',
  poDate: '2026-02-11',
  quoteNumber: 'QUO-118',
  quoteDate: '2026-02-01',
  originalInvoiceNumber: 'INV-204817',
  originalInvoiceDate: '2026-02-20',
  originalInvoiceDueDate: '2026-03-20',
  preparedBy: 'Ruth Marlow',
  salesperson: 'Jonas Weber',
  requisitioner: 'Elena Castellan',
  shipDate: '2026-03-20',
  shipVia: 'Own van',
  fobPoint: 'Destination',
  shippingTerms: 'Delivered duty paid',
  refundMethod: 'Bank transfer',
}

export const taxes = { enableTax2: true, tax2Label: 'Eco levy', tax2Rate: '2.5' }
