import { compareDecimals, decimal, parseDecimal } from '../money/decimal.ts'
import { type Money, moneyText, zero } from '../money/money.ts'
import type { BusinessDocument } from './document.ts'
import { textField } from './field-access.ts'
import { type KindRules, rulesOf } from './kinds.ts'
import { computeTotals, type Totals } from './totals.ts'

/** The document with its own figure fields filled from its totals. */
export function withFigures<Doc extends BusinessDocument>(document: Doc): Doc {
  const rules = rulesOf(document.type)
  const totals = computeTotals(document)
  const lineItems = document.lineItems.map((line, index) => ({
    ...line,
    [rules.lineAmountField]: lineFigure(totals, index),
  }))
  return { ...document, ...figuresOf(totals, rules), lineItems }
}

/**
 * The figure fields that somebody filled with another number than the lines give, each with what it should be:
 * `{ subtotal: '100.00', 'lineItems.2.amount': '12.50' }`. Empty fields are not wrong.
 */
export function wrongFigures(document: BusinessDocument): Record<string, string> {
  const rules = rulesOf(document.type)
  const totals = computeTotals(document)
  const onDocument = Object.entries(figuresOf(totals, rules)).filter(([field, figure]) =>
    disagrees(textField(document, field), figure),
  )
  const onLines = document.lineItems.flatMap((line, index): [string, string][] => {
    const figure = lineFigure(totals, index)
    const given = textField(line, rules.lineAmountField)
    return disagrees(given, figure) ? [[`lineItems.${index}.${rules.lineAmountField}`, figure]] : []
  })
  return Object.fromEntries([...onDocument, ...onLines])
}

function figuresOf(totals: Totals, rules: KindRules): Record<string, string> {
  return {
    subtotal: moneyText(totals.linesTotal),
    ...taxFigures(totals, rules),
    [rules.endAmountField]: moneyText(totals.grandTotal),
  }
}

function taxFigures(totals: Totals, { taxFigures: names }: KindRules): Record<string, string> {
  if ('all' in names) return { [names.all]: moneyText(totals.taxTotal) }
  const amounts: (Money | undefined)[] = totals.taxes.map((tax) => tax.amount)
  const nothing = zero(totals.grandTotal.currency)
  return {
    [names.first]: moneyText(amounts[0] ?? nothing),
    [names.second]: moneyText(amounts[1] ?? nothing),
  }
}

function lineFigure(totals: Totals, index: number): string {
  const line = totals.lines[index]
  return line ? moneyText(line.amount) : ''
}

function disagrees(given: string, figure: string): boolean {
  const stated = parseDecimal(given)
  return stated !== undefined && compareDecimals(stated, decimal(figure)) !== 0
}
