import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type CalendarDay, formatDay } from '@sheaf/domain/locale/calendar-day'
import { formatNumber, formatPercent } from '@sheaf/domain/locale/format-number'
import { formatMoney, formatPrice } from '@sheaf/domain/money/format-money'
import type { Money } from '@sheaf/domain/money/money'

export type PrintLocale = {
  readonly direction: 'ltr' | 'rtl'
  readonly money: (amount: Money) => string
  readonly price: (text: string) => string
  readonly number: (text: string) => string
  readonly percent: (text: string) => string
  readonly day: (day: CalendarDay) => string
}

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'yi'])

export function printLocale({ language, jurisdiction, currency }: BusinessDocument): PrintLocale {
  const [primary = 'en'] = language.split('-')
  const tag = language.includes('-') ? language : `${language}-${jurisdiction}`
  // English for the US is the house style: '$1 234.50'. Everybody else reads figures as at home.
  const locale = tag === 'en-US' ? undefined : knownLocale(tag, language)
  return {
    direction: rightToLeft.has(primary) ? 'rtl' : 'ltr',
    money: (amount) => formatMoney(amount, locale),
    price: (text) => formatPrice(text, currency, locale),
    number: (text) =>
      locale === undefined
        ? formatNumber(text, 'en').replaceAll(',', ' ')
        : formatNumber(text, locale),
    percent: (text) => formatPercent(text, locale ?? 'en'),
    day: (day) => formatDay(day, locale ?? 'en-US'),
  }
}

/** A tag that Intl refuses must not stop a document. */
function knownLocale(tag: string, language: string): string {
  const candidates = [tag, language].filter((candidate) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(candidate).length > 0
    } catch {
      return false
    }
  })
  return candidates[0] ?? 'en'
}
