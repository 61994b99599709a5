import { addDays, type CalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { DayWord } from '../languages/language-table.ts'
import { type Language, languages } from '../languages/languages.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import { addMonths, dayOf, lastDayOfMonth, monthOf, weekdayOf, yearOf } from './calendar.ts'
import { type DateContext, type FoundDate, monthNames, yearForMonth } from './dates.ts'

/** 'tomorrow', 'next Friday', 'end of next month', 'Ende Januar'. */
export function findRelativeDates(folded: string, context: DateContext): FoundDate[] {
  const { pattern, months, weekdays } = patternFor(context.languages)
  const found: FoundDate[] = []
  for (const match of folded.matchAll(pattern)) {
    const day = readDay(match.groups ?? {}, { months, weekdays, today: context.today })
    if (day === undefined) continue
    const end = match.index + match[0].trimEnd().length
    found.push({ start: match.index, end, day, coming: day, hasYear: true })
  }
  return found
}

type Groups = Readonly<Record<string, string | undefined>>
type Names = ReadonlyMap<string, number>

function readDay(
  groups: Groups,
  { months, weekdays, today }: { months: Names; weekdays: Names; today: CalendarDay },
): CalendarDay | undefined {
  if (groups.today) return today
  if (groups.tomorrow) return addDays(today, 1)
  if (groups.yesterday) return addDays(today, -1)
  if (groups.thisMonthEnd) return lastDayOfMonth(yearOf(today), monthOf(today))
  if (groups.monthEnd) {
    const isNext = groups.next1 !== undefined || groups.next2 !== undefined
    return lastDayOfMonth(yearOf(today), monthOf(today) + (isNext ? 1 : 0))
  }
  if (groups.weekEnd) {
    const isNext = groups.next5 !== undefined || groups.next6 !== undefined
    return addDays(today, 4 - weekdayOf(today) + (isNext ? 7 : 0))
  }
  if (groups.named) {
    const month = months.get(groups.named) ?? 1
    const year = groups.year ? Number(groups.year) : yearForMonth(month, today)
    return lastDayOfMonth(year, month)
  }
  if (groups.ordinal) return nextOrdinal(today, Number(groups.ordinal))
  const weekday = weekdays.get(groups.weekday ?? '')
  if (weekday === undefined) return undefined
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** 'by the 24th': the next one there is. */
function nextOrdinal(today: CalendarDay, day: number): CalendarDay | undefined {
  return (
    dayOf(yearOf(today), monthOf(today), day >= Number(today.slice(8)) ? day : 0) ??
    (day <= 28 ? dayOf(yearOf(addMonths(today, 1)), monthOf(addMonths(today, 1)), day) : undefined)
  )
}

type Pattern = { readonly pattern: RegExp; readonly months: Names; readonly weekdays: Names }
const patterns = new Map<string, Pattern>()

function patternFor(codes: readonly Language[]): Pattern {
  const key = codes.join()
  const made = patterns.get(key)
  if (made) return made
  const months = monthNames(codes)
  const weekdays = fullWeekdays(codes)
  const any = (word: DayWord) =>
    anyOf(codes.flatMap((code) => phrasesOf(languages[code].days[word])))
  const glue = `(?:(?:of|the|of the|des|del|du|de|dell[ao]|di|do|da|van|van de|de la) )?`
  const [month, week, next, endOf] = [any('month'), any('week'), any('next'), any('endOf')]
  const names = anyOf(
    [...months.keys()].filter((name) => name.length > 3 || name === 'may' || name === 'mai'),
  )
  const options = [
    String.raw`(?<=(?:by|on|before|until|till|zum|am) )(?:the )?(?<ordinal>\d{1,2})(?:st|nd|rd|th|\.(?= |$)(?! ?(?:\d|${anyOf(months.keys())})))(?! of)`,
    `(?<today>${any('today')})`,
    `(?<tomorrow>${any('tomorrow')})`,
    `(?<yesterday>${any('yesterday')})`,
    `(?:${endOf}) ${glue}(?:(?<next1>${next}) |(?:${any('this')}) )?(?<monthEnd>${month})(?: (?<next2>${next}))?`,
    `(?<thisMonthEnd>monatsende|month[- ]end|eom)`,
    `(?:${endOf}) ${glue}(?:(?<next5>${next}) |(?:${any('this')}) )?(?<weekEnd>${week})(?: (?<next6>${next}))?`,
    String.raw`(?:${endOf}) ${glue}(?<named>${names})(?: (?:de |del )?(?<year>20\d{2}))?`,
    `(?:(?:${next}|${any('this')}) )?(?<weekday>${anyOf(weekdays.keys())})(?: (?:${next}))?`,
  ]
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${options.join('|')})(?![\p{L}\d])`, 'gu')
  const result = { pattern, months, weekdays }
  patterns.set(key, result)
  return result
}

/** Short forms of weekdays ('do', 'mi', 'so') are everyday words. */
function fullWeekdays(codes: readonly Language[]): Names {
  const byName = new Map<string, number>()
  for (const code of codes) {
    languages[code].weekdays.forEach((list, index) => {
      for (const name of phrasesOf(list)) if (name.length > 3) byName.set(name, index)
    })
  }
  return byName
}
