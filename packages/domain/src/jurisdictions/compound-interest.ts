import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '../locale/calendar-day.ts'
import { type Decimal, divideHalfUp } from '../money/decimal.ts'
import type { Money } from '../money/money.ts'

// Parts of a cent that are kept from month to month.
const grain = 10n ** 9n

export type Compounded = {
  readonly interest: Money
  /** What bears interest now: the debt and the interest of its full months. */
  readonly capital: Money
}

/** Interest with monthly rests: each month bears the rate of its last day, and the days of a month that is not over count simply. */
export function compoundInterest(
  { minor, currency }: Money,
  dueOn: CalendarDay,
  on: CalendarDay,
  rateOn: (day: CalendarDay) => Decimal,
): Compounded {
  let owed = minor * grain
  let months = 0
  for (let rest = monthsAfter(dueOn, 1); rest <= on; rest = monthsAfter(dueOn, months + 1)) {
    owed += shareOf(owed, rateOn(rest), 1n, 1_200n)
    months += 1
  }
  const days = BigInt(Math.max(0, daysBetween(monthsAfter(dueOn, months), on)))
  const all = owed + shareOf(owed, rateOn(on), days, 36_500n)
  return {
    interest: { minor: divideHalfUp(all, grain) - minor, currency },
    capital: { minor: divideHalfUp(owed, grain), currency },
  }
}

function shareOf(owed: bigint, { digits, scale }: Decimal, parts: bigint, of: bigint): bigint {
  return divideHalfUp(owed * digits * parts, of * 10n ** BigInt(scale))
}

/** The same day of a later month, or its last one. */
function monthsAfter(day: CalendarDay, count: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const after = month - 1 + count
  const [toYear, toMonth] = [year + Math.floor(after / 12), (after % 12) + 1]
  const first = `${padded(toYear, 4)}-${padded(toMonth, 2)}`
  const same = `${first}-${padded(date, 2)}`
  if (isCalendarDay(same)) return same
  return addDays(monthsAfter(`${first}-01`, 1), -1)
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
