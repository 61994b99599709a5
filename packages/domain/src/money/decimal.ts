/** An exact decimal number: `digits` × 10^−`scale`. Rounding happens only where a function says so. */
export type Decimal = { readonly digits: bigint; readonly scale: number }

/** Plain notation only: '12', '-3.50'. Exponents, signs of plus and separators are not decimals here. */
const plainDecimal = /^-?\d+(\.\d+)?$/

export function parseDecimal(text: string): Decimal | undefined {
  if (!plainDecimal.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** For text that a schema has accepted: anything else is a fault of ours. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text)
  if (!parsed) throw new RangeError(`Not a decimal number: '${text}'`)
  return parsed
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale }
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale)
  const difference = digitsAt(a, scale) - digitsAt(b, scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** The digits of a decimal at a given scale, rounded half up when the scale is smaller. */
export function digitsAt(value: Decimal, scale: number): bigint {
  if (scale >= value.scale) return value.digits * powerOfTen(scale - value.scale)
  return divideHalfUp(value.digits, powerOfTen(value.scale - scale))
}

/** Halves go away from zero, so that a credit of an amount rounds exactly as the amount did. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const n = absolute(numerator)
  const d = absolute(denominator)
  const quotient = (2n * n + d) / (2n * d)
  return negative ? -quotient : quotient
}

/** a ÷ b, rounded half up at so many significant digits. The part before the point is never cut. */
export function divideDecimals(a: Decimal, b: Decimal, significant: number): Decimal {
  const magnitude = lengthOf(a.digits) - a.scale - (lengthOf(b.digits) - b.scale)
  const quotientAt = (scale: number) =>
    divideHalfUp(
      a.digits * powerOfTen(scale + Math.max(0, b.scale - a.scale)),
      b.digits * powerOfTen(Math.max(0, a.scale - b.scale)),
    )
  // The quotient has as many digits before the point as the magnitude says, or one more.
  const scale = Math.max(0, significant - magnitude)
  const digits = quotientAt(scale)
  if (lengthOf(digits) <= significant || scale === 0) return { digits, scale }
  return { digits: quotientAt(scale - 1), scale: scale - 1 }
}

/** The same number at so many significant digits, rounded half up. The part before the point is never cut. */
export function withSignificantDigits(value: Decimal, significant: number): Decimal {
  return divideDecimals(value, one, significant)
}

const one: Decimal = { digits: 1n, scale: 0 }

function lengthOf(digits: bigint): number {
  return absolute(digits).toString().length
}

/** The shortest plain notation: '1.50' and '1.5' both give '1.5'. */
export function decimalText(value: Decimal): `${number}` {
  const text = fixedText(value.digits, value.scale)
  return (text.includes('.') ? text.replace(/\.?(?<!0)0+$/, '') : text) as `${number}`
}

export function fixedText(digits: bigint, scale: number): `${number}` {
  const padded = absolute(digits)
    .toString()
    .padStart(scale + 1, '0')
  const whole = padded.slice(0, padded.length - scale)
  const text = scale === 0 ? whole : `${whole}.${padded.slice(-scale)}`
  return (digits < 0n ? `-${text}` : text) as `${number}`
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}
