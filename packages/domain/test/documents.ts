import type { BusinessDocument, DocumentOf, Invoice } from '../src/documents/document.ts'
import type { DocumentType } from '../src/documents/document-type.ts'
import { newDocument, parseWithFigures } from '../src/documents/new-document.ts'
import { computeTotals } from '../src/documents/totals.ts'
import { moneyText } from '../src/money/money.ts'

export const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

/** A document of a kind with some fields of its own; its tax is 0 unless given. */
export function aDocument<T extends DocumentType>(
  type: T,
  fields: Record<string, unknown>,
): DocumentOf[T] {
  return parseWithFigures(type, { ...newDocument(type, moment), ...fields })
}

export function anInvoice(fields: Record<string, unknown>): Invoice {
  return aDocument('invoice', { tax1Rate: '0', ...fields })
}

/** The figures of a document as plain text, without the empty ones. */
export function figures(document: BusinessDocument) {
  const totals = computeTotals(document)
  return {
    lines: totals.lines.map((line) => moneyText(line.amount)),
    linesTotal: moneyText(totals.linesTotal),
    discount: moneyText(totals.discountTotal),
    net: moneyText(totals.netTotal),
    taxes: totals.taxes.map((tax) => `${tax.label} ${moneyText(tax.amount)}`),
    tax: moneyText(totals.taxTotal),
    gross: moneyText(totals.grossTotal),
    total: moneyText(totals.grandTotal),
    due: moneyText(totals.amountDue),
  }
}
