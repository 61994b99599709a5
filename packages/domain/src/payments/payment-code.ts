import { kinds } from '../documents/kinds.ts'
import type { ComputedDocument } from '../documents/totals.ts'
import { epcText } from './epc-text.ts'
import { swissText } from './swiss-text.ts'
import { upiLink } from './upi-link.ts'

/** What a bank's app reads from a code on paper. */
export type PaymentCode = { readonly scheme: 'swiss' | 'epc' | 'upi'; readonly text: string }

/**
 * The code with which a document is paid, by its currency and its bank details. Undefined where nothing is asked for, or where
 * a standard would refuse what the document says: no code is better than one that pays somebody else.
 */
export function paymentCodeOf(computed: ComputedDocument): PaymentCode | undefined {
  const { document, totals } = computed
  if (totals === null || !kinds[document.kind].asksForPayment) return undefined
  const payment = { document, amount: totals.amountDue }
  // A Swiss account in euros is paid with a Swiss slip: it is what a payer there expects.
  const schemes = [
    ['swiss', swissText],
    ['epc', epcText],
    ['upi', upiLink],
  ] as const
  for (const [scheme, write] of schemes) {
    const text = write(payment)
    if (text !== undefined) return { scheme, text }
  }
  return undefined
}
