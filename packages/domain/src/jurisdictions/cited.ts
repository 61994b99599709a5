import type { CalendarDay } from '../locale/calendar-day.ts'

/** Where a row of law stands, and when somebody last looked. */
export type Cited = {
  readonly source: string
  readonly checkedOn: CalendarDay
  /** Nobody has confirmed it: the user is told so. */
  readonly isUnsure?: true
}

/** The day of the research on which most rows rest. */
const researched: CalendarDay = '2026-08-15'

const reviewed: CalendarDay = '2026-11-16'

/** What the research of that day read or compared. */
export function found(source: string): Cited {
  return { source, checkedOn: researched }
}

export function checked(source: string): Cited {
  return { source, checkedOn: reviewed }
}

export function unsure(source: string): Cited {
  return { source, checkedOn: reviewed, isUnsure: true }
}

/** The citation of a row, without the row. */
export function citationOf({ source, checkedOn, isUnsure }: Cited): Cited {
  return { source, checkedOn, ...(isUnsure && { isUnsure }) }
}
