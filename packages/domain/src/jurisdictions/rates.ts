import type { CalendarDay } from '../locale/calendar-day.ts'
import type { Cited } from './cited.ts'
import type { TaxRate } from './jurisdiction.ts'

type Row = readonly [name: TaxRate['name'], rate: string, from: CalendarDay, until?: CalendarDay]

/** Rows of one source: name, rate, the first day on which it is known to hold, and the last where nothing took its place. */
export function ratesFrom(cited: Cited, rows: readonly Row[]): TaxRate[] {
  return rows.map(([name, rate, from, until]) => ({
    ...{ name, rate, from },
    ...(until && { until }),
    ...cited,
  }))
}
