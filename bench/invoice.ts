import { type DocumentOf, nested, schemaOf } from '@sheaf/domain/documents/document'
import { startingValues } from '@sheaf/domain/documents/new-document'

export type Invoice = DocumentOf<'invoice'>

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

const goods = [
  'Oak reading desk\nEuropean oak, oiled, two drawers',
  'Library shelving, per metre',
  'Delivery and fitting',
  'Ash bench with a woven seat',
  'Brass picture rail, cut to length',
] as const

const people = ['Elena Castellan', 'Jonas Weber', 'Amara Okafor', 'Mei Tanaka', 'Luca Moretti']

const thanks = 'Thank you for your order. The desks carry a guarantee of ten years.'

/** The same numbers give the same invoice; another round gives other names, quantities and prices. */
export function benchInvoice(lines: number, round: number, message = thanks): Invoice {
  const person = people[round % people.length]
  const values = {
    ...startingValues('invoice', { ...moment, now: moment.now + round }),
    'sender.name': 'Marlow & Finch Joinery',
    'sender.email': 'accounts@marlowfinch.example',
    'sender.phone': '+44 117 496 0144',
    'sender.address': '14 Quay Street\nBristol BS1 4XE\nUnited Kingdom',
    'receiver.name': `${person} ${round}`,
    'receiver.company': 'Hotel Aurelia',
    'receiver.address': `${(round % 90) + 1} Harbour Lane\nCork T12 YX40\nIreland`,
    'receiver.email': 'accounts@hotelaurelia.example',
    'tax.label': 'VAT',
    'tax.rate': '20',
    'bank.name': 'Harbour Bank',
    'bank.iban': 'GB82 WEST 1234 5698 7654 32',
    'bank.swift': 'HARBGB2L',
    'texts.message': message,
  }
  const items = Array.from({ length: lines }, (_, index) => benchLine(index, round))
  return schemaOf('invoice').parse({ ...nested(values), lines: items })
}

function benchLine(index: number, round: number) {
  const number = index + round * 31
  return {
    description: `${goods[index % goods.length]} ${number}`,
    quantity: String((number % 12) + 1),
    price: `${20 + ((number * 7) % 900)}.${String((number * 13) % 100).padStart(2, '0')}`,
  }
}
