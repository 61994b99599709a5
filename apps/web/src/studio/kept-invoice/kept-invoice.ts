import type { DocumentOf } from '@sheaf/domain/documents/document'
import { findFont, fontFamilies } from '@sheaf/domain/look/fonts'
import { type StyledDocument, unpackDocument } from '#document/writing/styled-document.ts'
import { pdfOrder } from '#studio/pdf-order.ts'

/** An invoice with its look, as a schedule or its reminders keep it. */
export type StyledInvoice = StyledDocument & { readonly document: DocumentOf<'invoice'> }

export function isInvoice(styled: StyledDocument): styled is StyledInvoice {
  return styled.document.kind === 'invoice'
}

/** As POST /api/generate-pdf takes it, under the number that it has: nothing is taken from a series. */
export function bodyOf({ takesNumber: _, ...styled }: StyledInvoice) {
  return pdfOrder(styled)
}

/** The invoice that the server keeps, as the editors know it. Undefined where it cannot be read. */
export function invoiceOf(body: Readonly<Record<string, unknown>>): StyledInvoice | undefined {
  const document = unpackDocument('invoice', body)
  if (document?.kind !== 'invoice') return undefined
  const { templateId, customization, primaryColor, secondaryColor, fontFamily } = body
  const { eInvoice, carryDocument } = body
  const { font, color } = (customization ?? {}) as Readonly<Record<string, unknown>>
  return {
    document,
    themeId: textOr(templateId, ''),
    design: {
      primaryColor: textOr(color ?? primaryColor, ''),
      secondaryColor: textOr(secondaryColor, ''),
      fontFamily: findFont(textOr(font ?? fontFamily, '')) ?? fontFamilies[0],
    },
    contents: {
      ...(eInvoice === 'off' && { eInvoice }),
      ...(carryDocument === 'off' && { carryDocument }),
    },
  }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
}
