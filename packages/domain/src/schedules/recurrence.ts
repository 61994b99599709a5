import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '../locale/calendar-day.ts'

export const recurrenceUnits = ['week', 'month', 'quarter', 'year'] as const

export type RecurrenceUnit = (typeof recurrenceUnits)[number]

/** Every so many weeks, months, quarters or years from a day on, to a last day or for a number of times, or without end. */
export type Recurrence = {
  readonly every: number
  readonly unit: RecurrenceUnit
  readonly start: CalendarDay
  readonly end?: { readonly lastDay: CalendarDay } | { readonly count: number }
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const
const mostDaysOf = { week: 7, month: 31, quarter: 92, year: 366 } as const

/** The day of a turn, the first of which is 0; undefined after the end, and after the year 9999. Each is counted from the start, so that none drifts ([R1], [R2]). */
export function dayOfTurn(recurrence: Recurrence, turn: number): CalendarDay | undefined {
  const { end, start } = recurrence
  if (end && 'count' in end && turn >= end.count) return undefined
  const day = movedByTurns(start, recurrence, turn)
  if (!isCalendarDay(day)) return undefined
  return end && 'lastDay' in end && day > end.lastDay ? undefined : day
}

type Rhythm = Pick<Recurrence, 'every' | 'unit'>

/** A day that belongs to the first turn, as it is in a later one. */
export function movedByTurns(day: CalendarDay, rhythm: Rhythm, turns: number): CalendarDay {
  return moved(day, rhythm, turns, addMonths)
}

/** The end of a period that belongs to the first turn, as it is in a later one ([R3]). */
export function endMovedByTurns(day: CalendarDay, rhythm: Rhythm, turns: number): CalendarDay {
  return moved(day, rhythm, turns, addMonthsToEnd)
}

function moved(
  day: CalendarDay,
  { every, unit }: Rhythm,
  turns: number,
  byMonths: typeof addMonths,
): CalendarDay {
  if (unit === 'week') return addDays(day, 7 * every * turns)
  return byMonths(day, monthsOf[unit] * every * turns)
}

/** The turns from one on whose day is not before another day, as many as asked for. */
export function nextTurns(
  recurrence: Recurrence,
  from: { readonly turn: number; readonly notBefore?: CalendarDay },
  count: number,
): { readonly turn: number; readonly day: CalendarDay }[] {
  const turns: { turn: number; day: CalendarDay }[] = []
  const first = Math.max(from.turn, turnsBefore(recurrence, from.notBefore))
  for (let turn = first; turns.length < count; turn += 1) {
    const day = dayOfTurn(recurrence, turn)
    if (day === undefined) break
    if (from.notBefore === undefined || day >= from.notBefore) turns.push({ turn, day })
  }
  return turns
}

/** How many turns surely lie before a day: a rule of weeks is not counted through for centuries. */
function turnsBefore({ every, unit, start }: Recurrence, day: CalendarDay = start): number {
  return Math.floor(daysBetween(start, day) / (mostDaysOf[unit] * every))
}

/** A day as many months later: the 31st becomes the last day of a shorter month. */
function addMonths(day: CalendarDay, count: number): CalendarDay {
  const { months, date } = partsOf(day)
  const length = lengthOfMonth(months + count)
  return addDays(firstOfMonth(months + count), Math.min(date, length) - 1)
}

/** The last day of a period, as many months later: the last day of a month stays the last, from February 28 to March 31. */
function addMonthsToEnd(day: CalendarDay, count: number): CalendarDay {
  const { months, date } = partsOf(day)
  if (date !== lengthOfMonth(months)) return addMonths(day, count)
  return addDays(firstOfMonth(months + count), lengthOfMonth(months + count) - 1)
}

function partsOf(day: CalendarDay) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { months: year * 12 + (month - 1), date }
}

function firstOfMonth(months: number): CalendarDay {
  const year = String(Math.floor(months / 12)).padStart(4, '0')
  const month = String((months % 12) + 1).padStart(2, '0')
  return `${year}-${month}-01`
}

function lengthOfMonth(months: number): number {
  return daysBetween(firstOfMonth(months), firstOfMonth(months + 1))
}
