import { z } from 'zod'

/** What a PDF carries besides its pages. */
export const pdfContentsSchema = z.object({
  /** 'auto': the e-invoice (Factur-X) of a European seller's invoice or credit note, when it keeps the rules. */
  eInvoice: z.enum(['auto', 'off']).default('auto'),
  /** The document itself, so that the PDF can be opened and edited again. */
  carryDocument: z.enum(['on', 'off']).default('on'),
})
export type PdfContents = z.infer<typeof pdfContentsSchema>

/** Headers of the answer with a PDF. */
export const pdfHeaders = {
  /** 'factur-x' or 'none'. */
  eInvoice: 'sheaf-e-invoice',
  /** Why there is none: 'switched-off', 'no-format', 'seller-outside-eu', or 'rules' with the ids of those broken. */
  eInvoiceReason: 'sheaf-e-invoice-reason',
} as const
