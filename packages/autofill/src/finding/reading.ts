import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { DecimalMark } from '@sheaf/domain/money/read-number'
import { detectLanguages } from '../languages/detect-language.ts'
import { type Language, languages } from '../languages/languages.ts'
import { type Layout, layOut } from '../layout/layout.ts'
import { findPhones } from './contacts.ts'
import { type DateOrder, dateOrderOf, type FoundDate, findDates } from './dates.ts'
import { findEmails } from './emails.ts'
import { findIbans } from './identifiers.ts'
import { type Amount, withCurrencies } from './money.ts'
import { decimalMarkOf, findNumbers } from './numbers.ts'
import { takenBy, withoutOverlaps } from './places.ts'
import { findRelativeDates } from './relative-dates.ts'
import type { Span } from './span.ts'
import { wordsOf } from './words.ts'

/** Everything that can be read off a text before anything is decided. */
export type Reading = {
  readonly layout: Layout
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
  const layout = layOut(text)
  const { folded, lines } = layout
  const codes = detectLanguages(wordsOf(folded))
  const [main = 'en'] = codes
  const mark = decimalMarkOf(lines, languages[main].decimalMark)
  const context = { today, languages: codes, order: dateOrderOf(folded, usualOrder(layout, main)) }
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
  const found = { emails, phones, ibans, dates, amounts }
  return { layout, text, folded, today, languages: codes, mark, ...found }
}

/** Slashed dates are month first only in the United States, which dollars and zip codes give away. */
function usualOrder({ text, folded }: Layout, main: Language): DateOrder {
  if (main !== 'en') return 'day-first'
  const isAmerican =
    stateAndZip.test(text) ||
    /(?:^|[^a-z])(?:usd|us\$|\$\d|\$ \d|zip|[a-z]+, [a-z]{2} \d{5})/.test(folded)
  const isElsewhere = /£|€|gbp|eur\b|vat\b|a\$|c\$|nz\$|aud|cad\b|gst/.test(folded)
  return isAmerican && !isElsewhere ? 'month-first' : 'day-first'
}

const stateAndZip =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[ ,]{1,3}\d{5}\b/
