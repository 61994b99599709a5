import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { type Language, languages } from '../languages/languages.ts'
import { dayOf, nearestDay, yearOf } from './calendar.ts'
import { fold } from './fold.ts'

export type FoundDate = {
  readonly start: number
  readonly end: number
  readonly day: CalendarDay
  /** The same words read as a day to come; differs when the text gives no year. */
  readonly coming: CalendarDay
  readonly hasYear: boolean
}

export type DateOrder = 'day-first' | 'month-first'

export type DateContext = {
  readonly today: CalendarDay
  readonly languages: readonly Language[]
  readonly order: DateOrder
}

const iso = String.raw`(?<isoYear>(?:19|20)\d{2})[-./](?<isoMonth>\d{1,2})[-./](?<isoDay>\d{1,2})`
const numeric = String.raw`(?<first>\d{1,2})(?<mark> ?[./-] ?)(?<second>\d{1,2})(?:\k<mark>(?<year>\d{4}|\d{2}))`
const dotted = String.raw`(?<dottedDay>\d{1,2})\. ?(?<dottedMonth>\d{1,2})\.(?!\d)`
const slashed = String.raw`(?<slashedFirst>\d{1,2})/(?<slashedSecond>\d{1,2})`
const numericPattern = new RegExp(
  String.raw`(?<![\d\p{L}.,/:-])(?:${iso}|${numeric}|${dotted}|${slashed})(?![\d\p{L}/]|[.,-]\d)`,
  'gu',
)

export function findDates(folded: string, context: DateContext): FoundDate[] {
  return [...findNumeric(folded, context), ...findNamed(folded, context)].sort(
    (a, b) => a.start - b.start,
  )
}

/** One date with a 13th or later tells how the others are meant. */
export function dateOrderOf(folded: string, usual: DateOrder): DateOrder {
  for (const match of folded.matchAll(
    /(?<![\d./-])(\d{1,2})[/](\d{1,2})[/](?:\d{4}|\d{2})(?!\d)/g,
  )) {
    if (Number(match[1]) > 12 && Number(match[2]) <= 12) return 'day-first'
    if (Number(match[2]) > 12 && Number(match[1]) <= 12) return 'month-first'
  }
  return usual
}

function findNumeric(folded: string, context: DateContext): FoundDate[] {
  const found: FoundDate[] = []
  for (const match of folded.matchAll(numericPattern)) {
    const read = readNumeric(match.groups ?? {}, context)
    if (read) found.push({ start: match.index, end: match.index + match[0].length, ...read })
  }
  return found
}

type Groups = Readonly<Record<string, string | undefined>>
type Read = Pick<FoundDate, 'day' | 'coming' | 'hasYear'>

function readNumeric(groups: Groups, context: DateContext): Read | undefined {
  if (groups.isoYear) {
    return dated(Number(groups.isoYear), Number(groups.isoMonth), Number(groups.isoDay))
  }
  if (groups.dottedDay) {
    return yearless(Number(groups.dottedMonth), Number(groups.dottedDay), context)
  }
  const first = Number(groups.first ?? groups.slashedFirst)
  const second = Number(groups.second ?? groups.slashedSecond)
  const swaps = (groups.mark ?? '/').trim() !== '.' && context.order === 'month-first'
  const [day, month] = (swaps && first <= 12) || second > 12 ? [second, first] : [first, second]
  if (!groups.year) return yearless(month, day, context)
  return dated(fullYear(groups.year), month, day)
}

function dated(year: number, month: number, day: number): Read | undefined {
  const read = dayOf(year, month, day)
  return read === undefined ? undefined : { day: read, coming: read, hasYear: true }
}

function yearless(month: number, day: number, context: DateContext): Read | undefined {
  const near = nearestDay(context.today, month, day, false)
  const coming = nearestDay(context.today, month, day, true)
  return near && coming ? { day: near, coming, hasYear: false } : undefined
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function findNamed(folded: string, context: DateContext): FoundDate[] {
  const { pattern, monthByName } = namedFor(context.languages)
  const found: FoundDate[] = []
  for (const match of folded.matchAll(pattern)) {
    const groups: Groups = match.groups ?? {}
    const month = monthByName.get(groups.month ?? groups.monthAhead ?? '')
    const day = Number(groups.day ?? groups.dayBehind)
    if (!month) continue
    const year = groups.year ?? groups.yearBehind
    const read = year
      ? dated(fullYear(year.replace("'", '')), month, day)
      : yearless(month, day, context)
    if (read) found.push({ start: match.index, end: match.index + match[0].length, ...read })
  }
  return found
}

type Named = { readonly pattern: RegExp; readonly monthByName: ReadonlyMap<string, number> }
const namedByLanguages = new Map<string, Named>()

// '15 November 2026', '15. Nov', '1er mars', '15 de noviembre de 2026', 'November 15th, 2026'.
function namedFor(codes: readonly Language[]): Named {
  const key = codes.join()
  const made = namedByLanguages.get(key)
  if (made) return made
  const monthByName = monthNames(codes)
  const names = [...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')
  const year = String.raw`(?:19|20)\d{2}|'\d{2}`
  const dayAhead = String.raw`(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|o|ᵉʳ|°|º)?,?[ -]{0,2}(?:of |de |d'|del )?(?<month>${names})\.?(?:,? ?(?:de |del |-|/)?(?<year>${year}|(?<=-)\d{2}(?!\d)))?`
  const monthAhead = String.raw`(?<monthAhead>${names})\.? (?:the )?(?<dayBehind>\d{1,2})(?:st|nd|rd|th)?(?!\d|[:.,]\d|%)(?:,? ?(?<yearBehind>${year}))?`
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,/])(?:${dayAhead}|${monthAhead})(?![\p{L}\d])`,
    'gu',
  )
  const named = { pattern, monthByName }
  namedByLanguages.set(key, named)
  return named
}

const monthsByLanguages = new Map<string, ReadonlyMap<string, number>>()

export function monthNames(codes: readonly Language[]): ReadonlyMap<string, number> {
  const key = codes.join()
  const made = monthsByLanguages.get(key)
  if (made) return made
  const byName = new Map<string, number>()
  for (const code of new Set<Language>([...codes, 'en'])) {
    languages[code].months.forEach((list, index) => {
      for (const name of fold(list).split('|')) if (!byName.has(name)) byName.set(name, index + 1)
    })
  }
  monthsByLanguages.set(key, byName)
  return byName
}

/** 'November 2026' or 'end of November': the month alone, in the year nearest to today. */
export function yearForMonth(month: number, today: CalendarDay): number {
  const day = nearestDay(today, month, 28, true)
  return day ? yearOf(day) : yearOf(today)
}
