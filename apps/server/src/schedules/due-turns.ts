import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { dayOfTurn, nextTurns, type Recurrence } from '@sheaf/domain/schedules/recurrence'
import { momentInZone } from './moment-in-zone.ts'

const eightInTheMorning = 8 * 60

/** The turn that comes next, counted over all rhythms that a schedule has had. */
export type NextTurn = {
  readonly nextTurn: number
  readonly firstTurn: number
  /** Null after the last one. */
  readonly nextAt: Date | null
}

type Rhythm = { readonly recurrence: Recurrence; readonly timeZone: string }

/** When an invoice of a day is made. */
function dueAt(day: CalendarDay, timeZone: string): Date {
  return momentInZone(day, eightInTheMorning, timeZone)
}

/** That turn as the next one, if the rule goes so far. */
export function turnToCome(
  { recurrence, timeZone }: Rhythm,
  nextTurn: number,
  firstTurn: number,
): NextTurn {
  const day = dayOfTurn(recurrence, nextTurn - firstTurn)
  return { nextTurn, firstTurn, nextAt: day === undefined ? null : dueAt(day, timeZone) }
}

/** The first turn of a rule, from one of its own and a day on, as the next one of the schedule. */
export function firstTurnFrom(
  rhythm: Rhythm,
  from: { readonly turn: number; readonly notBefore: CalendarDay },
  nextTurn: number,
): NextTurn {
  const [found] = nextTurns(rhythm.recurrence, from, 1)
  if (found === undefined) return { nextTurn, firstTurn: nextTurn, nextAt: null }
  return turnToCome(rhythm, nextTurn, nextTurn - found.turn)
}
