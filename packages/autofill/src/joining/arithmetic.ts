import {
  absolute,
  addDecimals,
  type Decimal,
  decimal,
  decimalText,
  digitsAt,
  divideHalfUp,
  multiplyDecimals,
  parseDecimal,
} from '@sheaf/domain/money/decimal'

// People round each price, each line or only the sum.
const rounding = 1n

export function isSameMoney(a: Decimal, b: Decimal, slack = rounding): boolean {
  return absolute(digitsAt(a, 2) - digitsAt(b, 2)) <= slack
}

export function product(quantity: string, price: string): Decimal | undefined {
  const [count, each] = [parseDecimal(quantity), parseDecimal(price)]
  return count && each && multiplyDecimals(count, each)
}

/** What is left of a figure after so many percent were taken off. */
export function lessPercent(figure: Decimal, rate: string): Decimal {
  return multiplyDecimals(figure, addDecimals(decimal('1'), negative(hundredth(decimal(rate)))))
}

export function negative({ digits, scale }: Decimal): Decimal {
  return { digits: -digits, scale }
}

function hundredth({ digits, scale }: Decimal): Decimal {
  return { digits, scale: scale + 2 }
}

export function sumOf(figures: readonly Decimal[]): Decimal {
  return figures.reduce(addDecimals, decimal('0'))
}

const shareScale = 4

/** A price that gives the amount when it is multiplied again, or nothing. */
export function quotient(amount: string, quantity: string): string | undefined {
  const [whole, count] = [parseDecimal(amount), parseDecimal(quantity)]
  if (!whole || !count || count.digits === 0n) return undefined
  const scale = shareScale + count.scale
  const each = {
    digits: divideHalfUp(digitsAt(whole, scale), count.digits),
    scale: shareScale,
  }
  return isSameMoney(multiplyDecimals(each, count), whole) ? decimalText(each) : undefined
}
