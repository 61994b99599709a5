import {
  compareDecimals,
  decimal,
  decimalText,
  multiplyDecimals,
} from '@sheaf/domain/money/decimal'
import type { Place } from '../../finding/places.ts'
import type { Unit } from '../../languages/language-table.ts'
import type { Fact } from '../fact.ts'

/** One thing that is sold, as far as the text says. */
export type Item = {
  readonly place: Place
  readonly description?: Fact
  readonly itemNumber?: Fact
  readonly quantity?: Fact
  readonly unit?: Fact
  readonly price?: Fact
  readonly amount?: Fact
  readonly taxRate?: Fact
  /** The price was given for a unit, and how many stands elsewhere or nowhere. */
  readonly perKind?: Unit
}

/** A clause that names more figures than this is no one thing; comparing each with each would take minutes. */
const mostCompared = 12

/** Two of these sums, the first times the quantity being the second. */
export function provingPair<Sum>(
  quantity: string,
  sums: readonly Sum[],
  figureOf: (sum: Sum) => string,
): { readonly price: Sum; readonly amount: Sum } | undefined {
  const compared = sums.slice(0, mostCompared)
  for (const price of compared) {
    const amount = compared.find(
      (other) => other !== price && agrees(quantity, figureOf(price), figureOf(other)),
    )
    if (amount !== undefined) return { price, amount }
  }
  return undefined
}

export function agrees(quantity: string, price: string, amount: string): boolean {
  const product = multiplyDecimals(decimal(quantity), decimal(price))
  const stated = decimal(amount)
  if (compareDecimals(product, stated) === 0) return true
  return Math.abs(Number(decimalText(product)) - Number(amount)) < 0.011
}

/** What one costs when all cost this much; undefined when it does not come out in cents. */
export function shareOf(amount: string, quantity: string): string | undefined {
  if (Number(quantity) === 0) return undefined
  const share = (Number(amount) / Number(quantity)).toFixed(2)
  return agrees(quantity, share, amount) ? decimalText(decimal(share)) : undefined
}
