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

export function isPaymentTerm(text: string): text is PaymentTerm {
  return Object.hasOwn(daysByTerm, text)
}

export function dueDay(issued: CalendarDay, term: PaymentTerm): CalendarDay {
  return addDays(issued, daysByTerm[term])
}
