import { isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import { usualTerms } from '#document/fields/payment-terms-field.tsx'
import { CurrencyField } from '#sheets/fields/currency-field.tsx'
import { JurisdictionField } from '#sheets/fields/jurisdiction-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf, useControlled } from './text-of.ts'

export function MoneyFields({ form }: { readonly form: TemplateForm }) {
  return (
    <FieldGroup title="Money and law">
      <CurrencyField label="Currency" {...useControlled(form, 'currency')} />
      <JurisdictionField label="Jurisdiction" {...useControlled(form, 'jurisdiction')} />
      <SelectField
        label="Payment terms"
        options={termOptions(form.getValues('paymentTerms'))}
        {...textOf(form, 'paymentTerms')}
      />
    </FieldGroup>
  )
}

// A template may have come with words of its own: they are not thrown away by opening it.
function termOptions(current: string) {
  return isPaymentTerm(current) || current === ''
    ? usualTerms
    : [...usualTerms, { value: current, label: current }]
}
