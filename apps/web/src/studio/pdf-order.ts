import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { computeTotals } from '@sheaf/domain/documents/totals'
import { moneyText } from '@sheaf/domain/money/money'
import type { Design } from '#document/design.ts'
import type { SheetOrder } from '#sheets/drawing.ts'

/** What is sent to be made into a PDF: the document in its own words, and what all kinds have by one name. */
export function pdfOrder(
  document: BusinessDocument,
  themeId: string,
  { primaryColor, secondaryColor, fontFamily }: Design,
): Readonly<Record<string, unknown>> {
  const rules = rulesOf(document.type)
  const { taxTotal, grandTotal } = computeTotals(document)
  return {
    ...document,
    documentNumber: textField(document, rules.numberField),
    taxAmount: moneyText(taxTotal),
    total: moneyText(grandTotal),
    templateId: themeId,
    customization: {
      font: fontFamily,
      color: primaryColor,
      logo: document.companyLogoUrl || null,
    },
    secondaryColor,
  }
}

/** The same for its preview. */
export function sheetOrder(
  document: BusinessDocument,
  themeId: string,
  design: Design,
): SheetOrder {
  return { kind: document.type, themeId, fields: { ...document, ...design } }
}
