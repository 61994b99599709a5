import type { DocumentOf } from '@sheaf/domain/documents/document'
import { parseWithFigures, startingValues } from '@sheaf/domain/documents/new-document'

export type Invoice = DocumentOf['invoice']

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

const goods = [
  'Oak reading desk\nEuropean oak, oiled, two drawers',
  'Library shelving, per metre',
  'Delivery and fitting',
  'Ash bench with a woven seat',
  'Brass picture rail, cut to length',
] as const

const people = ['Elena Castellan', 'Jonas Weber', 'Amara Okafor', 'Mei Tanaka', 'Luca Moretti']

/** The same numbers give the same invoice; another round gives other names, quantities and prices. */
export function benchInvoice(lines: number, round: number): Invoice {
  const person = people[round % people.length]
  return parseWithFigures('invoice', {
    ...startingValues('invoice', { ...moment, now: moment.now + round }),
    companyName: 'Marlow & Finch Joinery',
    companyEmail: 'accounts@marlowfinch.example',
    companyPhone: '+44 117 496 0144',
    companyAddress: '14 Quay Street\nBristol BS1 4XE\nUnited Kingdom',
    clientName: `${person} ${round}`,
    clientCompany: 'Hotel Aurelia',
    clientAddress: `${(round % 90) + 1} Harbour Lane\nCork T12 YX40\nIreland`,
    clientEmail: 'accounts@hotelaurelia.example',
    lineItems: Array.from({ length: lines }, (_, index) => benchLine(index, round)),
    tax1Label: 'VAT',
    tax1Rate: '20',
    bankName: 'Harbour Bank',
    iban: 'GB82 WEST 1234 5698 7654 32',
    swift: 'HARBGB2L',
    notes: 'Thank you for your order. The desks carry a guarantee of ten years.',
  })
}

function benchLine(index: number, round: number) {
  const number = index + round * 31
  return {
    description: `${goods[index % goods.length]} ${number}`,
    quantity: String((number % 12) + 1),
    rate: `${20 + ((number * 7) % 900)}.${String((number * 13) % 100).padStart(2, '0')}`,
  }
}
