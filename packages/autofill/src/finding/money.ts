import type { CurrencyName } from './currencies.ts'
import { currencyBeside } from './currencies.ts'
import type { FoundNumber } from './numbers.ts'

/** A figure with or without a currency beside it; the span covers both. */
export type Amount = FoundNumber & {
  readonly currency: CurrencyName | undefined
  /** Where the digits alone stand. */
  readonly digitsStart: number
  readonly digitsEnd: number
}

export function withCurrencies(
  source: string,
  folded: string,
  numbers: readonly FoundNumber[],
): Amount[] {
  return numbers.map((number) => {
    const place = currencyBeside(source, folded, number.start, number.end)
    return {
      ...number,
      start: Math.min(number.start, place?.start ?? number.start),
      end: Math.max(number.end, place?.end ?? number.end),
      digitsStart: number.start,
      digitsEnd: number.end,
      currency: place?.currency,
    }
  })
}
