import { compareDecimals, parseDecimal } from '@sheaf/domain/money/decimal'

/** '20' and '20.00' are one number, and a line break is as good as a space. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  const [a, b] = [parseDecimal(one), parseDecimal(other)]
  if (a && b) return compareDecimals(a, b) === 0
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
