import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { DecimalMark } from '@sheaf/domain/money/read-number'
import { detectLanguages } from '../languages/detect-language.ts'
import type { Label } from '../languages/language-table.ts'
import { type Language, languages } from '../languages/languages.ts'
import { type Address, findAddresses } from './addresses.ts'
import { findPhones, findWebsites, type Phone } from './contacts.ts'
import { type DateOrder, dateOrderOf, type FoundDate, findDates } from './dates.ts'
import { type Duration, findDurations } from './durations.ts'
import { findEmails } from './emails.ts'
import { fold } from './fold.ts'
import { findBics, findIbans, findTaxIds, type TaxId } from './identifiers.ts'
import { type Line, linesOf } from './lines.ts'
import { type Amount, withCurrencies } from './money.ts'
import { decimalMarkOf, findNumbers } from './numbers.ts'
import { findPercents, type Percent } from './percents.ts'
import { findPhrases, type Hit, type PhraseBook, phraseBook } from './phrases.ts'
import { type Place, takenBy, withoutOverlaps } from './places.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { findRelativeDates } from './relative-dates.ts'
import type { Span } from './span.ts'
import { findSpelledNumbers } from './spelled-numbers.ts'
import { type Word, wordsOf } from './words.ts'

/** Everything that can be read off a text before anything is decided. */
export type Reading = {
  readonly text: string
  readonly folded: string
  readonly today: CalendarDay
  readonly languages: readonly Language[]
  readonly mark: DecimalMark
  readonly lines: readonly Line[]
  readonly words: readonly Word[]
  readonly labels: readonly Hit<Label>[]
  readonly emails: readonly Span[]
  readonly phones: readonly Phone[]
  readonly websites: readonly Span[]
  readonly ibans: readonly Span[]
  readonly bics: readonly Span[]
  readonly taxIds: readonly TaxId[]
  readonly addresses: readonly Address[]
  readonly dates: readonly FoundDate[]
  readonly durations: readonly Duration[]
  readonly percents: readonly Percent[]
  readonly quantities: readonly Quantity[]
  /** Figures that are no part of any of the above. */
  readonly amounts: readonly Amount[]
  /** Places whose figures are spoken for: numbers of documents, days to pay. */
  readonly claimed: readonly Place[]
}

export function readText(text: string, today: CalendarDay): Reading {
  const folded = fold(text)
  const words = wordsOf(folded)
  const codes = detectLanguages(words)
  const [main = 'en'] = codes
  const lines = linesOf(text, folded)
  const mark = decimalMarkOf(lines, languages[main].decimalMark)
  const context = { today, languages: codes, order: dateOrderOf(folded, usualOrder(folded, main)) }
  const dates = withoutOverlaps([
    ...findDates(folded, context),
    ...findRelativeDates(folded, context),
  ])
  const durations = findDurations(folded, codes)
  const percents = findPercents(folded, mark)
  const found = {
    emails: findEmails(text),
    phones: findPhones(text, folded),
    websites: findWebsites(text),
    ibans: findIbans(text),
    bics: findBics(text),
    taxIds: findTaxIds(text, folded),
    addresses: findAddresses(text, lines),
  }
  const identifiers = [...found.ibans, ...found.taxIds]
  const isIdentifier = takenBy([...identifiers, ...dates])
  const phones = found.phones.filter((phone) => !isIdentifier(phone))
  const taken = takenBy([...Object.values({ ...found, phones }).flat(), ...dates, ...percents])
  const numbers = findNumbers(folded, mark).filter((number) => !taken(number))
  return {
    text,
    folded,
    today,
    languages: codes,
    mark,
    lines,
    words,
    labels: findPhrases(labelsIn(codes), words),
    ...found,
    phones,
    dates,
    durations,
    percents,
    quantities: findQuantities(folded, codes, mark),
    amounts: [
      ...withCurrencies(text, folded, numbers),
      ...spelledAmounts(text, folded, codes),
    ].sort((a, b) => a.start - b.start),
    claimed: [],
  }
}

function spelledAmounts(text: string, folded: string, codes: readonly Language[]): Amount[] {
  const spelled = withCurrencies(text, folded, findSpelledNumbers(folded, codes))
  return spelled.filter(
    (amount) => amount.currency !== undefined && amount.start === amount.digitsStart,
  )
}

/** The same reading without the figures in these places. */
export function claim(reading: Reading, places: readonly Place[]): Reading {
  const claimed = [...reading.claimed, ...places].sort((a, b) => a.start - b.start)
  const isTaken = takenBy(claimed)
  return { ...reading, claimed, amounts: reading.amounts.filter((amount) => !isTaken(amount)) }
}

/** Slashed dates are month first only in the United States, which dollars and zip codes give away. */
function usualOrder(folded: string, main: Language): DateOrder {
  if (main !== 'en') return 'day-first'
  const isAmerican = /(?:^|[^a-z])(?:usd|us\$|\$\d|\$ \d|zip|[a-z]+, [a-z]{2} \d{5})/.test(folded)
  const isElsewhere = /£|€|gbp|eur\b|vat\b|a\$|c\$|nz\$|aud|cad\b|gst/.test(folded)
  return isAmerican && !isElsewhere ? 'month-first' : 'day-first'
}

const books = new Map<string, PhraseBook<Label>>()

function labelsIn(codes: readonly Language[]): PhraseBook<Label> {
  const all = [...new Set<Language>([...codes, 'en'])]
  const key = all.join()
  const made = books.get(key)
  if (made) return made
  const book = phraseBook(
    all.flatMap((code) => Object.entries(languages[code].labels) as [Label, string][]),
  )
  books.set(key, book)
  return book
}
