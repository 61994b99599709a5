import { type DocumentOf, nested, schemaOf } from '@sheaf/domain/documents/document'
import type { FieldPath, LineField } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { startingValues } from '@sheaf/domain/documents/new-document'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

// Seller and buyer are at home in one country: its currency, its rate, and the number under which tax is charged.
const british = { currency: 'GBP', region: 'GB' } as const
const vat = { 'tax.label': 'VAT', 'tax.rate': '20' } as const

const joiners = {
  'sender.name': 'Marlow & Finch Joinery',
  'sender.email': 'accounts@marlowfinch.example',
  'sender.phone': '+44 117 496 0144',
  'sender.address': '14 Quay Street\nBristol BS1 4XE\nUnited Kingdom',
  'sender.taxId': 'GB 987 6543 53',
} as const

const hotel = {
  'receiver.name': 'Elena Castellan',
  'receiver.company': 'Hotel Aurelia',
  'receiver.address': '3 Harbour Lane\nCardiff CF10 4PA\nUnited Kingdom',
  'receiver.email': 'elena@hotelaurelia.example',
} as const

const goodsEntrance = {
  'shipTo.name': 'Goods entrance',
  'shipTo.company': hotel['receiver.company'],
  'shipTo.address': '5 Mill Road\nCardiff CF10 5AB',
} as const

type Sample = {
  readonly values: Readonly<Partial<Record<FieldPath, string>>>
  readonly lines: readonly Readonly<Partial<Record<LineField, string>>>[]
}

const numberedLines = [
  {
    itemNumber: 'OD-14',
    description: 'Oak reading desk\nEuropean oak, oiled, two drawers',
    quantity: '2',
    price: '640',
  },
  { itemNumber: 'SH-65', description: 'Library shelving, per metre', quantity: '6.5', price: '92' },
  { itemNumber: 'DL-01', description: 'Delivery and fitting', quantity: '1', price: '180' },
]
const lines = numberedLines.map(({ itemNumber: _, ...line }) => line)

const samples: Readonly<Record<DocumentKind, Sample>> = {
  invoice: {
    values: {
      ...british,
      ...joiners,
      ...hotel,
      ...vat,
      'bank.name': 'Harbour Bank',
      'bank.iban': 'GB82 WEST 1234 5698 7654 32',
      'bank.swift': 'HARBGB2L',
      'texts.message': 'Thank you for your order. The desks carry a guarantee of ten years.',
    },
    lines,
  },
  quote: {
    values: {
      ...british,
      ...joiners,
      ...hotel,
      number: 'QUO-118',
      'people.preparedBy': 'Ruth Marlow',
      'references.customerId': 'HA-204',
      ...vat,
      'texts.message': 'This is a quote, not an invoice. Fitting takes two days on site.',
      'texts.terms': 'Half on order (£1,234.80), half on delivery (£1,234.80).',
    },
    lines,
  },
  purchase_order: {
    values: {
      ...british,
      'sender.name': hotel['receiver.company'],
      'sender.address': hotel['receiver.address'],
      'sender.phone': '+44 29 2018 0199',
      'sender.website': 'hotelaurelia.example',
      'receiver.name': 'Ruth Marlow',
      'receiver.company': joiners['sender.name'],
      'receiver.address': joiners['sender.address'],
      'receiver.email': joiners['sender.email'],
      ...goodsEntrance,
      'people.requisitioner': 'Elena Castellan',
      'delivery.date': '2026-03-27',
      'delivery.carrier': 'Own van',
      'delivery.fobPoint': 'Destination',
      'delivery.terms': 'Delivered',
      ...vat,
      'texts.message': 'Please name our order number on the delivery note.',
    },
    lines: numberedLines,
  },
  credit_note: {
    values: {
      ...british,
      ...joiners,
      ...hotel,
      issuedOn: '2026-03-20',
      'references.invoiceNumber': 'INV-204817',
      'references.invoiceDate': '2026-03-03',
      'texts.reason': 'One desk arrived with a split top and went back.',
      refundMethod: 'Bank transfer',
      ...vat,
      'texts.message': 'With our apologies.',
    },
    lines: [
      {
        itemNumber: 'OD-14',
        description: 'Oak reading desk, returned',
        quantity: '1',
        price: '640',
      },
      {
        itemNumber: 'DL-01',
        description: 'Delivery and fitting, a part',
        quantity: '1',
        price: '30',
      },
    ],
  },
  delivery_note: {
    values: {
      ...british,
      ...joiners,
      ...hotel,
      ...goodsEntrance,
      'references.orderNumber': 'PO-2026-117',
      'delivery.carrier': 'Own van',
      'texts.message': 'Two parcels and one pallet. Please check them before you sign.',
    },
    lines: numberedLines,
  },
}

/** What a preview shows before anything is typed, and what the contact sheet is made of. */
export function sampleDocument<Kind extends DocumentKind>(kind: Kind): DocumentOf<Kind> {
  const { values, lines } = samples[kind]
  return schemaOf(kind).parse({ ...nested({ ...startingValues(kind, moment), ...values }), lines })
}
