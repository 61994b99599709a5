import { addDays, type CalendarDay } from '../locale/calendar-day.ts'

const daysByTerm = {
  'due-on-receipt': 0,
  'net-15': 15,
  'net-30': 30,
  'net-60': 60,
  'net-90': 90,
} as const

export type PaymentTerm = keyof typeof daysByTerm

export const paymentTerms = Object.keys(daysByTerm) as readonly PaymentTerm[]

export const defaultPaymentTerm: PaymentTerm = 'net-30'

/** The sentence that a new invoice carries. */
export const defaultTerms = 'Payment is due within 30 days'

/** What a saved template starts with, where the document itself has the shorter text. */
export const defaultTemplateTerms =
  'Payment is due within 30 days of invoice date. Late fees may apply to overdue accounts.'

export function isPaymentTerm(text: string): text is PaymentTerm {
  return Object.hasOwn(daysByTerm, text)
}

export function dueDay(issuedOn: CalendarDay, term: PaymentTerm): CalendarDay {
  return addDays(issuedOn, daysByTerm[term])
}

/** The sentence about payment that a new invoice carries, for a term. */
export function termsSentence(term: PaymentTerm): string {
  const days = daysByTerm[term]
  return days === 0 ? 'Payment is due on receipt' : defaultTerms.replace('30', String(days))
}
