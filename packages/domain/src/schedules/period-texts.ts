import { addDays, type CalendarDay, formatDay, formatMonth } from '../locale/calendar-day.ts'
import { endMovedByTurns, type Recurrence } from './recurrence.ts'

type Bill = { readonly day: CalendarDay; readonly language: string } & Pick<
  Recurrence,
  'every' | 'unit'
>

/** A text with its marks replaced, in the language of the document. Anything else in braces stays as it is ([R5]). */
export function withPeriod(text: string, bill: Bill): string {
  return text.replace(/\{(month|period|year)\}/gi, (_, mark: string) => {
    const name = mark.toLowerCase()
    if (name === 'year') return bill.day.slice(0, 4)
    return name === 'month' ? formatMonth(bill.day, bill.language, false) : periodName(bill)
  })
}

/** What a bill of that day is for: 'March 2026', 'March–May 2026', a year, or two days around weeks. */
function periodName(bill: Bill): string {
  const { day, every, unit, language } = bill
  if (unit === 'month' && every === 1) return formatMonth(day, language, true)
  const last = addDays(endMovedByTurns(day, { every, unit }, 1), -1)
  if (unit === 'year' && every === 1 && day.endsWith('-01-01')) return day.slice(0, 4)
  if (unit === 'week' || !day.endsWith('-01')) {
    return range(formatDay(day, language), formatDay(last, language))
  }
  return range(formatMonth(day, language, true), formatMonth(last, language, true))
}

function range(from: string, to: string): string {
  return `${from} – ${to}`
}
