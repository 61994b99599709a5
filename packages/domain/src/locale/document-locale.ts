import type { CurrencyCode } from '../money/currency.ts'
import { formatMoney, formatPrice } from '../money/format-money.ts'
import type { Money } from '../money/money.ts'
import type { DecimalMark } from '../money/read-number.ts'
import { type CalendarDay, formatDay } from './calendar-day.ts'
import { formatNumber, formatPercent } from './format-number.ts'
import { numberFormat } from './formatters.ts'

/** Where and in which language a document is read. */
export type DocumentPlace = { readonly language: string; readonly region: string }

/** How a document writes what it prints, on paper and on the screen. */
export type DocumentLocale = {
  readonly direction: 'ltr' | 'rtl'
  readonly money: (amount: Money) => string
  readonly price: (text: string, currency: CurrencyCode) => string
  readonly number: (text: string) => string
  readonly percent: (text: string) => string
  readonly day: (day: CalendarDay) => string
}

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'yi'])

export function documentLocale(place: DocumentPlace): DocumentLocale {
  const [primary = 'en'] = place.language.split('-')
  const locale = tagOf(place)
  return {
    direction: rightToLeft.has(primary) ? 'rtl' : 'ltr',
    money: (amount) => formatMoney(amount, locale),
    price: (text, currency) => formatPrice(text, currency, locale),
    number: (text) =>
      locale === undefined
        ? formatNumber(text, 'en').replaceAll(',', ' ')
        : formatNumber(text, locale),
    percent: (text) => formatPercent(text, locale ?? 'en'),
    day: (day) => formatDay(day, locale ?? 'en-US'),
  }
}

/** What '1,234' leaves open is read as people write it where the document is from. */
export function decimalMark(place: DocumentPlace): DecimalMark {
  const parts = numberFormat(tagOf(place) ?? 'en', {}).formatToParts(1.5)
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.'
}

// English for the US is the house style: '$1 234.50'. Everybody else reads figures as at home.
function tagOf({ language, region }: DocumentPlace): string | undefined {
  const tag = language.includes('-') ? language : `${language}-${region}`
  if (tag === 'en-US') return undefined
  return [tag, language].find(isKnown) ?? 'en'
}

/** A tag that Intl refuses must not stop a document. */
function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
