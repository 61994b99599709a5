import { kinds } from '../documents/kinds.ts'
import type { ComputedDocument } from '../documents/totals.ts'
import { epcText } from './epc-text.ts'
import { linkText } from './payment-link.ts'
import { type SwissBill, swissBill, swissText } from './swiss-bill.ts'
import { upiLink } from './upi-link.ts'

/** What a phone reads from a code on paper: `text`, to the letter. */
export type PaymentCode =
  | { readonly scheme: 'swiss'; readonly text: string; readonly bill: SwissBill }
  | { readonly scheme: 'epc' | 'upi' | 'link'; readonly text: string }

/**
 * The code with which a document is paid, by its currency and its bank details. Undefined where nothing is asked for, or where
 * a standard would refuse what the document says: no code is better than one that pays somebody else.
 */
export function paymentCodeOf(computed: ComputedDocument): PaymentCode | undefined {
  const { document, totals } = computed
  if (totals === null || !kinds[document.kind].asksForPayment) return undefined
  if ('paymentCode' in document && document.paymentCode === 'off') return undefined
  const payment = { document, amount: totals.amountDue }
  // A Swiss account in euros is paid with a Swiss slip: it is what a payer there expects.
  const bill = swissBill(payment)
  if (bill) return { scheme: 'swiss', text: swissText(bill), bill }
  // An app that pays at once comes before a page that asks how.
  const schemes = [
    ['epc', epcText],
    ['upi', upiLink],
    ['link', linkText],
  ] as const
  for (const [scheme, write] of schemes) {
    const text = write(payment)
    if (text !== undefined) return { scheme, text }
  }
  return undefined
}
