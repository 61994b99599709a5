import type { DocumentOf } from '../documents/document.ts'
import { computeTotals } from '../documents/totals.ts'
import { addDays, type CalendarDay, isCalendarDay } from '../locale/calendar-day.ts'
import type { DocumentLocale } from '../locale/document-locale.ts'
import { circumstancesOf } from './circumstances.ts'
import { type Debt, type LateClaim, lateClaim } from './late-payment.ts'

/** What is owed by an invoice, and since when. Undefined while it does not say when it is due, or asks for nothing. */
export function debtOf(invoice: DocumentOf<'invoice'>): Debt | undefined {
  const { endsOn } = invoice
  const { amountDue } = computeTotals(invoice)
  if (!isCalendarDay(endsOn) || amountDue.minor <= 0n) return undefined
  const { seller, sale } = circumstancesOf(invoice, { today: endsOn })
  return {
    country: seller.country ?? invoice.region,
    buyerType: sale.buyerType,
    amount: amountDue,
    dueOn: endsOn,
  }
}

/** The claim on a day, and on the first day that is late where that one is not. */
export function claimWhenLate(debt: Debt, on: CalendarDay): LateClaim | undefined {
  return lateClaim(debt, on > debt.dueOn ? on : addDays(debt.dueOn, 1))
}

/** What may stand on the invoice about it, in English. */
export function lateSentence(
  { yearlyRate, fixedSum, source }: LateClaim,
  { dueOn }: Debt,
  locale: Pick<DocumentLocale, 'day' | 'percent' | 'money'>,
): string {
  const interest = `statutory interest, currently ${locale.percent(yearlyRate)} a year`
  const owed = fixedSum
    ? `${interest}, and a fixed sum of ${locale.money(fixedSum)} are due`
    : `${interest}, is due`
  return `If this invoice is paid after ${locale.day(dueOn)}, ${owed} (${source}).`
}
