import { type DocumentOf, withValues } from '../documents/document.ts'
import { dueDayOf } from '../documents/due-day.ts'
import { addDays, type CalendarDay, daysBetween } from '../locale/calendar-day.ts'
import { endMovedByTurns, movedByTurns, type RecurrenceUnit } from './recurrence.ts'

type Beginning = { readonly start: CalendarDay; readonly unit: RecurrenceUnit }

/** An invoice as the first turn of a schedule prints it: whatever day it was written for, its days go with it to the start ([R6]). */
export function asFirstBill(
  document: DocumentOf<'invoice'>,
  { start, unit }: Beginning,
): DocumentOf<'invoice'> {
  const { issuedOn, endsOn, serviceDate, serviceFrom, serviceTo } = document
  if (issuedOn === '' || issuedOn === start) return withValues(document, { issuedOn: start })
  const move = movesBetween(issuedOn, start, unit)
  const dated = withValues(document, {
    issuedOn: start,
    serviceDate: serviceDate && move.day(serviceDate),
    serviceFrom: serviceFrom && move.day(serviceFrom),
    serviceTo: serviceTo && move.end(serviceTo),
    endsOn: endsOn && addDays(start, daysBetween(issuedOn, endsOn)),
  })
  const due = dueDayOf(dated)
  return due === undefined ? dated : withValues(dated, { endsOn: due })
}

/** Weeks go by days. All other periods go by months, so that one from the first to the last day of a month stays so. */
function movesBetween(from: CalendarDay, to: CalendarDay, unit: RecurrenceUnit) {
  if (unit === 'week') {
    const move = (day: CalendarDay) => addDays(day, daysBetween(from, to))
    return { day: move, end: move }
  }
  const rhythm = { every: 1, unit: 'month' } as const
  const months = monthOf(to) - monthOf(from)
  return {
    day: (day: CalendarDay) => movedByTurns(day, rhythm, months),
    end: (day: CalendarDay) => endMovedByTurns(day, rhythm, months),
  }
}

function monthOf(day: CalendarDay): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month
}
