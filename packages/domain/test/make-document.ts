import type { PricedDocument } from '../src/documents/document.ts'
import { type DocumentOf, type FieldValues, nested, schemaOf } from '../src/documents/document.ts'
import type { LineField } from '../src/documents/fields.ts'
import type { DocumentKind } from '../src/documents/kind.ts'
import { startingValues } from '../src/documents/new-document.ts'
import { computeTotals } from '../src/documents/totals.ts'
import { moneyText } from '../src/money/money.ts'

export const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

export type LineValues = Readonly<Partial<Record<LineField, string>>>

/** A new document of a kind with some values of its own, by path. */
export function aDocument<Kind extends DocumentKind>(
  kind: Kind,
  values: FieldValues = {},
  lines: readonly LineValues[] = [{ quantity: '1' }],
): DocumentOf<Kind> {
  return schemaOf(kind).parse({ ...nested({ ...startingValues(kind, moment), ...values }), lines })
}

/** An invoice without tax, unless its values say otherwise. */
export function anInvoice(values: FieldValues, lines?: readonly LineValues[]) {
  return aDocument('invoice', { 'tax.rate': '0', ...values }, lines)
}

/** The figures of a document as plain text. */
export function figures(document: PricedDocument) {
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
