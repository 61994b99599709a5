import { encode } from '@sheaf/contract/wire/codec'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { moneyText } from '@sheaf/domain/money/money'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import type { Design } from '#sheets/templates/look.ts'

/** What is sent to be made into a PDF: the document in its own words, and what all kinds have by one name. */
export function pdfOrder(
  document: BusinessDocument,
  themeId: string,
  { primaryColor, secondaryColor, fontFamily }: Design,
): Readonly<Record<string, unknown>> {
  const computed = compute(document)
  return {
    ...encode(computed),
    documentNumber: document.number,
    ...sums(computed),
    templateId: themeId,
    customization: {
      font: fontFamily,
      color: primaryColor,
      logo: document.sender.logoUrl || null,
    },
    secondaryColor,
  }
}

function sums({ totals }: ComputedDocument): Readonly<Record<string, string>> {
  if (totals === null) return {}
  return { taxAmount: moneyText(totals.taxTotal), total: moneyText(totals.grandTotal) }
}

/** The same for its preview. */
export function sheetOrder(
  computed: ComputedDocument,
  themeId: string,
  design: Design,
): SheetOrder {
  const { kind } = computed.document
  return { kind, themeId, fields: { ...encode(computed), ...design } }
}
