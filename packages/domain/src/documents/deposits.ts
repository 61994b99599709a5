import { type CalendarDay, isCalendarDay } from '../locale/calendar-day.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import type { DocumentOf, PricedDocument } from './document.ts'

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
  return depositEntries(document)
    .map(({ number, day, amount }) => ({
      number,
      issuedOn: isCalendarDay(day) ? day : undefined,
      gross: decimal(amount || '0'),
    }))
    .filter(({ number, gross }) => number !== '' || gross.digits !== 0n)
}

/** A deposit as it is written, row by row. */
export type DepositEntry = {
  readonly number: string
  readonly day: string
  readonly amount: string
}

/** All rows, those that say nothing yet among them. */
export function depositEntries({
  deposits,
}: Pick<DocumentOf<'invoice'>, 'deposits'>): DepositEntry[] {
  const [numbers, days, amounts] = [
    entriesOf(deposits.numbers),
    entriesOf(deposits.days),
    entriesOf(deposits.amounts),
  ]
  const count = Math.max(numbers.length, days.length, amounts.length)
  return Array.from({ length: count }, (_, index) => ({
    number: numbers[index] ?? '',
    day: days[index] ?? '',
    amount: amounts[index] ?? '',
  }))
}

/** The three lists that these rows give. A row without an amount has none of 0, by which it keeps its place. */
export function depositValues(entries: readonly DepositEntry[]) {
  return {
    'deposits.numbers': entries.map(({ number }) => number.trim()).join('\n'),
    'deposits.days': entries.map(({ day }) => day).join('\n'),
    'deposits.amounts': entries.map(({ amount }) => amount || '0').join('\n'),
  }
}

function entriesOf(list: string): string[] {
  return list === '' ? [] : list.split('\n')
}
