import {
  isPaymentTerm,
  type PaymentTerm,
  paymentTerms,
} from '@sheaf/domain/documents/payment-terms'
import { Controller } from 'react-hook-form'
import { CurrencyField } from '#sheets/fields/currency-field.tsx'
import { JurisdictionField } from '#sheets/fields/jurisdiction-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf } from './text-of.ts'

export function MoneyFields({ form }: { readonly form: TemplateForm }) {
  return (
    <FieldGroup title="Money and law">
      <Controller
        control={form.control}
        name="currency"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <CurrencyField
            label="Currency"
            {...{ value, onChange, onBlur }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="jurisdiction"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <JurisdictionField
            label="Jurisdiction"
            {...{ value, onChange, onBlur }}
            error={fieldState.error?.message}
          />
        )}
      />
      <SelectField
        label="Payment terms"
        options={termOptions(form.getValues('paymentTerms'))}
        {...textOf(form, 'paymentTerms')}
      />
    </FieldGroup>
  )
}

const termLabels: Record<PaymentTerm, string> = {
  'due-on-receipt': 'Due on receipt',
  'net-15': 'Net 15',
  'net-30': 'Net 30',
  'net-60': 'Net 60',
  'net-90': 'Net 90',
}

// A template may have come with words of its own: they are not thrown away by opening it.
function termOptions(current: string) {
  const known = paymentTerms.map((term) => ({ value: term as string, label: termLabels[term] }))
  return isPaymentTerm(current) || current === ''
    ? known
    : [...known, { value: current, label: current }]
}
