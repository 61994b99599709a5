import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { DecimalMark } from '@sheaf/domain/money/read-number'
import { detectLanguages } from '../languages/detect-language.ts'
import { type Language, languages } from '../languages/languages.ts'
import { findPhones } from './contacts.ts'
import { type DateOrder, dateOrderOf, type FoundDate, findDates } from './dates.ts'
import { findEmails } from './emails.ts'
import { fold } from './fold.ts'
import { findIbans } from './identifiers.ts'
import { linesOf } from './lines.ts'
import { type Amount, withCurrencies } from './money.ts'
import { decimalMarkOf, findNumbers } from './numbers.ts'
import { takenBy, withoutOverlaps } from './places.ts'
import { findRelativeDates } from './relative-dates.ts'
import type { Span } from './span.ts'
import { wordsOf } from './words.ts'

/** Everything that can be read off a text before anything is decided. */
export type Reading = {
  readonly text: string
  readonly folded: string
  readonly today: CalendarDay
  readonly languages: readonly Language[]
  readonly mark: DecimalMark
  readonly emails: readonly Span[]
  readonly phones: readonly Span[]
  readonly ibans: readonly Span[]
  readonly dates: readonly FoundDate[]
  /** Figures that are no part of any of the above. */
  readonly amounts: readonly Amount[]
}

export function readText(text: string, today: CalendarDay): Reading {
  const folded = fold(text)
  const codes = detectLanguages(wordsOf(folded))
  const [main = 'en'] = codes
  const mark = decimalMarkOf(linesOf(text, folded), languages[main].decimalMark)
  const context = { today, languages: codes, order: dateOrderOf(folded, usualOrder(folded, main)) }
  const dates = withoutOverlaps([
    ...findDates(folded, context),
    ...findRelativeDates(folded, context),
  ])
  const [emails, ibans] = [findEmails(text), findIbans(text)]
  const isIdentifier = takenBy([...ibans, ...dates])
  const phones = findPhones(text, folded).filter((phone) => !isIdentifier(phone))
  const taken = takenBy([...emails, ...ibans, ...phones, ...dates])
  const numbers = findNumbers(folded, mark).filter((number) => !taken(number))
  const amounts = withCurrencies(text, folded, numbers)
  return { text, folded, today, languages: codes, mark, emails, phones, ibans, dates, amounts }
}

/** Slashed dates are month first only in the United States, which dollars and zip codes give away. */
function usualOrder(folded: string, main: Language): DateOrder {
  if (main !== 'en') return 'day-first'
  const isAmerican = /(?:^|[^a-z])(?:usd|us\$|\$\d|\$ \d|zip|[a-z]+, [a-z]{2} \d{5})/.test(folded)
  const isElsewhere = /£|€|gbp|eur\b|vat\b|a\$|c\$|nz\$|aud|cad\b|gst/.test(folded)
  return isAmerican && !isElsewhere ? 'month-first' : 'day-first'
}
