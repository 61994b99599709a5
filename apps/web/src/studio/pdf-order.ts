import { encode } from '@sheaf/contract/wire/codec'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { moneyText } from '@sheaf/domain/money/money'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import type { Design } from '#sheets/templates/look.ts'

/** What is sent to be made into a PDF: the document in its own words, and what all kinds have by one name. */
export function pdfOrder(styled: StyledDocument): Readonly<Record<string, unknown>> {
  const { document, themeId, design } = styled
  const { primaryColor, secondaryColor, fontFamily } = design
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
    ...handedOutAs(styled),
  }
}

/** A number that was proposed is taken with the PDF, or another one is proposed; and what the PDF carries. */
export function handedOutAs({ takesNumber, contents }: StyledDocument) {
  return { ...(takesNumber && { numberSeries: true }), ...contents }
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
