import type { DocumentOf } from '@sheaf/domain/documents/document'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'
import { type StyledDocument, unpackDocument } from '#document/writing/styled-document.ts'
import { pdfOrder } from '#studio/pdf-order.ts'

/** An invoice with its look, as the server is to keep it. */
export type StyledInvoice = StyledDocument & { readonly document: DocumentOf<'invoice'> }

/** As POST /api/generate-pdf takes it, under the number that it has: nothing is taken from a series. */
export function keptBody({ takesNumber: _, ...styled }: StyledInvoice) {
  return pdfOrder(styled)
}

const lookSchema = z.object({
  templateId: z.string(),
  customization: z.object({ font: z.enum(fontFamilies), color: z.string() }),
  secondaryColor: z.string(),
})

/** The invoice of a schedule or reminder. Undefined for a body that this app didn't send. */
export function openKept(body: Readonly<Record<string, unknown>>): StyledInvoice | undefined {
  const look = lookSchema.safeParse(body).data
  const document = unpackDocument('invoice', body)
  if (look === undefined || document?.kind !== 'invoice') return undefined
  const { templateId, customization, secondaryColor } = look
  return {
    document,
    themeId: templateId,
    design: {
      primaryColor: customization.color,
      secondaryColor,
      fontFamily: customization.font,
    },
  }
}
