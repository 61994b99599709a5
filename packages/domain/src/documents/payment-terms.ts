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

/** The term that makes a document of one day due on another. */
export function termBetween(issuedOn: CalendarDay, due: CalendarDay): PaymentTerm | undefined {
  return paymentTerms.find((term) => dueDay(issuedOn, term) === due)
}

/** The sentence about payment that a new invoice carries, for a term; without one, for a due date of the user's own. */
export function termsSentence(term: PaymentTerm | ''): string {
  return sentenceOf(defaultTerms, 'within 30 days', term)
}

function templateSentence(term: PaymentTerm | ''): string {
  return sentenceOf(defaultTemplateTerms, 'within 30 days of invoice date', term)
}

/** The term that a new invoice's sentence is about; undefined for words of the user's own. */
export function termOfSentence(text: string): PaymentTerm | undefined {
  return paymentTerms.find((term) => termsSentence(term) === text.trim())
}

export function daysOfTerm(term: PaymentTerm): number {
  return daysByTerm[term]
}

/** One of these sentences as it reads for another term. Undefined for words of the user's own, which are never touched. */
export function sentenceForTerm(text: string, term: PaymentTerm | ''): string | undefined {
  const terms = ['', ...paymentTerms] as const
  const write = [termsSentence, templateSentence].find((each) =>
    terms.some((other) => each(other) === text),
  )
  return write?.(term)
}

function sentenceOf(usual: string, period: string, term: PaymentTerm | ''): string {
  if (term === '') return usual.replace(period, 'by the due date above')
  const days = daysByTerm[term]
  return usual.replace(period, days === 0 ? 'on receipt' : period.replace('30', String(days)))
}
