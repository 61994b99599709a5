import { addDays, type CalendarDay, formatDay } from '@sheaf/domain/locale/calendar-day'
import type { Recurrence } from '@sheaf/domain/schedules/recurrence'

/** 'Every month on the 31st, or the last day' */
export function rhythmWords({ every, unit, start }: Omit<Recurrence, 'end'>): string {
  const often = every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`
  if (unit === 'week') return `${often} on ${weekdayOf(start)}`
  const date = Number(start.slice(8))
  if (unit !== 'year') return `${often} on the ${ordinal(date)}${date > 28 ? orLast : ''}`
  const isLeapDay = start.endsWith('-02-29')
  return `${often} on ${dayOfYear(start)}${isLeapDay ? ', or February 28' : ''}`
}

const orLast = ', or the last day'

/** When it ends: 'Until June 30, 2027', '12 invoices', 'No end date'. */
export function endWords({ end }: { readonly end?: Recurrence['end'] | undefined }): string {
  if (end === undefined) return 'No end date'
  if ('lastDay' in end) return `Until ${dayWords(end.lastDay)}`
  return end.count === 1 ? '1 invoice' : `${end.count} invoices`
}

/** 'June 30, 2027' */
export function dayWords(day: CalendarDay): string {
  return formatDay(day, 'en-US')
}

/** How far a day is from today, where that says more than the day. */
export function distanceWords(day: CalendarDay, today: CalendarDay): string | undefined {
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : undefined
}

function weekdayOf(day: CalendarDay): string {
  return utc({ weekday: 'long' }, day)
}

function dayOfYear(day: CalendarDay): string {
  return utc({ month: 'long', day: 'numeric' }, day)
}

function utc(options: Intl.DateTimeFormatOptions, day: CalendarDay): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

const ends = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })

function ordinal(count: number): string {
  return `${count}${ends.get(rules.select(count)) ?? 'th'}`
}
