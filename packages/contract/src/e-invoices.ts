import { z } from 'zod'
import { findingSchema } from './errors.ts'

export const eInvoiceLimits = { bytes: 10_000_000 } as const

/** The files that a document can be written as. */
export const eInvoiceFormats = ['ubl', 'cii', 'xrechnung', 'peppol', 'order'] as const

/** What a file is: of UBL, of UN/CEFACT CII, or of ZUGFeRD 1.0, each alone or inside a PDF. */
const checkedFormats = ['ubl', 'cii', 'zugferd-1'] as const

export const verdictSchema = z
  .object({
    format: z.enum(checkedFormats),
    profile: z.string().describe('What the file claims to follow, such as XRechnung'),
    valid: z.boolean().describe('False when a fatal rule is broken'),
    findings: z.array(findingSchema),
  })
  .meta({ id: 'EInvoiceVerdict' })
