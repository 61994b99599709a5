import { type DocumentOf, withValues } from '../documents/document.ts'
import { dueDayOf } from '../documents/due-day.ts'
import { freeTexts, withFreeTexts } from '../documents/free-texts.ts'
import { addDays, type CalendarDay, daysBetween } from '../locale/calendar-day.ts'
import { withPeriod } from './period-texts.ts'
import { type PriceRise, withPricesOf } from './price-rise.ts'
import { dayOfTurn, endMovedByTurns, movedByTurns, type Recurrence } from './recurrence.ts'

export type Plan = {
  /** As its first turn would print it, but for its number. */
  readonly document: DocumentOf<'invoice'>
  readonly recurrence: Recurrence
  readonly rises: readonly PriceRise[]
}

/**
 * The invoice of a turn: its days move by the rule, its texts name their period, its prices are those of the day ([R3] to [R5]).
 * One that is written before its day bears the day on which that happens.
 */
export function billOfTurn(
  plan: Plan,
  turn: number,
  number: string,
  writtenOn?: CalendarDay,
): DocumentOf<'invoice'> {
  const { recurrence, rises } = plan
  const day = dayOfTurn(recurrence, turn)
  if (day === undefined) throw new RangeError(`There is no turn ${turn}`)
  const isEarly = writtenOn !== undefined && writtenOn < day
  const moved = withDays(plan, turn, isEarly ? writtenOn : day)
  const priced = withPricesOf({ ...moved, number }, rises, day)
  const { language } = priced
  const { every, unit } = recurrence
  const texts = Object.entries(freeTexts(priced)).map(([path, text]) => [
    path,
    withPeriod(text, { day, language, every, unit }),
  ])
  return withFreeTexts(priced, Object.fromEntries(texts)) as DocumentOf<'invoice'>
}

function withDays({ document, recurrence }: Plan, turn: number, day: CalendarDay) {
  const { issuedOn, endsOn, serviceDate, serviceFrom, serviceTo } = document
  const dated = withValues(document, {
    issuedOn: day,
    serviceDate: serviceDate && movedByTurns(serviceDate, recurrence, turn),
    serviceFrom: serviceFrom && movedByTurns(serviceFrom, recurrence, turn),
    serviceTo: serviceTo && endMovedByTurns(serviceTo, recurrence, turn),
  })
  const due = dueDayOf(dated)
  if (due !== undefined) return withValues(dated, { endsOn: due })
  if (endsOn === '' || issuedOn === '') return dated
  return withValues(dated, { endsOn: addDays(day, daysBetween(issuedOn, endsOn)) })
}
