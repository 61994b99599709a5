import { eInvoiceFields } from './e-invoice-fields.ts'
import {
  everywhere,
  type FieldTable,
  on,
  type PricedKind,
  priced,
  type Row,
  type Shows,
} from './field-row.ts'
import type { FieldType, ValueOfType } from './field-types.ts'
import { type DocumentKind, documentKinds } from './kind.ts'
import type { OptionId } from './options.ts'

const withLastDay = on(['invoice', 'quote'], 'always')
const openOnOrders = { ...everywhere('option'), purchase_order: 'open' } as const

// An order's own number is its number: only the others refer to one.
const besideOrders = on(['invoice', 'quote', 'credit_note', 'delivery_note'], 'option')
const afterQuotes = {
  ...everywhere('print'),
  ...on(['invoice', 'purchase_order', 'delivery_note'], 'option'),
}

/** Dates, references and people, beside the number. */
function fact<Type extends FieldType, Kind extends DocumentKind>(
  type: Type,
  shown: Readonly<Record<Kind, Shows>>,
  option?: OptionId,
): Row<'facts', Type, Kind> {
  return { type, group: 'facts', on: shown, ...(option && { option }) }
}

function amount<Type extends FieldType>(
  type: Type,
  option?: OptionId,
): Row<'amounts', Type, PricedKind> {
  const shown = priced(option === undefined ? 'always' : 'option')
  return { type, group: 'amounts', on: shown, ...(option && { option }) }
}

// They decide the tax and are never printed: what checks the document asks for them, beside it.
const unprinted = priced('print')
const ofService = priced('option')

/** What was paid before the invoice; a panel of their own asks for all of it. */
function paidAhead<Type extends FieldType>(type: Type): Row<'amounts', Type, 'invoice'> {
  const shown = on(['invoice'], 'option')
  return { type, group: 'amounts', on: shown, option: 'deposits', hidesWhenEmpty: true }
}

const openWithPrices = { ...priced('option'), purchase_order: 'open', credit_note: 'open' } as const

function ofParty<Party extends 'sender' | 'receiver' | 'shipTo'>(group: Party) {
  return <Type extends FieldType>(
    type: Type,
    shown: Readonly<Record<DocumentKind, Shows>>,
    option?: OptionId,
  ): Row<Party, Type> => ({
    ...{ type, group, on: shown, ...(option && { option }) },
    ...(group === 'sender' && { isSenders: true }),
  })
}

const ofSender = ofParty('sender')
const ofReceiver = ofParty('receiver')
const ofShipTo = ofParty('shipTo')

function ofBank<Type extends FieldType>(
  type: Type,
  isUsual: boolean,
): Row<'bank', Type, PricedKind> {
  return {
    type,
    group: 'bank',
    on: { ...priced('print'), invoice: 'always' },
    isSenders: true,
    ...(!isUsual && { hidesWhenEmpty: true }),
  }
}

/** In what else the total is told, at which rate, and where that rate is from. It never changes by itself. */
function ofSecondCurrency<Type extends FieldType>(type: Type): Row<'settings', Type, PricedKind> {
  return { type, group: 'settings', on: priced('always') }
}

/**
 * Every field that a document can have, in the order in which sheets print them. A path with a point is a field of a part:
 * 'sender.name' is `document.sender.name`. The lines have a table of their own.
 */
export const fields = {
  number: { type: 'text', group: 'heading', on: everywhere('always'), needed: documentKinds },
  issuedOn: { type: 'day', group: 'heading', on: everywhere('always'), needed: documentKinds },
  endsOn: { type: 'day', group: 'heading', on: withLastDay, needed: ['quote'] },

  'sender.name': ofSender('text', everywhere('always')),
  'sender.contact': ofSender('text', openOnOrders, 'contacts'),
  'sender.email': ofSender('email', everywhere('always')),
  'sender.phone': ofSender('phone', everywhere('always')),
  'sender.address': ofSender('address', everywhere('always')),
  'sender.website': ofSender('url', openOnOrders, 'contacts'),
  'sender.fax': ofSender('phone', openOnOrders, 'contacts'),
  'sender.taxId': ofSender('tax-id', everywhere('option'), 'tax-ids'),
  'sender.logoUrl': ofSender('picture', everywhere('print')),

  'receiver.name': { ...ofReceiver('text', everywhere('always')), needed: ['quote'] },
  'receiver.company': ofReceiver('text', everywhere('always')),
  'receiver.email': ofReceiver('email', everywhere('always')),
  'receiver.phone': ofReceiver('phone', everywhere('filled'), 'contacts'),
  'receiver.address': ofReceiver('address', everywhere('always')),
  'receiver.website': ofReceiver('url', everywhere('print')),
  'receiver.fax': ofReceiver('phone', openOnOrders, 'contacts'),
  'receiver.taxId': ofReceiver('tax-id', everywhere('option'), 'tax-ids'),
  'receiver.logoUrl': ofReceiver('picture', everywhere('print')),

  'shipTo.name': ofShipTo('text', openOnOrders, 'ship-to'),
  'shipTo.company': ofShipTo('text', openOnOrders, 'ship-to'),
  'shipTo.email': ofShipTo('email', everywhere('print')),
  'shipTo.phone': ofShipTo('phone', openOnOrders, 'ship-to'),
  'shipTo.address': ofShipTo('address', openOnOrders, 'ship-to'),
  'shipTo.website': ofShipTo('url', everywhere('print')),
  'shipTo.fax': ofShipTo('phone', everywhere('print')),
  'shipTo.taxId': ofShipTo('tax-id', everywhere('print')),
  'shipTo.logoUrl': ofShipTo('picture', everywhere('print')),

  'references.customerId': fact(
    'text',
    { ...everywhere('option'), purchase_order: 'print' },
    'people',
  ),
  'references.orderNumber': fact('text', besideOrders, 'order-reference'),
  'references.orderDate': fact('day', besideOrders, 'order-reference'),
  'references.quoteNumber': fact('text', afterQuotes, 'quote-reference'),
  'references.quoteDate': fact('day', afterQuotes, 'quote-reference'),
  'references.quoteValidUntil': fact('day', everywhere('print')),
  'references.invoiceNumber': fact('text', { ...everywhere('print'), credit_note: 'always' }),
  'references.invoiceDate': fact(
    'day',
    { ...everywhere('print'), credit_note: 'option' },
    'invoice-dates',
  ),
  'references.invoiceDueDate': fact(
    'day',
    { ...everywhere('print'), credit_note: 'option' },
    'invoice-dates',
  ),
  refundMethod: fact('text', on(['credit_note'], 'always')),
  'people.preparedBy': fact('text', openOnOrders, 'people'),
  'people.salesperson': fact(
    'text',
    { ...everywhere('option'), purchase_order: 'print' },
    'people',
  ),
  'people.requisitioner': fact(
    'text',
    { ...everywhere('print'), purchase_order: 'open' },
    'people',
  ),
  serviceDate: fact('day', ofService, 'service-dates'),
  serviceFrom: fact('day', ofService, 'service-dates'),
  serviceTo: fact('day', ofService, 'service-dates'),
  'delivery.date': fact('day', openOnOrders, 'shipping'),
  'delivery.carrier': fact('text', openOnOrders, 'shipping'),
  'delivery.fobPoint': fact('text', openOnOrders, 'shipping'),
  'delivery.terms': fact('text', openOnOrders, 'shipping'),
  paymentTerms: fact(
    'payment-terms',
    { ...priced('always'), quote: 'option', credit_note: 'print' },
    'payment-terms',
  ),

  'discount.kind': amount('discount-kind', 'discount'),
  'discount.value': amount('positive-amount', 'discount'),
  'tax.label': { ...amount('tax-label'), hidesWhenEmpty: true, isSenders: true },
  'tax.rate': { ...amount('rate'), isSenders: true },
  'tax.hasSecond': { ...amount('flag'), isSenders: true },
  'tax.secondLabel': { ...amount('text'), hidesWhenEmpty: true, isSenders: true },
  'tax.secondRate': { ...amount('rate'), hidesWhenEmpty: true, isSenders: true },
  'tax.isIncluded': { ...amount('flag', 'prices-include-tax'), isSenders: true },
  'tax.isReverseCharge': amount('flag', 'reverse-charge'),
  'tax.rounding': { ...amount('rounding'), isSenders: true },
  'charges.shipping': { ...amount('amount', 'shipping-amount'), on: openWithPrices },
  'charges.other': { ...amount('amount', 'other-amount'), on: openWithPrices },
  'withholding.label': { ...amount('text', 'withholding'), hidesWhenEmpty: true },
  'withholding.rate': { ...amount('rate', 'withholding'), hidesWhenEmpty: true },

  amountPaid: paidAhead('positive-amount'),
  'deposits.numbers': paidAhead('text-list'),
  'deposits.days': paidAhead('day-list'),
  'deposits.amounts': paidAhead('positive-amount-list'),

  'bank.name': ofBank('text', true),
  'bank.address': ofBank('address', false),
  'bank.accountNumber': ofBank('text', true),
  'bank.routingNumber': ofBank('text', false),
  'bank.iban': ofBank('bank-code', true),
  'bank.swift': ofBank('bank-code', true),
  'bank.aba': ofBank('bank-code', false),
  'bank.other': ofBank('long-text', false),
  paymentLink: { type: 'url', group: 'bank', on: on(['invoice'], 'always'), isSenders: true },

  'texts.message': { type: 'long-text', group: 'texts', on: everywhere('always') },
  'texts.reason': { type: 'long-text', group: 'texts', on: on(['credit_note'], 'always') },
  'texts.instructions': {
    type: 'long-text',
    group: 'texts',
    on: { ...everywhere('print'), purchase_order: 'always' },
  },
  'texts.terms': {
    type: 'long-text',
    group: 'texts',
    on: { ...priced('always'), ...on(['purchase_order', 'credit_note'], 'option') },
    option: 'terms',
  },

  supplyType: { type: 'supply-type', group: 'settings', on: unprinted },
  buyerType: { type: 'buyer-type', group: 'settings', on: unprinted },
  paymentCode: { type: 'payment-code', group: 'settings', on: on(['invoice'], 'always') },
  currency: { type: 'currency', group: 'settings', on: priced('always'), isSenders: true },
  'secondCurrency.code': ofSecondCurrency('other-currency'),
  'secondCurrency.rate': ofSecondCurrency('exchange-rate'),
  'secondCurrency.day': ofSecondCurrency('day'),
  'secondCurrency.source': ofSecondCurrency('text'),
  region: { type: 'region', group: 'settings', on: everywhere('always'), isSenders: true },
  language: { type: 'language', group: 'settings', on: everywhere('always'), isSenders: true },
  secondLanguage: { type: 'second-language', group: 'settings', on: everywhere('always') },

  ...eInvoiceFields,
} as const satisfies FieldTable

/** What a line is made of, from left to right. Its amount is computed. */
export const lineFields = {
  itemNumber: lineField(
    'text',
    {
      ...everywhere('option'),
      ...on(['purchase_order', 'credit_note'], 'open'),
    },
    'item-numbers',
  ),
  description: lineField('long-text', everywhere('always')),
  quantity: lineField('quantity', everywhere('always')),
  unit: lineField('text', everywhere('option'), 'units'),
  price: lineField('amount', priced('always')),
  discountKind: lineField('discount-kind', priced('option'), 'line-discounts'),
  discountValue: lineField('positive-amount', priced('option'), 'line-discounts'),
  taxRate: lineField('own-rate', priced('option'), 'line-taxes'),
  taxCategory: lineField('tax-category', priced('option'), 'tax-categories'),
  unitCode: lineField('code', everywhere('print')),
} as const

type LineRow<Type extends FieldType, Kind extends DocumentKind> = {
  readonly type: Type
  readonly on: Readonly<Record<Kind, Shows>>
  readonly option?: OptionId
}

function lineField<Type extends FieldType, Kind extends DocumentKind>(
  type: Type,
  shown: Readonly<Record<Kind, Shows>>,
  option?: OptionId,
): LineRow<Type, Kind> {
  return { type, on: shown, ...(option && { option }) }
}

export type FieldPath = keyof typeof fields
export type LineField = keyof typeof lineFields

type HasKind<Row, Kind extends DocumentKind> = Row extends { readonly on: infer Shown }
  ? Kind extends keyof Shown
    ? true
    : false
  : false

/** The fields that a kind has. */
export type FieldPathOf<Kind extends DocumentKind> = {
  [Path in FieldPath]: HasKind<(typeof fields)[Path], Kind> extends true ? Path : never
}[FieldPath]

export type LineFieldOf<Kind extends DocumentKind> = {
  [Name in LineField]: HasKind<(typeof lineFields)[Name], Kind> extends true ? Name : never
}[LineField]

export type FieldValue<Path extends FieldPath> = ValueOfType<(typeof fields)[Path]['type']>
export type LineFieldValue<Name extends LineField> = ValueOfType<(typeof lineFields)[Name]['type']>

/** Whether lines of that kind have prices. */
export function isPricedKind(kind: DocumentKind): kind is PricedKind {
  return kind in lineFields.price.on
}
