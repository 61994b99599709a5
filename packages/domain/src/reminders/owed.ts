import type { DocumentOf } from '../documents/document.ts'
import { computeTotals } from '../documents/totals.ts'
import { type CalendarDay, isCalendarDay } from '../locale/calendar-day.ts'
import { documentLocale } from '../locale/document-locale.ts'

/** What reminders of an invoice speak of, as its sheet writes it. */
export type Owed = {
  readonly number: string
  readonly company: string
  readonly client: string
  readonly amountDue: string
  readonly dueOn: CalendarDay
  readonly dueDate: string
}

/** Undefined while the invoice does not say when it is due, or asks for nothing. */
export function owedBy(invoice: DocumentOf<'invoice'>): Owed | undefined {
  const { number, sender, receiver, endsOn } = invoice
  const { amountDue } = computeTotals(invoice)
  if (!isCalendarDay(endsOn) || amountDue.minor <= 0n) return undefined
  const locale = documentLocale(invoice)
  return {
    number: number.trim(),
    company: sender.name.trim(),
    client: receiver.company.trim() || receiver.name.trim(),
    amountDue: locale.money(amountDue),
    dueOn: endsOn,
    dueDate: locale.day(endsOn),
  }
}
