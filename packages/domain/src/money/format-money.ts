import { numberFormat } from '../locale/formatters.ts'
import { type CurrencyCode, currencyDecimals, currencySign } from './currency.ts'
import { decimal, digitsAt, fixedText } from './decimal.ts'
import { type Money, moneyText } from './money.ts'

/**
 * Without a locale: the house style, '$1 234.50'. With one: as people there write it.
 * The decimals come from ISO 4217 in both cases; Intl on its own drops the fils of the dinar.
 */
export function formatMoney(amount: Money, locale?: string): string {
  return write(moneyText(amount), amount.currency, locale)
}

/** A price, which may have more decimals than its currency: '$0.0125' for a sheet of paper. */
export function formatPrice(text: string, currency: CurrencyCode, locale?: string): string {
  const price = decimal(text)
  const ownDecimals = text.split('.')[1]?.replace(/(?<!0)0+$/, '').length ?? 0
  const decimals = Math.max(currencyDecimals(currency), ownDecimals)
  return write(fixedText(digitsAt(price, decimals), decimals), currency, locale)
}

function write(text: `${number}`, currency: CurrencyCode, locale: string | undefined): string {
  if (locale === undefined) return houseStyle(text, currency)
  const decimals = text.split('.')[1]?.length ?? 0
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(text)
}

function houseStyle(text: string, currency: CurrencyCode): string {
  const sign = currencySign(currency)
  const gap = /\p{L}$/u.test(sign) ? ' ' : ''
  const [whole = '', fraction] = text.replace('-', '').split('.')
  const grouped = [whole.slice(0, whole.length % 3), ...inThrees(whole)].filter(Boolean).join(' ')
  const figure = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return `${text.startsWith('-') ? '-' : ''}${sign}${gap}${figure}`
}

function inThrees(digits: string): readonly string[] {
  return digits.slice(digits.length % 3).match(/\d{3}/g) ?? []
}
