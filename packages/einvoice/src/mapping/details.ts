import type { DocumentOf } from '@sheaf/domain/documents/document'
import type { Identifier } from '../model/term.ts'
import type { VatCategory, VatDetails } from './vat-treatment.ts'

/** What e-invoices ask for besides what every document says. */
export type EInvoiceDetails = VatDetails & {
  readonly buyerReference?: string
  readonly sellerElectronicAddress?: Identifier
  readonly buyerElectronicAddress?: Identifier
  readonly paymentMeansCode?: string
  readonly lines?: readonly LineDetails[]
}

export type LineDetails = { readonly unitCode?: string; readonly vatCategory?: VatCategory }

export type InvoiceDocument = DocumentOf<'invoice' | 'credit_note'>
