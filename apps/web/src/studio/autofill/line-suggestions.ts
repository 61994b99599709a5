import {
  type BusinessDocument,
  isBlankLine,
  isPriced,
  type Line,
  lineText,
} from '@sheaf/domain/documents/document'
import { moneyText } from '@sheaf/domain/money/money'
import type { LineValues } from '#document/lines/lines-from-rows.ts'
import { edit, startWriting } from '#document/writing/document-state.ts'
import type { Writing } from '#document/writing/writing.ts'
import { priceIn } from './details.ts'
import type { ReadAnswer, ReadLine } from './read-answer.ts'
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
  /** What would be filled in. */
  readonly values: LineValues
}

export function lineSuggestionsOf(read: ReadAnswer, document: BusinessDocument): LineSuggestion[] {
  if (read.lines.length === 0) return []
  const lines = read.lines.map(withPrice)
  const drawn = drawnAlone(document, read, lines)
  const price = (text: string) => priceIn(drawn.document, text)
  return read.lines.flatMap((given, index) => {
    const line = drawn.document.lines[index]
    if (!line) return []
    const amount = amountOf(drawn, index)
    const isThere = document.lines.some((own) => isSameLine(own, line))
    const isSure = isSureOf(read.evidence, usedPlaces(given))
    const suggestion: LineSuggestion = {
      id: given.id,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      price: price(lineText(line, 'price')),
      amount: price(amount),
      statedAmount:
        given.amount === undefined || isSameValue(given.amount, amount)
          ? undefined
          : price(given.amount),
      isThere,
      isSure,
      isTicked: isSure && !isThere,
      values: lines[index] ?? {},
    }
    return [suggestion]
  })
}

/** How many lines the user has written. */
export function writtenLines(document: BusinessDocument): number {
  return document.lines.filter((line) => !isBlankLine(line)).length
}

/** Where the words stand that a line was made of; its amount only where it had to stand in for the price. */
function usedPlaces({ id, values, amount }: ReadLine): string[] {
  const isPriced = values.price !== undefined || amount === undefined
  return [
    ...Object.keys(values).map((name) => `${id}.${name}`),
    ...(isPriced ? [] : [`${id}.amount`]),
  ]
}

function amountOf({ totals }: Writing, index: number): string {
  const amount = totals?.lines[index]?.amount
  return amount ? moneyText(amount) : '0'
}

// 'Photos: 240' gives an amount and neither a number of things nor what each costs.
function withPrice({ values, amount }: ReadLine): LineValues {
  const isOne = values.quantity === undefined || isSameValue(values.quantity, '1')
  const isPriced = values.price !== undefined
  return isPriced || amount === undefined || !isOne ? values : { ...values, price: amount }
}

/** The lines as they would be on this document, and no others: their amounts come from the domain. */
function drawnAlone(
  document: BusinessDocument,
  { values: { currency } }: ReadAnswer,
  lines: readonly LineValues[],
): Writing {
  const values = isPriced(document) && typeof currency === 'string' ? { currency } : {}
  return edit(startWriting(document), { type: 'fill', values, lines, keepsLines: false })
}

function isSameLine(one: Line, other: Line): boolean {
  return (['description', 'quantity', 'price'] as const).every((name) =>
    isSameValue(lineText(one, name), lineText(other, name)),
  )
}
