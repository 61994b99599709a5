import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { formatDay } from '@sheaf/domain/locale/calendar-day'
import { formatPercent } from '@sheaf/domain/locale/format-number'
import { numberFormat } from '@sheaf/domain/locale/formatters'
import { formatMoney, formatPrice } from '@sheaf/domain/money/format-money'
import type { Money } from '@sheaf/domain/money/money'
import type { DecimalMark } from '@sheaf/domain/money/read-number'

type Place = Pick<BusinessDocument, 'language' | 'jurisdiction'>

/** How a document writes what it prints: as its PDF does. */
export type Script = {
  readonly money: (amount: Money) => string
  readonly price: (text: string) => string
  readonly percent: (text: string) => string
  readonly day: (day: string) => string
}

export function scriptOf(place: Place & Pick<BusinessDocument, 'currency'>): Script {
  const locale = localeOf(place)
  return {
    money: (amount) => formatMoney(amount, locale),
    price: (text) => formatPrice(text, place.currency, locale),
    percent: (text) => formatPercent(text, locale ?? 'en'),
    day: (day) => formatDay(day, locale ?? 'en-US'),
  }
}

/** What '1,234' leaves open is read as people write it where the document is from. */
export function decimalMark(place: Place): DecimalMark {
  const parts = numberFormat(localeOf(place) ?? 'en', {}).formatToParts(1.5)
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.'
}

/** None is the house style: '$1 234.50'. */
function localeOf({ language, jurisdiction }: Place): string | undefined {
  const tag = language.includes('-') ? language : `${language}-${jurisdiction}`
  if (tag === 'en-US') return undefined
  return [tag, language].find(isKnown) ?? 'en'
}

function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
