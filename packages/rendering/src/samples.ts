import type { DocumentOf } from '@sheaf/domain/documents/document'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { parseWithFigures, startingValues } from '@sheaf/domain/documents/new-document'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

const joiners = {
  companyName: 'Marlow & Finch Joinery',
  companyEmail: 'accounts@marlowfinch.example',
  companyPhone: '+44 117 496 0144',
  companyAddress: '14 Quay Street\nBristol BS1 4XE\nUnited Kingdom',
}

const hotel = {
  Name: 'Elena Castellan',
  Company: 'Hotel Aurelia',
  Address: '3 Harbour Lane\nCork T12 YX40\nIreland',
  Email: 'elena@hotelaurelia.example',
}

const lines = [
  ['OD-14', 'Oak reading desk\nEuropean oak, oiled, two drawers', '2', '640'],
  ['SH-65', 'Library shelving, per metre', '6.5', '92'],
  ['DL-01', 'Delivery and fitting', '1', '180'],
] as const

function lineItems(price: string, withItems: boolean) {
  return lines.map(([itemNumber, description, quantity, value]) => ({
    ...(withItems && { itemNumber }),
    description,
    quantity,
    [price]: value,
  }))
}

function party(prefix: string, values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([part, value]) => [prefix + part, value]))
}

const fields: Record<DocumentType, Record<string, unknown>> = {
  invoice: {
    ...joiners,
    ...party('client', hotel),
    lineItems: lineItems('rate', false),
    tax1Label: 'VAT',
    tax1Rate: '20',
    bankName: 'Harbour Bank',
    iban: 'GB82 WEST 1234 5698 7654 32',
    swift: 'HARBGB2L',
    notes: 'Thank you for your order. The desks carry a guarantee of ten years.',
  },
  quote: {
    ...joiners,
    ...party('client', hotel),
    documentNumber: 'QUO-118',
    preparedBy: 'Ruth Marlow',
    customerId: 'HA-204',
    lineItems: lineItems('unitPrice', false),
    taxLabel: 'VAT',
    taxRate: '20',
    comments: 'Prices hold for thirty days. Fitting takes two days on site.',
    terms: 'Half on order, half on delivery.',
  },
  purchase_order: {
    companyName: 'Hotel Aurelia',
    companyAddress: hotel.Address,
    companyPhone: '+353 21 555 0199',
    companyWebsite: 'hotelaurelia.example',
    ...party('vendor', {
      Name: 'Ruth Marlow',
      Company: joiners.companyName,
      Address: joiners.companyAddress,
      Email: joiners.companyEmail,
    }),
    ...party('shipTo', {
      Name: 'Goods entrance',
      Company: 'Hotel Aurelia',
      Address: '5 Mill Road\nCork T12 AB34',
    }),
    requisitioner: 'Elena Castellan',
    shipVia: 'Own van',
    fobPoint: 'Destination',
    shippingTerms: 'Delivered',
    lineItems: lineItems('unitPrice', true),
    taxLabel: 'VAT',
    taxRate: '23',
    shippingAmount: '45',
    comments: 'Please name our order number on the delivery note.',
  },
  credit_note: {
    ...joiners,
    ...party('customer', hotel),
    originalInvoiceNumber: 'INV-204817',
    originalInvoiceDate: '2026-03-03',
    creditReason: 'One desk arrived with a split top and went back.',
    refundMethod: 'Bank transfer',
    lineItems: [
      {
        itemNumber: 'OD-14',
        description: 'Oak reading desk, returned',
        quantity: '1',
        unitPrice: '640',
      },
    ],
    taxLabel: 'VAT',
    taxRate: '20',
    shippingCredit: '30',
    comments: 'With our apologies.',
  },
}

/** What a preview shows before anything is typed, and what the contact sheet is made of. */
export function sampleDocument<T extends DocumentType>(type: T): DocumentOf[T] {
  return parseWithFigures(type, { ...startingValues(type, moment), ...fields[type] })
}
