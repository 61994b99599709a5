import type { PricedDocument } from '../documents/document.ts'
import type { CalendarDay } from '../locale/calendar-day.ts'
import { currencyDecimals } from '../money/currency.ts'
import {
  addDecimals,
  decimal,
  digitsAt,
  divideHalfUp,
  fixedText,
  multiplyDecimals,
} from '../money/decimal.ts'

/** By a percentage, from a day on. A negative one lowers prices. */
export type PriceRise = { readonly from: CalendarDay; readonly percent: string }

/** A document with the prices of a day: each rise whose day has come counts once, on what the one before made of the price ([R4]). */
export function withPricesOf<Document extends PricedDocument>(
  document: Document,
  rises: readonly PriceRise[],
  day: CalendarDay,
): Document {
  const due = rises.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (due.length === 0) return document
  const finest = currencyDecimals(document.currency)
  const lines = document.lines.map((line) => ({
    ...line,
    price: due.reduce((price, { percent }) => risen(price, percent, finest), line.price),
  }))
  return { ...document, lines }
}

// A price that was finer than its currency stays as fine.
function risen(price: string, percent: string, finest: number): string {
  const exact = multiplyDecimals(decimal(price), addDecimals(decimal('100'), decimal(percent)))
  const scale = Math.max(finest, decimal(price).scale)
  const wide = exact.scale + 2
  const digits = digitsAt(exact, wide)
  return fixedText(divideHalfUp(digits, 10n ** BigInt(wide - scale) * 100n), scale)
}
