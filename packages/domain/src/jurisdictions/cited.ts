import type { CalendarDay } from '../locale/calendar-day.ts'

/** Where a row of law stands, and how we know. */
export type Cited = {
  readonly source: string
  /** The day of the basis: when it was read, or written down from memory. */
  readonly checkedOn: CalendarDay
  /** 'memory': written by someone who knows it, and not looked up since. */
  readonly basis: 'research' | 'lookup' | 'memory'
  /** Whoever wrote it had doubts: the user is told so. */
  readonly isUnsure?: true
}

const researched: CalendarDay = '2026-08-15'

const reviewed: CalendarDay = '2026-11-16'

/** What the research of that day read or compared. Where it names no article, the name is from memory. */
export function found(source: string): Cited {
  return { source, checkedOn: researched, basis: 'research' }
}

/** Looked up on the day of the review. */
export function checked(source: string): Cited {
  return { source, checkedOn: reviewed, basis: 'lookup' }
}

/** Written from memory on the day of the review: well known, and not looked up. */
export function known(source: string): Cited {
  return { source, checkedOn: reviewed, basis: 'memory' }
}

export function unsure(source: string): Cited {
  return { ...known(source), isUnsure: true }
}

/** The citation of a row, without the row. */
export function citationOf({ source, checkedOn, basis, isUnsure }: Cited): Cited {
  return { source, checkedOn, basis, ...(isUnsure && { isUnsure }) }
}
