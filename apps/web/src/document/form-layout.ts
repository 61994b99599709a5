import type { DocumentType } from '@sheaf/domain/documents/document-type'
import type { ExtraId } from './extras.ts'
import { factLabels, textLabels } from './kind-layout.ts'

export type FormField = {
  readonly name: string
  readonly label: string
  readonly input: 'text' | 'area' | 'day' | 'email' | 'tel' | 'url' | 'payment-terms'
  /** As wide as the form, or as two of its columns. */
  readonly span?: 'all' | 'two'
  /** Only there when it was asked for. */
  readonly extra?: ExtraId
}

export type FormSection = {
  readonly title: string
  readonly help?: string
  readonly extra?: ExtraId
  readonly fields: readonly FormField[]
}

/** A document as a form: what stands before its lines, in groups. */
export type FormLayout = {
  readonly opensWith: readonly ExtraId[]
  readonly sections: readonly FormSection[]
}

/** The kinds that are written in a form. */
export type FormKind = Extract<DocumentType, 'quote' | 'credit_note'>

const company = {
  title: 'Your company',
  fields: [
    text('companyName', 'Company name'),
    text('companyContact', 'Contact person', 'contacts'),
    { name: 'companyEmail', label: 'Company email', input: 'email' },
    { name: 'companyPhone', label: 'Company phone', input: 'tel' },
    { name: 'companyWebsite', label: 'Website', input: 'url', extra: 'contacts' },
    { name: 'companyFax', label: 'Company fax', input: 'tel', extra: 'contacts' },
    { ...area('companyAddress', 'Company address'), span: 'all' },
    text('companyTaxId', 'Company tax ID', 'tax-ids'),
  ],
} as const satisfies FormSection

const shipTo = {
  title: 'Ship to',
  extra: 'ship-to',
  fields: [
    text('shipToName', 'Ship to name'),
    text('shipToCompany', 'Ship to company'),
    { name: 'shipToPhone', label: 'Ship to phone', input: 'tel' },
    area('shipToAddress', 'Ship to address'),
  ],
} as const satisfies FormSection

const shipping = [day('shipDate'), fact('shipVia'), fact('fobPoint'), fact('shippingTerms')]
const orderReference = [fact('poNumber'), day('poDate')]
const people = [fact('preparedBy'), fact('salesperson')]

export const formLayouts: Readonly<Record<FormKind, FormLayout>> = {
  quote: {
    opensWith: ['people', 'shipping', 'order-reference'],
    sections: [
      {
        title: 'Quote information',
        fields: [
          text('documentNumber', 'Quote number'),
          { name: 'issueDate', label: 'Issue date', input: 'day' },
          { name: 'validUntil', label: 'Valid until', input: 'day' },
          ...people,
          words('comments'),
        ],
      },
      receiver('client', 'Client', [fact('customerId')]),
      {
        title: 'Shipping and terms',
        fields: [
          ...orderReference,
          ...shipping,
          {
            name: 'paymentTerms',
            label: 'Payment terms',
            input: 'payment-terms',
            extra: 'payment-terms',
          },
          words('terms'),
        ],
      },
      shipTo,
      company,
    ],
  },
  credit_note: {
    opensWith: ['item-numbers', 'contacts', 'shipping-amount', 'other-amount'],
    sections: [
      {
        title: 'Credit note information',
        fields: [
          text('creditNoteNumber', 'Credit note number'),
          { name: 'creditNoteDate', label: 'Date', input: 'day' },
          text('originalInvoiceNumber', 'Original invoice number'),
          fact('refundMethod'),
          { ...words('creditReason'), span: 'two' },
          ...only('invoice-dates', [day('originalInvoiceDate'), day('originalInvoiceDueDate')]),
          ...only('people', [...people, fact('customerId')]),
          ...only('order-reference', orderReference),
          words('comments'),
          ...only('terms', [words('terms')]),
        ],
      },
      receiver('customer', 'Customer'),
      company,
      { title: 'Shipping', extra: 'shipping', fields: shipping },
      shipTo,
    ],
  },
}

function receiver(prefix: string, word: string, more: readonly FormField[] = []): FormSection {
  return {
    title: word,
    fields: [
      text(`${prefix}Name`, `${word} name`),
      text(`${prefix}Company`, `${word} company`),
      { name: `${prefix}Email`, label: `${word} email`, input: 'email' },
      { name: `${prefix}Phone`, label: `${word} phone`, input: 'tel' },
      area(`${prefix}Address`, `${word} address`),
      { name: `${prefix}Fax`, label: `${word} fax`, input: 'tel', extra: 'contacts' },
      text(`${prefix}TaxId`, `${word} tax ID`, 'tax-ids'),
      ...more,
    ],
  }
}

function text(name: string, label: string, extra?: ExtraId): FormField {
  return { name, label, input: 'text', ...(extra && { extra }) }
}

function area(name: string, label: string): FormField {
  return { name, label, input: 'area' }
}

function fact(name: string): FormField {
  return text(name, sentence(factLabels[name] ?? name))
}

function day(name: string): FormField {
  return { name, label: sentence(factLabels[name] ?? name), input: 'day' }
}

function words(name: string): FormField {
  return { name, label: sentence(textLabels[name] ?? name), input: 'area', span: 'all' }
}

function only(extra: ExtraId, fields: readonly FormField[]): FormField[] {
  return fields.map((field) => ({ ...field, extra }))
}

// On paper labels are titles: 'Ship Via', 'PO No.'. In a form they are words in a sentence.
function sentence(label: string): string {
  return label
    .replace(/No\.$/, 'number')
    .replace(/(?<=\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}
