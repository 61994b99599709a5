import { type CalendarDay, isCalendarDay } from '../locale/calendar-day.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import type { PricedDocument } from './document.ts'

/** An invoice that was paid ahead and is taken off the final one, with its tax. */
export type Deposit = {
  readonly number: string
  readonly issuedOn: CalendarDay | undefined
  /** With its tax. */
  readonly gross: Decimal
}

/** The deposits that an invoice names; the three lists go side by side. */
export function depositsOf(document: PricedDocument): Deposit[] {
  if (!('deposits' in document)) return []
  const [numbers, days, amounts] = [
    entriesOf(document.deposits.numbers),
    entriesOf(document.deposits.days),
    entriesOf(document.deposits.amounts),
  ]
  const count = Math.max(numbers.length, days.length, amounts.length)
  return Array.from({ length: count }, (_, index) => {
    const day = days[index] ?? ''
    return {
      number: numbers[index] ?? '',
      issuedOn: isCalendarDay(day) ? day : undefined,
      gross: decimal(amounts[index] || '0'),
    }
  }).filter(({ number, gross }) => number !== '' || gross.digits !== 0n)
}

function entriesOf(list: string): string[] {
  return list === '' ? [] : list.split('\n')
}
