import type { FieldTable, PricedKind } from '@sheaf/domain/documents/field-row'
import {
  type FieldPath,
  fields,
  isPricedKind,
  type LineField,
  lineFields,
} from '@sheaf/domain/documents/fields'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'

/** What an API client calls a field. A path that is not named here is called by its last word. */
const sharedNames: Readonly<Partial<Record<FieldPath, string>>> = {
  number: 'documentNumber',
  issuedOn: 'issueDate',
  endsOn: 'dueDate',
  'references.orderNumber': 'poNumber',
  'references.orderDate': 'poDate',
  'references.invoiceNumber': 'originalInvoiceNumber',
  'references.invoiceDate': 'originalInvoiceDate',
  'references.invoiceDueDate': 'originalInvoiceDueDate',
  'delivery.date': 'shipDate',
  'delivery.carrier': 'shipVia',
  'delivery.terms': 'shippingTerms',
  'discount.kind': 'discountType',
  'discount.value': 'discountValue',
  'tax.label': 'taxLabel',
  'tax.rate': 'taxRate',
  'tax.hasSecond': 'enableTax2',
  'tax.secondLabel': 'tax2Label',
  'tax.secondRate': 'tax2Rate',
  'tax.isIncluded': 'pricesIncludeTax',
  'tax.isReverseCharge': 'reverseCharge',
  'tax.rounding': 'taxRounding',
  'charges.shipping': 'shippingAmount',
  'charges.other': 'otherAmount',
  'withholding.label': 'withholdingLabel',
  'withholding.rate': 'withholdingRate',
  'deposits.numbers': 'depositNumber',
  'deposits.days': 'depositDate',
  'deposits.amounts': 'depositAmount',
  'bank.name': 'bankName',
  'bank.address': 'bankAddress',
  'bank.other': 'otherBankingInfo',
  'texts.message': 'comments',
  'texts.reason': 'creditReason',
  'texts.instructions': 'specialInstructions',
  'secondCurrency.code': 'secondCurrency',
  'secondCurrency.rate': 'secondCurrencyRate',
  'secondCurrency.day': 'secondCurrencyDay',
  'secondCurrency.source': 'secondCurrencySource',
  region: 'jurisdiction',
}

type KindNames = {
  /** Before the parts of the one it is for: 'client' gives clientName. */
  readonly receiver: string
  readonly fields: Readonly<Partial<Record<FieldPath, string>>>
  readonly lines: Readonly<Partial<Record<LineField, string>>>
}

const kindNames: Readonly<Record<DocumentKind, KindNames>> = {
  invoice: {
    receiver: 'client',
    fields: {
      number: 'invoiceNumber',
      'tax.label': 'tax1Label',
      'tax.rate': 'tax1Rate',
      'texts.message': 'notes',
    },
    lines: { price: 'rate' },
  },
  quote: { receiver: 'client', fields: { endsOn: 'validUntil' }, lines: {} },
  purchase_order: {
    receiver: 'vendor',
    fields: { number: 'poNumber', issuedOn: 'poDate' },
    lines: {},
  },
  credit_note: {
    receiver: 'customer',
    fields: {
      number: 'creditNoteNumber',
      issuedOn: 'creditNoteDate',
      'charges.shipping': 'shippingCredit',
      'charges.other': 'otherCredit',
    },
    lines: {},
  },
  delivery_note: { receiver: 'client', fields: { number: 'deliveryNoteNumber' }, lines: {} },
}

const lineNames: Readonly<Partial<Record<LineField, string>>> = {
  price: 'unitPrice',
  discountKind: 'discountType',
}

/** The names of the figures, which the lines give and a client may send to have them compared. */
export type FigureNames = {
  readonly subtotal: 'subtotal'
  readonly lineAmount: 'amount' | 'total'
  /** One for each tax, or one for all of them. */
  readonly taxes: { readonly first: string; readonly second: string } | { readonly all: string }
  readonly total: string
}

export const figureNames: Readonly<Record<PricedKind, FigureNames>> = {
  invoice: {
    subtotal: 'subtotal',
    lineAmount: 'amount',
    taxes: { first: 'tax1', second: 'tax2' },
    total: 'total',
  },
  quote: {
    subtotal: 'subtotal',
    lineAmount: 'amount',
    taxes: { all: 'salesTax' },
    total: 'total',
  },
  purchase_order: {
    subtotal: 'subtotal',
    lineAmount: 'total',
    taxes: { all: 'taxAmount' },
    total: 'totalAmount',
  },
  credit_note: {
    subtotal: 'subtotal',
    lineAmount: 'total',
    taxes: { all: 'taxAmount' },
    total: 'totalCredit',
  },
}

// Every field of every document that is read or written is asked for by it.
const knownNames = new Map(
  documentKinds.map((kind) => {
    const paths = Object.keys(fields) as FieldPath[]
    return [kind, new Map(paths.map((path) => [path, makeName(kind, path)]))]
  }),
)

export function wireName(kind: DocumentKind, path: FieldPath): string {
  return knownNames.get(kind)?.get(path) ?? makeName(kind, path)
}

function makeName(kind: DocumentKind, path: FieldPath): string {
  const { receiver, fields: own } = kindNames[kind]
  const [part = '', name] = path.split('.')
  const prefix = { sender: 'company', receiver, shipTo: 'shipTo' }[part]
  if (prefix !== undefined && name !== undefined) return prefix + capitalized(name)
  return own[path] ?? sharedNames[path] ?? name ?? part
}

/** Before the parts of the one whom a document is for: 'vendor' gives vendorName. */
export function receiverPrefix(kind: DocumentKind): string {
  return kindNames[kind].receiver
}

export function lineWireName(kind: DocumentKind, name: LineField): string {
  return kindNames[kind].lines[name] ?? lineNames[name] ?? name
}

export type WireNames = {
  /** By the wire's name, among them names that other kinds have for the same thing. */
  readonly paths: ReadonlyMap<string, FieldPath>
  readonly lineFields: ReadonlyMap<string, LineField>
  /** What an invoice calls the amount of a line, and what this kind does. */
  readonly lineAmounts: ReadonlyMap<string, string>
}

/** Names that some screens have for what every kind calls otherwise. */
const otherNames: readonly (readonly [string, FieldPath])[] = [
  ['swiftCode', 'bank.swift'],
  ['documentNumber', 'number'],
]

const known = new Map(documentKinds.map((kind) => [kind, makeNames(kind, fields)]))

export function wireNames(kind: DocumentKind, table: FieldTable = fields): WireNames {
  const names = table === fields ? known.get(kind) : undefined
  return names ?? makeNames(kind, table)
}

/** 'lines.2.price' as 'lineItems.2.rate', 'sender.name' as 'companyName'. Labels have one name everywhere. */
export function wirePath(kind: DocumentKind, path: string): string {
  const [first = '', index, name] = path.split('.')
  if (first === 'labels') return path
  if (first !== 'lines') return wireName(kind, path as FieldPath)
  if (name === undefined) return ['lineItems', index].filter(Boolean).join('.')
  return `lineItems.${index}.${lineWireName(kind, name as LineField)}`
}

/** 'lineItems.2.rate' as 'lines.2.price', 'companyName' as 'sender.name'; undefined for what is no field. */
export function pathOnWire(kind: DocumentKind, wire: string): string | undefined {
  const [first = '', index, name] = wire.split('.')
  const names = wireNames(kind)
  if (first === 'labels') return index === undefined ? undefined : wire
  if (first !== 'lineItems') return names.paths.get(first)
  if (name === undefined) return ['lines', index].filter(Boolean).join('.')
  const field = names.lineFields.get(name)
  return field && `lines.${index}.${field}`
}

/**
 * The generic screen and the galleries speak of every kind in the words of an invoice ('clientName', 'dueDate', 'rate').
 * Where a kind has no field of that name, the word stands for the one that takes its place.
 */
function makeNames(kind: DocumentKind, table: FieldTable): WireNames {
  const paths = (Object.keys(table) as FieldPath[]).filter((path) => table[path]?.on[kind])
  const ofLines = (Object.keys(lineFields) as LineField[]).filter(
    (name) => kind in lineFields[name].on,
  )
  return {
    paths: new Map([
      ...otherNames.filter(([, path]) => paths.includes(path)),
      ...paths.map((path) => [wireName('invoice', path), path] as const),
      ...paths.map((path) => [wireName(kind, path), path] as const),
    ]),
    lineFields: new Map([
      ...ofLines.map((name) => [lineWireName('invoice', name), name] as const),
      ...ofLines.map((name) => [lineWireName(kind, name), name] as const),
    ]),
    lineAmounts: new Map(
      isPricedKind(kind) ? [[figureNames.invoice.lineAmount, figureNames[kind].lineAmount]] : [],
    ),
  }
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
