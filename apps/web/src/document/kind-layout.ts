import type { DocumentType } from '@sheaf/domain/documents/document-type'
import type { ExtraId } from './extras.ts'

/** What the paper of a kind says and shows besides what the kinds table of the domain names. */
export type KindLayout = {
  readonly numberLabel: string
  readonly priceLabel: string
  /** How labels call the one whom the document is for: 'Client name'. */
  readonly receiver: string
  /** Beside the number and the dates, from the start. */
  readonly facts: readonly string[]
  /** Below the lines, in the order of the page. */
  readonly texts: readonly string[]
  readonly people: readonly string[]
  readonly opensWith: readonly ExtraId[]
  readonly offers: readonly ExtraId[]
}

const onLines = ['item-numbers', 'units', 'line-discounts', 'line-taxes'] as const
const onAmounts = [
  'discount',
  'shipping-amount',
  'other-amount',
  'prices-include-tax',
  'reverse-charge',
  'withholding',
] as const
const onParties = ['tax-ids', 'contacts', 'ship-to', 'shipping', 'people'] as const

const sellers = ['preparedBy', 'salesperson', 'customerId']

export const kindLayouts: Readonly<Record<DocumentType, KindLayout>> = {
  invoice: {
    numberLabel: 'Invoice No.',
    priceLabel: 'Rate',
    receiver: 'Client',
    facts: ['paymentTerms'],
    texts: ['notes', 'terms'],
    people: sellers,
    opensWith: [],
    offers: [...onLines, ...onAmounts, ...onParties, 'order-reference', 'quote-reference'],
  },
  quote: {
    numberLabel: 'Quote No.',
    priceLabel: 'Unit Price',
    receiver: 'Client',
    facts: [],
    texts: ['comments', 'terms'],
    people: sellers,
    opensWith: [],
    offers: [...onLines, ...onAmounts, ...onParties, 'payment-terms', 'order-reference'],
  },
  purchase_order: {
    numberLabel: 'PO No.',
    priceLabel: 'Unit Price',
    receiver: 'Vendor',
    facts: ['paymentTerms'],
    texts: ['comments', 'specialInstructions'],
    people: ['requisitioner', 'preparedBy'],
    opensWith: [
      'item-numbers',
      'ship-to',
      'shipping',
      'people',
      'contacts',
      'shipping-amount',
      'other-amount',
    ],
    offers: [...onLines, ...onAmounts, ...onParties, 'quote-reference', 'terms'],
  },
  credit_note: {
    numberLabel: 'Credit Note No.',
    priceLabel: 'Unit Price',
    receiver: 'Customer',
    facts: ['originalInvoiceNumber', 'refundMethod'],
    texts: ['creditReason', 'comments'],
    people: sellers,
    opensWith: ['item-numbers', 'shipping-amount', 'other-amount'],
    offers: [...onLines, ...onAmounts, ...onParties, 'invoice-dates', 'order-reference', 'terms'],
  },
}

export const factLabels: Readonly<Record<string, string>> = {
  customerId: 'Customer ID',
  poNumber: 'PO No.',
  poDate: 'PO Date',
  quoteNumber: 'Quote No.',
  quoteDate: 'Quote Date',
  originalInvoiceNumber: 'Original Invoice',
  originalInvoiceDate: 'Invoice Date',
  originalInvoiceDueDate: 'Invoice Due Date',
  refundMethod: 'Refund Method',
  preparedBy: 'Prepared By',
  salesperson: 'Salesperson',
  requisitioner: 'Requisitioner',
  shipDate: 'Ship Date',
  shipVia: 'Ship Via',
  fobPoint: 'FOB Point',
  shippingTerms: 'Shipping Terms',
  paymentTerms: 'Payment Terms',
}

export const textLabels: Readonly<Record<string, string>> = {
  notes: 'Notes',
  comments: 'Comments',
  creditReason: 'Reason for Credit',
  specialInstructions: 'Special Instructions',
  terms: 'Terms & Conditions',
}

/** What an empty text asks for. */
export const textPrompts: Readonly<Record<string, string>> = {
  notes: 'Anything your client should know',
  comments: 'Anything else to say',
  terms: 'When and how to pay',
  creditReason: 'Why this credit is given',
  specialInstructions: 'What the vendor should mind',
}

export const paymentTermLabels: Readonly<Record<string, string>> = {
  'due-on-receipt': 'Due on receipt',
  'net-15': 'Net 15',
  'net-30': 'Net 30',
  'net-60': 'Net 60',
  'net-90': 'Net 90',
}
