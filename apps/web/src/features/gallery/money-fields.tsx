import { isPaymentTerm, sentenceForTerm } from '@sheaf/domain/documents/payment-terms'
import { usualTerms } from '#document/fields/payment-terms-field.tsx'
import { CurrencyField } from '#sheets/fields/currency-field.tsx'
import { JurisdictionField } from '#sheets/fields/jurisdiction-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf, useControlled } from './text-of.ts'

export function MoneyFields({ form }: { readonly form: TemplateForm }) {
  const terms = textOf(form, 'paymentTerms')
  return (
    <FieldGroup title="Currency, country and terms">
      <CurrencyField label="Currency" {...useControlled(form, 'currency')} />
      <JurisdictionField label="Country" {...useControlled(form, 'jurisdiction')} />
      <SelectField
        label="Payment terms"
        options={termOptions(form.getValues('paymentTerms'))}
        {...terms}
        onChange={(event) => {
          nameDays(form, event.target.value)
          return terms.onChange(event)
        }}
      />
    </FieldGroup>
  )
}

// The usual sentence names the days of the terms; another one is the user's own.
function nameDays(form: TemplateForm, term: string): void {
  if (!isPaymentTerm(term)) return
  const sentence = sentenceForTerm(form.getValues('defaultTerms'), term)
  if (sentence !== undefined) form.setValue('defaultTerms', sentence, { shouldDirty: true })
}

// A template may have come with words of its own: they are not thrown away by opening it.
function termOptions(current: string) {
  return isPaymentTerm(current) || current === ''
    ? usualTerms
    : [...usualTerms, { value: current, label: current }]
}
