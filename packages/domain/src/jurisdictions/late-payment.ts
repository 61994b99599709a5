import { addDays, type CalendarDay, daysBetween } from '../locale/calendar-day.ts'
import { isCurrencyCode } from '../money/currency.ts'
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  decimalText,
  digitsAt,
  divideHalfUp,
  multiplyDecimals,
} from '../money/decimal.ts'
import { type Money, moneyFrom, moneyText } from '../money/money.ts'
import { type Cited, citationOf } from './cited.ts'
import { compoundInterest } from './compound-interest.ts'
import { jurisdictionOf } from './jurisdictions.ts'
import { type LatePayment, type ReferenceRate, referenceRates } from './late-payment-law.ts'

export type Debt = {
  /** The seller's, whose law it is. */
  readonly country: string
  readonly buyerType: 'business' | 'consumer'
  readonly amount: Money
  readonly dueOn: CalendarDay
}

/** What the law lets a seller ask for on a day, besides the debt itself. */
export type LateClaim = Cited & {
  readonly daysLate: number
  readonly interest: Money
  /** What one more day costs. */
  readonly interestPerDay: Money
  /** Per year, as it is on that day. */
  readonly yearlyRate: string
  readonly fixedSum: Money | undefined
}

/** Undefined where only the contract gives anything, and of consumers whose interest is not written here. */
export function lateClaim(debt: Debt, on: CalendarDay): LateClaim | undefined {
  const law = jurisdictionOf(debt.country).latePayment
  const isConsumer = debt.buyerType === 'consumer'
  if (!law.interest || (isConsumer && !law.isOwedByConsumers)) return undefined
  const daysLate = Math.max(0, daysBetween(debt.dueOn, on))
  const spans = spansOf(law, debt.dueOn, daysLate)
  const today = rateOn(law, law.isFixedWhenDue ? addDays(debt.dueOn, 1) : on)
  const isUnsure = law.isUnsure || [...spans, today].some((span) => span.isUnsure)
  const compounded =
    law.isCompounded &&
    compoundInterest(debt.amount, debt.dueOn, on, (day) => rateOn(law, day).rate)
  return {
    daysLate,
    interest: compounded ? compounded.interest : interestOf(debt.amount, spans),
    interestPerDay: interestOf(compounded ? compounded.capital : debt.amount, [
      { ...today, days: 1 },
    ]),
    yearlyRate: decimalText(today.rate),
    fixedSum: daysLate === 0 || isConsumer ? undefined : fixedSumOf(law, debt),
    ...citationOf(law),
    ...(isUnsure && { isUnsure: true }),
  }
}

type Rate = { readonly rate: Decimal; readonly isUnsure: boolean }

type Span = Rate & { readonly days: number }

/** The days after the due date, cut where a half-year begins. */
function spansOf(law: LatePayment, dueOn: CalendarDay, daysLate: number): Span[] {
  if (daysLate === 0) return []
  const spans: Span[] = []
  const last = addDays(dueOn, daysLate)
  let from = addDays(dueOn, 1)
  if (law.isFixedWhenDue) return [{ ...rateOn(law, from), days: daysLate }]
  while (from <= last) {
    const next = nextHalfYear(from)
    const end = next <= last ? next : addDays(last, 1)
    spans.push({ ...rateOn(law, from), days: daysBetween(from, end) })
    from = end
  }
  return spans
}

function nextHalfYear(day: CalendarDay): CalendarDay {
  const [year = '', month = ''] = day.split('-')
  return Number(month) < 7 ? `${year}-07-01` : `${String(Number(year) + 1).padStart(4, '0')}-01-01`
}

function rateOn({ interest }: LatePayment, day: CalendarDay): Rate {
  if (!interest) return { rate: decimal('0'), isUnsure: false }
  if ('rate' in interest) return { rate: decimal(interest.rate), isUnsure: false }
  const rows: readonly ReferenceRate[] = referenceRates[interest.reference]
  const row = rows.findLast(({ from }) => from <= day) ?? rows[0]
  const times = decimal(String(interest.times ?? 1))
  const reference = multiplyDecimals(decimal(row?.rate ?? '0'), times)
  // A row is of its half-year; what comes later or before the first has not been written down yet.
  const isOfItsTime = row !== undefined && row.from <= day && day < nextHalfYear(row.from)
  const sum = addDecimals(reference, decimal(interest.points))
  return {
    rate: interest.isRoundedToHalf ? upToHalf(sum) : sum,
    isUnsure: !isOfItsTime || row.isUnsure === true,
  }
}

function upToHalf({ digits, scale }: Decimal): Decimal {
  const one = 10n ** BigInt(scale)
  const halves = (2n * digits + one - 1n) / one
  return { digits: halves * 5n, scale: 1 }
}

/** Simple interest, exact over all spans and rounded once; a year has 365 days. */
function interestOf({ minor, currency }: Money, spans: readonly Span[]): Money {
  const scale = Math.max(0, ...spans.map(({ rate }) => rate.scale))
  const weighted = spans.reduce(
    (sum, { rate, days }) => sum + digitsAt(rate, scale) * BigInt(days),
    0n,
  )
  return { minor: divideHalfUp(minor * weighted, 36_500n * 10n ** BigInt(scale)), currency }
}

function fixedSumOf({ sums }: LatePayment, { amount, country }: Debt): Money | undefined {
  const isComparable = amount.currency === jurisdictionOf(country).currency
  const owed = decimal(moneyText(amount))
  const row = sums.findLast(
    ({ from }) => from === '0' || (isComparable && compareDecimals(owed, decimal(from)) >= 0),
  )
  if (!row || !isCurrencyCode(row.currency)) return undefined
  return moneyFrom(decimal(row.amount), row.currency)
}
