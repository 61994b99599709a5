import type { CalendarDay } from '../locale/calendar-day.ts'
import type { BusinessDocument } from './document.ts'
import { kinds } from './kinds.ts'
import { dueDay, isPaymentTerm } from './payment-terms.ts'

/**
 * The day on which the payment terms make a document due. Undefined where they say nothing about its last day: a quote is
 * valid until a day of its own, since terms of payment begin with the invoice.
 */
export function dueDayOf(document: BusinessDocument): CalendarDay | undefined {
  if (!kinds[document.kind].asksForPayment || !('paymentTerms' in document)) return undefined
  const { issuedOn, paymentTerms: term } = document
  return issuedOn === '' || !isPaymentTerm(term) ? undefined : dueDay(issuedOn, term)
}

/** Whether the last day is the one that the payment terms give. */
export function endsWithTerms(document: BusinessDocument): boolean {
  const day = dueDayOf(document)
  return day !== undefined && 'endsOn' in document && document.endsOn === day
}
