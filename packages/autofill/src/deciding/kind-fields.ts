import type { DocumentType } from '@sheaf/domain/documents/document-type'
import type { DocumentWord } from './references.ts'

type DocumentFields = { readonly number?: string; readonly date?: string; readonly ends?: string }

/** Where a kind keeps the number and dates of each document that a text may name. */
export const referenceFields: Readonly<
  Record<DocumentType, Readonly<Partial<Record<DocumentWord, DocumentFields>>>>
> = {
  invoice: {
    invoice: { number: 'invoiceNumber', date: 'issueDate', ends: 'dueDate' },
    order: { number: 'poNumber', date: 'poDate' },
    quote: { number: 'quoteNumber', date: 'quoteDate', ends: 'quoteValidUntil' },
  },
  quote: {
    quote: { number: 'documentNumber', date: 'issueDate', ends: 'validUntil' },
    order: { number: 'poNumber', date: 'poDate' },
  },
  purchase_order: {
    order: { number: 'poNumber', date: 'poDate' },
    quote: { number: 'quoteNumber', date: 'quoteDate', ends: 'quoteValidUntil' },
  },
  credit_note: {
    creditNote: { number: 'creditNoteNumber', date: 'creditNoteDate' },
    invoice: {
      number: 'originalInvoiceNumber',
      date: 'originalInvoiceDate',
      ends: 'originalInvoiceDueDate',
    },
    order: { number: 'poNumber', date: 'poDate' },
  },
}

export const ownWord: Readonly<Record<DocumentType, DocumentWord>> = {
  invoice: 'invoice',
  quote: 'quote',
  purchase_order: 'order',
  credit_note: 'creditNote',
}
