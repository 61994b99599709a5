import type { AutofillAnswer } from '@sheaf/contract/autofill'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { scriptOf } from '#document/document-locale.ts'
import { edit, isBlank, type Line, startWriting } from '#document/document-state.ts'
import type { LineValues } from '#document/lines-from-rows.ts'
import { isSameValue } from './same-value.ts'
import { isSureOf } from './suggestions.ts'

export type LineSuggestion = {
  readonly id: string
  /** As they would stand on the document. */
  readonly description: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly amount: string
  /** What the text gives as its amount, where that is another one. */
  readonly statedAmount: string | undefined
  readonly isThere: boolean
  readonly isSure: boolean
  readonly isTicked: boolean
  readonly values: LineValues
}

export function lineSuggestionsOf(
  { fields, evidence }: AutofillAnswer,
  document: BusinessDocument,
): LineSuggestion[] {
  const { lineAmountField, linePriceField } = rulesOf(document.type)
  const stated = fields.lineItems ?? []
  const lines = stated.map(({ [lineAmountField]: amount, ...values }) =>
    withPrice(values, linePriceField, amount),
  )
  const drawn = drawnAlone(document, fields.currency, lines)
  const { price } = scriptOf(drawn)
  return drawn.lineItems.map((line, index) => {
    const values = lines[index] ?? {}
    const amount = textField(line, lineAmountField)
    const given = stated[index]?.[lineAmountField]
    const isThere = document.lineItems.some((own) => isSameLine(own, line, linePriceField))
    const isPriced = stated[index]?.[linePriceField] !== undefined
    const used = Object.keys(stated[index] ?? {}).filter(
      (name) => name !== lineAmountField || !isPriced,
    )
    const isSure = isSureOf(
      evidence,
      used.map((name) => `lineItems.${index}.${name}`),
    )
    return {
      id: `lineItems.${index}`,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      price: price(textField(line, linePriceField)),
      amount: price(amount),
      statedAmount: given === undefined || isSameValue(given, amount) ? undefined : price(given),
      isThere,
      isSure,
      isTicked: isSure && !isThere,
      values,
    }
  })
}

/** How many lines the user has written. */
export function writtenLines(document: BusinessDocument): number {
  return document.lineItems.filter((line) => !isBlank(line, document)).length
}

// 'Photos: 240' gives an amount and neither a number of things nor what each costs.
function withPrice(values: LineValues, priceField: string, amount: string | undefined): LineValues {
  const isOne = values.quantity === undefined || isSameValue(values.quantity, '1')
  const isPriced = values[priceField] !== undefined
  return isPriced || amount === undefined || !isOne ? values : { ...values, [priceField]: amount }
}

/** The lines as they would be on this document, and no others: their amounts come from the domain. */
function drawnAlone(
  document: BusinessDocument,
  currency: unknown,
  lines: readonly LineValues[],
): BusinessDocument {
  const values = typeof currency === 'string' ? { currency } : {}
  const { document: drawn } = edit(startWriting(document), {
    type: 'fill',
    values,
    lines,
    keepsLines: false,
  })
  return lines.length === 0 ? { ...drawn, lineItems: [] } : drawn
}

function isSameLine(one: Line, other: Line, priceField: string): boolean {
  return ['description', 'quantity', priceField].every((name) =>
    isSameValue(textField(one, name), textField(other, name)),
  )
}
