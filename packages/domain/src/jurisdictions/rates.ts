import type { CalendarDay } from '../locale/calendar-day.ts'
import type { Cited } from './cited.ts'
import type { TaxRate } from './jurisdiction.ts'

type Row = readonly [name: TaxRate['name'], rate: string, from: CalendarDay]

/** Rows of one source, each with its name, its rate and the first day on which it is known to hold. */
export function ratesFrom(cited: Cited, rows: readonly Row[]): TaxRate[] {
  return rows.map(([name, rate, from]) => ({ name, rate, from, ...cited }))
}
