import type { CalendarDay } from '../locale/calendar-day.ts'
import type { BusinessDocument } from './document.ts'
import { kinds } from './kinds.ts'
import { dueDay, isPaymentTerm, type PaymentTerm, termBetween } from './payment-terms.ts'

/**
 * The day on which the payment terms make a document due. Undefined where they say nothing about its last day: a quote is
 * valid until a day of its own, since terms of payment begin with the invoice.
 */
export function dueDayOf(document: BusinessDocument): CalendarDay | undefined {
  if (!kinds[document.kind].asksForPayment || !('paymentTerms' in document)) return undefined
  const { issuedOn, paymentTerms: term } = document
  return issuedOn === '' || !isPaymentTerm(term) ? undefined : dueDay(issuedOn, term)
}

/**
 * The payment terms that make a document due on its last day, or none where no usual ones do. Undefined where they say
 * nothing about that day.
 */
export function termsOfEnd(document: BusinessDocument): PaymentTerm | '' | undefined {
  if (!kinds[document.kind].asksForPayment || !('endsOn' in document)) return undefined
  const { issuedOn, endsOn } = document
  return issuedOn === '' || endsOn === '' ? undefined : (termBetween(issuedOn, endsOn) ?? '')
}

/** Whether the last day is the one that the payment terms give. */
export function endsWithTerms(document: BusinessDocument): boolean {
  const day = dueDayOf(document)
  return day !== undefined && 'endsOn' in document && document.endsOn === day
}
