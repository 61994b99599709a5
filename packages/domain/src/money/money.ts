import { type CurrencyCode, currencyDecimals } from './currency.ts'
import { type Decimal, digitsAt, divideHalfUp, fixedText } from './decimal.ts'

/** A whole number of the currency's smallest unit. */
export type Money = { readonly minor: bigint; readonly currency: CurrencyCode }

export function zero(currency: CurrencyCode): Money {
  return { minor: 0n, currency }
}

export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return { minor: a.minor + b.minor, currency: a.currency }
}

export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return { minor: a.minor - b.minor, currency: a.currency }
}

export function sum(amounts: readonly Money[], currency: CurrencyCode): Money {
  return amounts.reduce(add, zero(currency))
}

export function isZero(amount: Money): boolean {
  return amount.minor === 0n
}

/** Rounds half up at the currency's decimals. */
export function moneyFrom(value: Decimal, currency: CurrencyCode): Money {
  return { minor: digitsAt(value, currencyDecimals(currency)), currency }
}

/** 'amount' with as many decimals as its currency has: '1234.50', '1234' for yen. */
export function moneyText(amount: Money): `${number}` {
  return fixedText(amount.minor, currencyDecimals(amount.currency))
}

/** `rate` per hundred of an amount. */
export function percentOf(amount: Money, rate: Decimal): Money {
  const denominator = 100n * 10n ** BigInt(rate.scale)
  return { minor: divideHalfUp(amount.minor * rate.digits, denominator), currency: amount.currency }
}

/** The part that `rate` has in an amount which already contains `allRates` per hundred: a·r / (100 + R). */
export function percentWithin(amount: Money, rate: Decimal, allRates: Decimal): Money {
  const scale = Math.max(rate.scale, allRates.scale)
  const whole = 100n * 10n ** BigInt(scale) + digitsAt(allRates, scale)
  return {
    minor: divideHalfUp(amount.minor * digitsAt(rate, scale), whole),
    currency: amount.currency,
  }
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}`)
  }
}
