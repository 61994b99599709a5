import {
  absolute,
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  digitsAt,
  divideHalfUp,
  multiplyDecimals,
  parseDecimal,
} from '@sheaf/domain/money/decimal'

export const zero = decimal('0')

// Files may write '+5', '5.' and '.5', which XML counts as decimals.
const looseDecimal = /^([+-]?)(\d*)(?:\.(\d*))?$/

// No sum of money is that long, and a number of a million digits would keep us busy for minutes.
const mostDigits = 60

/** The number that a text says; undefined where it says none. */
export function figure(text: string | undefined): Decimal | undefined {
  if (text === undefined || text.length > mostDigits) return undefined
  const trimmed = text.trim()
  const plain = parseDecimal(trimmed)
  if (plain) return plain
  const [, sign = '', whole = '', fraction = ''] = looseDecimal.exec(trimmed) ?? []
  if (whole === '' && fraction === '') return undefined
  return parseDecimal(`${sign === '-' ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`)
}

/** What is not stated counts as nothing. */
export function figureOrZero(text: string | undefined): Decimal {
  return figure(text) ?? zero
}

export function sumOf(texts: readonly (string | undefined)[]): Decimal {
  return texts.map(figureOrZero).reduce(addDecimals, zero)
}

export function minus(value: Decimal): Decimal {
  return { digits: -value.digits, scale: value.scale }
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, minus(b))
}

/** At two decimals, as amounts of an invoice are. */
export function cents(value: Decimal): Decimal {
  return { digits: digitsAt(value, 2), scale: 2 }
}

export function isSame(a: Decimal, b: Decimal): boolean {
  return compareDecimals(a, b) === 0
}

export function isZero(value: Decimal): boolean {
  return value.digits === 0n
}

export function isNegative(value: Decimal): boolean {
  return value.digits < 0n
}

export function isWithin(a: Decimal, b: Decimal, slack: Decimal): boolean {
  const difference = subtract(a, b)
  return (
    compareDecimals({ digits: absolute(difference.digits), scale: difference.scale }, slack) <= 0
  )
}

export function percentOf(base: Decimal, rate: Decimal): Decimal {
  const product = multiplyDecimals(base, rate)
  return { digits: product.digits, scale: product.scale + 2 }
}

// Peppol forgives two cents, for amounts that were rounded on the way.
const forgiven = decimal('0.02')

/** Whether an amount is as large as it was computed, but for rounding. */
export function isRoundedFrom(amount: Decimal, computed: Decimal): boolean {
  return isWithin(amount, computed, forgiven)
}

/** To ten decimals: a price for seven units has no end otherwise. */
export function quotient(a: Decimal, b: Decimal): Decimal {
  const scale = 10
  const numerator = a.digits * 10n ** BigInt(scale + b.scale)
  return { digits: divideHalfUp(numerator, b.digits * 10n ** BigInt(a.scale)), scale }
}

/** How many digits stand behind the point as it is written. */
export function decimalsOf(text: string): number {
  return text.trim().split('.')[1]?.length ?? 0
}
