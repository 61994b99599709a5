import type { DocumentOf } from '../documents/document.ts'
import { computeTotals } from '../documents/totals.ts'
import { type CalendarDay, isCalendarDay } from '../locale/calendar-day.ts'
import { documentLocale } from '../locale/document-locale.ts'

/** What reminders of an invoice speak of, as its sheet writes it. */
export type Owed = {
  readonly number: string
  /** The one that sends the invoice. */
  readonly company: string
  readonly client: string
  readonly amountDue: string
  readonly dueOn: CalendarDay
  readonly dueDate: string
}

/** Undefined while the invoice does not say when it is due, or asks for nothing ([W1]). */
export function owedBy(invoice: DocumentOf<'invoice'>): Owed | undefined {
  const { number, sender, receiver, endsOn } = invoice
  const { amountDue } = computeTotals(invoice)
  if (!isCalendarDay(endsOn) || amountDue.minor <= 0n) return undefined
  const locale = documentLocale(invoice)
  return {
    number: number.trim(),
    company: sender.name.trim() || sender.email.trim(),
    client: receiver.company.trim() || receiver.name.trim(),
    amountDue: locale.money(amountDue),
    dueOn: endsOn,
    dueDate: locale.day(endsOn),
  }
}

/** 'Invoice INV-7 for Globex is 3 days overdue', so many days after its due date, or before it when negative. */
export function reminderTitle({ number, client }: Owed, days: number): string {
  const invoice = ['Invoice', number, client && `for ${client}`].filter(Boolean).join(' ')
  return `${invoice} ${whenDue(days)}`
}

function whenDue(days: number): string {
  if (days === 0) return 'is due today'
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days < 0 ? `is due in ${count}` : `is ${count} overdue`
}
