import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { defaultTerms } from '@sheaf/domain/documents/new-document'
import { dueDay, isPaymentTerm, type PaymentTerm } from '@sheaf/domain/documents/payment-terms'

type Linked = { readonly document: BusinessDocument; readonly endFollows: boolean }

/** Whether the last day is the one that the payment terms give. */
export function endFollows(document: BusinessDocument): boolean {
  const day = linkedDay(document)
  return day !== undefined && textField(document, day.field) === day.value
}

export function withEndDay<W extends Linked>(writing: W): W {
  if (!writing.endFollows) return writing
  const day = linkedDay(writing.document)
  if (!day) return writing
  return { ...writing, document: { ...writing.document, [day.field]: day.value } }
}

/**
 * The sentence that a new invoice carries names the same days as its payment terms; a text of the user's own is
 * never touched.
 */
export function withTermsSentence<W extends Linked>(writing: W, termBefore: string): W {
  const { document } = writing
  const term = document.paymentTerms
  if (!isPaymentTerm(term) || !isPaymentTerm(termBefore)) return writing
  if (document.terms !== sentence(termBefore)) return writing
  return { ...writing, document: { ...document, terms: sentence(term) } }
}

function sentence(term: PaymentTerm): string {
  const days = /\d{1,3}$/.exec(term)?.[0]
  return days === undefined ? 'Payment is due on receipt' : defaultTerms.replace(/\d+/, days)
}

// A quote is valid until a day of its own: terms of payment begin with the invoice.
function linkedDay(document: BusinessDocument) {
  const { asksForPayment, endsField, issuedField } = rulesOf(document.type)
  const issued = textField(document, issuedField)
  const term = document.paymentTerms
  if (!asksForPayment || !endsField || issued === '' || !isPaymentTerm(term)) return undefined
  return { field: endsField, value: dueDay(issued, term) }
}
