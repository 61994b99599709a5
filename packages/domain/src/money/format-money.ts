import { currencyDecimals, currencySign } from './currency.ts'
import { type Money, moneyText } from './money.ts'

/**
 * Without a locale: the house style, '$1 234.50'. With one: as people there write it.
 * The decimals come from ISO 4217 in both cases; Intl on its own drops the fils of the dinar.
 */
export function formatMoney(amount: Money, locale?: string): string {
  return locale === undefined
    ? houseStyle(amount)
    : formatterFor(amount, locale).format(moneyText(amount))
}

function houseStyle(amount: Money): string {
  const text = moneyText(amount)
  const sign = currencySign(amount.currency)
  const gap = /\p{L}$/u.test(sign) ? ' ' : ''
  const [whole = '', fraction] = text.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ')
  const figure = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return `${text.startsWith('-') ? '-' : ''}${sign}${gap}${figure}`
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor({ currency }: Money, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const decimals = currencyDecimals(currency)
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, made)
  return made
}
