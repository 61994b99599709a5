import { type CurrencyCode, isCurrencyCode } from '../src/money/currency.ts'
import { decimal } from '../src/money/decimal.ts'
import { type Money, moneyFrom } from '../src/money/money.ts'

export function money(text: string, currency = 'USD'): Money {
  return moneyFrom(decimal(text), code(currency))
}

export function code(currency: string): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is no currency`)
  return currency
}
