import {
  addDays,
  type CalendarDay,
  daysBetween,
  isCalendarDay,
} from '@sheaf/domain/locale/calendar-day'

export function dayOf(year: number, month: number, day: number): CalendarDay | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDay(text) ? text : undefined
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4))
}

export function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7))
}

export function lastDayOfMonth(year: number, month: number): CalendarDay {
  const overflow = month - 1
  const nextYear = year + Math.floor((overflow + 1) / 12)
  const nextMonth = ((overflow + 1) % 12) + 1
  return addDays(dayOf(nextYear, nextMonth, 1) ?? `${year}-12-31`, -1)
}

/** 0 is Monday. 1970-01-05 was one. */
export function weekdayOf(day: CalendarDay): number {
  return ((daysBetween('1970-01-05', day) % 7) + 7) % 7
}

/** Months later, on the same day or the last one the month has. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const months = yearOf(day) * 12 + monthOf(day) - 1 + count
  const year = Math.floor(months / 12)
  const month = (months % 12) + 1
  return dayOf(year, month, Number(day.slice(8))) ?? lastDayOfMonth(year, month)
}

/** A day and a month without a year, as near to today as can be; `forward` never looks back. */
export function nearestDay(
  today: CalendarDay,
  month: number,
  day: number,
  forward: boolean,
): CalendarDay | undefined {
  const year = yearOf(today)
  const options = [year - 1, year, year + 1]
    .map((candidate) => dayOf(candidate, month, day))
    .filter((candidate) => candidate !== undefined)
  if (forward) return options.find((candidate) => candidate >= today)
  return options.sort(
    (a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)),
  )[0]
}
