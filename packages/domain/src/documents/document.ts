import { z } from 'zod'
import { partyFields } from '../parties/party-fields.ts'
import { commonFields, lineItems } from './common-fields.ts'
import type { DocumentType } from './document-type.ts'
import {
  dayText,
  figureText,
  longText,
  numberText,
  percentText,
  shortText,
} from './field-schemas.ts'

export const invoiceSchema = z.object({
  type: z.literal('invoice').default('invoice'),
  ...commonFields,
  ...partyFields('client', 'Company'),
  invoiceNumber: shortText,
  issueDate: dayText,
  dueDate: dayText,
  lineItems: lineItems('rate', 'amount'),
  subtotal: figureText,
  tax1: figureText,
  tax1Label: shortText,
  tax1Rate: percentText,
  tax2: figureText,
  shippingAmount: numberText,
  otherAmount: numberText,
  total: figureText,
  notes: longText,
})

export const quoteSchema = z.object({
  type: z.literal('quote').default('quote'),
  ...commonFields,
  ...partyFields('client', 'Company'),
  documentNumber: shortText,
  issueDate: dayText,
  validUntil: dayText,
  lineItems: lineItems('unitPrice', 'amount'),
  subtotal: figureText,
  taxLabel: shortText,
  taxRate: percentText,
  salesTax: figureText,
  shippingAmount: numberText,
  otherAmount: numberText,
  total: figureText,
  comments: longText,
})

export const purchaseOrderSchema = z.object({
  type: z.literal('purchase_order').default('purchase_order'),
  ...commonFields,
  ...partyFields('vendor', 'Company'),
  lineItems: lineItems('unitPrice', 'total'),
  subtotal: figureText,
  taxLabel: shortText,
  taxRate: percentText,
  taxAmount: figureText,
  shippingAmount: numberText,
  otherAmount: numberText,
  totalAmount: figureText,
  comments: longText,
})

export const creditNoteSchema = z.object({
  type: z.literal('credit_note').default('credit_note'),
  ...commonFields,
  ...partyFields('customer', 'Company'),
  creditNoteNumber: shortText,
  creditNoteDate: dayText,
  creditReason: longText,
  refundMethod: shortText,
  lineItems: lineItems('unitPrice', 'total'),
  subtotal: figureText,
  taxLabel: shortText,
  taxRate: percentText,
  taxAmount: figureText,
  shippingCredit: numberText,
  otherCredit: numberText,
  totalCredit: figureText,
  comments: longText,
})

export const documentSchemas = {
  invoice: invoiceSchema,
  quote: quoteSchema,
  purchase_order: purchaseOrderSchema,
  credit_note: creditNoteSchema,
} as const satisfies Record<DocumentType, z.ZodType>

export type Invoice = z.infer<typeof invoiceSchema>
export type Quote = z.infer<typeof quoteSchema>
export type PurchaseOrder = z.infer<typeof purchaseOrderSchema>
export type CreditNote = z.infer<typeof creditNoteSchema>

export type DocumentOf = {
  invoice: Invoice
  quote: Quote
  purchase_order: PurchaseOrder
  credit_note: CreditNote
}

/** A business document that can be drawn: its shape and limits hold, though fields may still be empty. */
export type BusinessDocument = DocumentOf[DocumentType]
