import {
  formatAba,
  formatIban,
  formatSwift,
  isValidAba,
  isValidIban,
  isValidSwift,
} from '@sheaf/domain/parties/bank-account'
import { Controller } from 'react-hook-form'
import { FormattedField } from '#ui/fields/formatted-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf } from './text-of.ts'

export function BankingCard({ form }: { readonly form: TemplateForm }) {
  return (
    <Card
      title="Banking Information"
      help="Where you want to be paid. Only what you fill in is printed."
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">
        <TextField label="Bank name" autoComplete="off" {...textOf(form, 'bankName')} />
        <TextField label="Account number" autoComplete="off" {...textOf(form, 'accountNumber')} />
        <Coded form={form} name="iban" className="sm:col-span-2" />
        <Coded form={form} name="swift" />
        <TextField label="Routing number" autoComplete="off" {...textOf(form, 'routingNumber')} />
        <Coded form={form} name="aba" />
        <TextareaField
          label="Bank address"
          rows={2}
          autoComplete="off"
          frameClassName="sm:col-span-2"
          {...textOf(form, 'bankAddress')}
        />
        <TextareaField
          label="Other banking information"
          rows={2}
          autoComplete="off"
          frameClassName="sm:col-span-2"
          {...textOf(form, 'otherBankingInfo')}
        />
      </div>
    </Card>
  )
}

const codes = {
  iban: { label: 'IBAN', format: formatIban, isValid: isValidIban },
  swift: { label: 'SWIFT', format: formatSwift, isValid: isValidSwift },
  aba: { label: 'ABA', format: formatAba, isValid: isValidAba },
} as const

type CodedProps = {
  readonly form: TemplateForm
  readonly name: keyof typeof codes
  readonly className?: string
}

function Coded({ form, name, className }: CodedProps) {
  const { label, format, isValid } = codes[name]
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <FormattedField
          label={label}
          {...{ value, onChange, onBlur, format }}
          doubt={(typed) =>
            isValid(typed)
              ? undefined
              : `Please check it: this does not look like a whole ${label}.`
          }
          error={fieldState.error?.message}
          frameClassName={className}
          className="tabular-nums"
        />
      )}
    />
  )
}
