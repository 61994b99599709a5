import type { LineField } from '@sheaf/domain/documents/fields'

export const sixLines =
  'Suite 1400, North Tower\n14 Quay Street\nRedcliffe Quarter\nBristol BS1 4XE\nSomerset\nUnited Kingdom'

export const longName =
  'The Honourable Company of Joiners, Cabinet Makers and Restorers of Bristol & Bath'

export const longNotes =
  'Thank you for your order. The desks carry a guarantee of ten years on frame and joints, as long as they stand indoors. '
    .repeat(20)
    .slice(0, 2000)

export const bank = {
  'bank.name': 'Harbour Bank of the Western Isles',
  'bank.address': '1 Bank Plaza, Floor 14, Edinburgh EH1 1AA',
  'bank.accountNumber': '12345678901234',
  'bank.routingNumber': '021000021',
  'bank.iban': 'GB82 WEST 1234 5698 7654 32',
  'bank.swift': 'HARBGB2L',
  'bank.aba': '021000021',
  'bank.other': 'Please quote the number of this document with every payment.',
}

export const noBank = Object.fromEntries(Object.keys(bank).map((field) => [field, '']))

export const noTexts = {
  'texts.message': '',
  'texts.terms': '',
  'texts.instructions': '',
  'texts.reason': '',
}

export const sepa = { currency: 'EUR', 'bank.iban': 'DE89 3704 0044 0532 0130 00' }

export const swiss = {
  language: 'de',
  region: 'CH',
  currency: 'CHF',
  number: '2026-0001',
  'sender.name': 'Robert Schneider AG',
  'sender.address': 'Rue du Lac 1268\n2501 Biel',
  'receiver.address': 'Grosse Marktgasse 28\n9400 Rorschach',
  'bank.iban': 'CH44 3199 9123 0008 8901 2',
}

export const deposits = {
  amountPaid: '50',
  'deposits.numbers': 'INV-7\nACME-2026-NORTH/0000123456-REV-B',
  'deposits.days': '2026-03-03\n2026-02-01',
  'deposits.amounts': '119\n200',
}

const everyone = ['sender', 'receiver', 'shipTo']

export function forEveryone(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    everyone.flatMap((part) =>
      Object.entries(values).map(([name, value]) => [`${part}.${name}`, value]),
    ),
  )
}

export type Line = Readonly<Partial<Record<LineField, string>>>

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
    ...goods[index % goods.length],
    price: String(20 + ((index * 37) % 900)),
  }))
}

export const discounted = goods.map((line, index) => ({
  ...line,
  itemNumber: `OD-${index + 10}`,
  discountKind: index % 2 === 0 ? 'percent' : 'amount',
  discountValue: '12.5',
  taxRate: index === 1 ? '7' : '20',
}))

export const references = {
  'references.customerId': 'HA-204',
  'references.orderNumber': 'PO-2026-00117',
  'references.orderDate': '2026-02-11',
  'references.quoteNumber': 'QUO-118',
  'references.quoteDate': '2026-02-01',
  'references.invoiceNumber': 'INV-204817',
  'references.invoiceDate': '2026-02-20',
  'references.invoiceDueDate': '2026-03-20',
  'people.preparedBy': 'Ruth Marlow',
  'people.salesperson': 'Jonas Weber',
  'people.requisitioner': 'Elena Castellan',
  'delivery.date': '2026-03-20',
  'delivery.carrier': 'Own van',
  'delivery.fobPoint': 'Destination',
  'delivery.terms': 'Delivered duty paid',
  refundMethod: 'Bank transfer',
}

export const taxes = {
  'tax.hasSecond': true,
  'tax.secondLabel': 'Eco levy',
  'tax.secondRate': '2.5',
}
