import { addDays, type CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { type Language, languages } from '../languages/languages.ts'
import { anyOf, numberWords, phrasesOf } from '../languages/number-words.ts'
import { addMonths } from './calendar.ts'

/** 'thirty days', '2 Wochen', '1 mois': how long from some day. */
export type Duration = {
  readonly start: number
  readonly end: number
  readonly count: number
  readonly unit: 'day' | 'week' | 'month'
}

export function findDurations(folded: string, codes: readonly Language[]): Duration[] {
  const { pattern, unitByName } = patternFor(codes)
  const found: Duration[] = []
  for (const match of folded.matchAll(pattern)) {
    const { count = '', unit = '' } = match.groups ?? {}
    const number = Number(numberWords(codes).get(count) ?? count)
    const name = unitByName.get(unit.replace(/\s+/g, ' '))
    if (!name || !Number.isInteger(number) || number > 366) continue
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      count: number,
      unit: name,
    })
  }
  return found
}

export function after(
  day: CalendarDay,
  { count, unit }: Pick<Duration, 'count' | 'unit'>,
): CalendarDay {
  if (unit === 'month') return addMonths(day, count)
  return addDays(day, unit === 'week' ? 7 * count : count)
}

type Pattern = {
  readonly pattern: RegExp
  readonly unitByName: ReadonlyMap<string, Duration['unit']>
}
const patterns = new Map<string, Pattern>()

function patternFor(codes: readonly Language[]): Pattern {
  const key = codes.join()
  const made = patterns.get(key)
  if (made) return made
  const unitByName = new Map<string, Duration['unit']>()
  for (const code of codes) {
    const { units, days } = languages[code]
    for (const name of phrasesOf(
      `${units.day}|${days.days}|${days.workingDays}|calendar days|jours calendaires|kalendertage|dni kalendarzowych`,
    ))
      unitByName.set(name, 'day')
    for (const name of phrasesOf(units.week)) unitByName.set(name, 'week')
    for (const name of phrasesOf(units.month))
      if (!/^(?:year|jahr|an|ann|jaar|rok|lat)/.test(name)) unitByName.set(name, 'month')
  }
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,])(?<count>\d{1,3}|${anyOf(numberWords(codes).keys())})[ -]?(?:\(\d{1,3}\) )?(?<unit>${anyOf(unitByName.keys())})(?![\p{L}\d])`,
    'gu',
  )
  const result = { pattern, unitByName }
  patterns.set(key, result)
  return result
}
