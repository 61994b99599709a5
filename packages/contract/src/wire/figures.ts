import type { PricedKind } from '@sheaf/domain/documents/field-row'
import { isPricedKind } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Totals } from '@sheaf/domain/documents/totals'
import { compareDecimals, decimal, parseDecimal } from '@sheaf/domain/money/decimal'
import { type Money, moneyText, zero } from '@sheaf/domain/money/money'
import { figureNames } from './wire-names.ts'

/** Figures by the names of the wire: `{ subtotal: '100.00', 'lineItems.2.amount': '12.50' }`. */
export type WireFigures = Readonly<Record<string, string>>

/** What the totals of a document are called on the wire, without those of its lines. */
export function wireFigures(kind: PricedKind, totals: Totals): WireFigures {
  const { subtotal, taxes, total } = figureNames[kind]
  return {
    [subtotal]: moneyText(totals.linesTotal),
    ...taxFigures(taxes, totals),
    [total]: moneyText(totals.grandTotal),
  }
}

function taxFigures(
  names: (typeof figureNames)[PricedKind]['taxes'],
  totals: Totals,
): Record<string, string> {
  if ('all' in names) return { [names.all]: moneyText(totals.taxTotal) }
  const amounts: (Money | undefined)[] = totals.taxes.map((tax) => tax.amount)
  const nothing = zero(totals.grandTotal.currency)
  return {
    [names.first]: moneyText(amounts[0] ?? nothing),
    [names.second]: moneyText(amounts[1] ?? nothing),
  }
}

/** The names under which a client may state figures of the whole document. */
export function figureNamesOf(kind: DocumentKind): string[] {
  if (!isPricedKind(kind)) return []
  const { subtotal, taxes, total } = figureNames[kind]
  return [subtotal, ...Object.values(taxes), total]
}

/** The figures that somebody stated otherwise than the lines give them, each as it should be. Empty ones are not wrong. */
export function wrongFigures(kind: PricedKind, stated: WireFigures, totals: Totals): WireFigures {
  const { lineAmount } = figureNames[kind]
  const lines = totals.lines.map(({ amount }, index) => [
    `lineItems.${index}.${lineAmount}`,
    moneyText(amount),
  ])
  // Kinds with a figure for each tax are sent with the sum of both as well.
  const all = { taxAmount: moneyText(totals.taxTotal), ...wireFigures(kind, totals) }
  return Object.fromEntries(
    [...Object.entries(all), ...lines].filter(([name = '', figure = '']) =>
      disagrees(stated[name] ?? '', figure),
    ),
  )
}

function disagrees(given: string, figure: string): boolean {
  if (given === '' || given === figure) return false
  const stated = parseDecimal(given)
  return stated === undefined || compareDecimals(stated, decimal(figure)) !== 0
}
