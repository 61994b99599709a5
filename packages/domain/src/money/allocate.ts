import { absolute } from './decimal.ts'
import type { Money } from './money.ts'

/**
 * Splits an amount in proportion to weights; the shares always add up to the amount.
 * Largest remainder: rounding each share on its own can miss the whole by a unit ([M9]).
 */
export function allocate(amount: Money, weights: readonly bigint[]): Money[] {
  const totalWeight = weights.reduce((total, weight) => total + weight, 0n)
  if (totalWeight === 0n) return allToFirst(amount, weights.length)

  const parts = weights.map((weight, index) => {
    const product = amount.minor * weight
    const share = product / totalWeight
    return { index, share, remainder: (product - share * totalWeight) * signOf(totalWeight) }
  })
  const missing = amount.minor - parts.reduce((total, { share }) => total + share, 0n)
  const unit = signOf(missing)
  const adjusted = new Set(
    parts
      .toSorted((a, b) => signNumber((b.remainder - a.remainder) * unit) || a.index - b.index)
      .slice(0, Number(absolute(missing)))
      .map(({ index }) => index),
  )
  return parts.map(({ index, share }) => ({
    minor: adjusted.has(index) ? share + unit : share,
    currency: amount.currency,
  }))
}

function allToFirst(amount: Money, count: number): Money[] {
  return Array.from({ length: count }, (_, index) => ({
    minor: index === 0 ? amount.minor : 0n,
    currency: amount.currency,
  }))
}

function signOf(value: bigint): bigint {
  return value < 0n ? -1n : 1n
}

function signNumber(value: bigint): number {
  return value === 0n ? 0 : value < 0n ? -1 : 1
}
