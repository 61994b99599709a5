import { isPaymentTerm, paymentTerms } from '@sheaf/domain/documents/payment-terms'
import { paymentTermLabels } from './kind-layout.ts'

/** What a list of payment terms offers: none, one in the user's own words if there is one, and the usual ones. */
export function paymentTermOptions(value: string) {
  const known = paymentTerms.map((term) => ({
    value: term,
    label: paymentTermLabels[term] ?? term,
  }))
  const own = value !== '' && !isPaymentTerm(value) ? [{ value, label: value }] : []
  return [{ value: '', label: 'None' }, ...own, ...known]
}
