import type { CurrencyCode } from '../money/currency.ts'
import { formatMoney, formatPrice } from '../money/format-money.ts'
import type { Money } from '../money/money.ts'
import type { DecimalMark } from '../money/read-number.ts'
import { type CalendarDay, formatDay, hasOwnMonths } from './calendar-day.ts'
import { formatNumber, formatPercent } from './format-number.ts'
import { numberFormat } from './formatters.ts'
import { type Direction, directionOf } from './languages.ts'

/** Where and in which language a document is read. */
export type DocumentPlace = { readonly language: string; readonly region: string }

/** How a document writes what it prints, on paper and on the screen. */
export type DocumentLocale = {
  readonly direction: Direction
  readonly money: (amount: Money) => string
  readonly price: (text: string, currency: CurrencyCode) => string
  readonly number: (text: string) => string
  readonly percent: (text: string) => string
  readonly day: (day: CalendarDay) => string
}

export function documentLocale(place: DocumentPlace): DocumentLocale {
  const locale = tagOf(place)
  return {
    direction: directionOf(place.language),
    money: (amount) => formatMoney(amount, locale),
    price: (text, currency) => formatPrice(text, currency, locale),
    number: (text) =>
      locale === undefined
        ? formatNumber(text, 'en').replaceAll(',', ' ')
        : formatNumber(text, locale),
    percent: (text) => formatPercent(text, locale ?? 'en'),
    day: (day) =>
      formatDay(day, hasOwnMonths(place.language) ? place.language : (locale ?? 'en-US')),
  }
}

/** What '1,234' leaves open is read as people write it where the document is from. */
export function decimalMark(place: DocumentPlace): DecimalMark {
  const parts = numberFormat(tagOf(place) ?? 'en', {}).formatToParts(1.5)
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.'
}

// English for the US is the house style: '$1 234.50'. Everybody else reads figures as at home.
function tagOf({ language, region }: DocumentPlace): string | undefined {
  // Irish and Maltese write figures as the English beside them; not every browser knows them.
  const written = hasOwnMonths(language) ? 'en' : language
  const tag = /-[A-Z]{2}$/.test(written) ? written : `${written}-${region}`
  if (tag === 'en-US') return undefined
  return [tag, written].find(isKnown) ?? 'en'
}

/** A tag that Intl refuses must not stop a document. */
function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
