import { isPaymentTerm, paymentTerms } from '@sheaf/domain/documents/payment-terms'
import { english } from '@sheaf/domain/locale/words/english'
import { usePaper } from '#document/paper/paper-context.ts'
import { SheetSelect } from './sheet-input.tsx'

export function PaymentTermsField() {
  const { editor, problems } = usePaper()
  const value = editor.text('paymentTerms')
  return (
    <SheetSelect
      label="Payment terms"
      name="paymentTerms"
      value={value}
      onChange={(term) => editor.set('paymentTerms', term)}
      problem={problems.paymentTerms}
      options={paymentTermOptions(value)}
    />
  )
}

/** What a list of payment terms offers: none, one in the user's own words if there is one, and the usual ones. */
export function paymentTermOptions(value: string) {
  const own = value !== '' && !isPaymentTerm(value) ? [{ value, label: value }] : []
  return [{ value: '', label: 'None' }, ...own, ...usualTerms]
}

export const usualTerms: readonly { readonly value: string; readonly label: string }[] =
  paymentTerms.map((term) => ({ value: term, label: english.paymentTerms[term] }))
