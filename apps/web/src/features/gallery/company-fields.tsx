import { Controller, useWatch } from 'react-hook-form'
import { LogoField } from '#sheets/logos/logo-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf } from './text-of.ts'

export function CompanyFields({ form }: { readonly form: TemplateForm }) {
  const companyName = useWatch({ control: form.control, name: 'companyName' })
  return (
    <FieldGroup title="Company">
      <div className="sm:col-span-2">
        <Controller
          control={form.control}
          name="companyLogoUrl"
          render={({ field: { value }, fieldState }) => (
            <LogoField
              label="Logo"
              value={value}
              onChange={(path) => form.setValue('companyLogoUrl', path, changed)}
              companyName={companyName}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <TextField
        label="Company name"
        autoComplete="organization"
        {...textOf(form, 'companyName')}
      />
      <TextField
        type="email"
        label="Company email"
        autoComplete="email"
        {...textOf(form, 'companyEmail')}
      />
      <TextField
        type="tel"
        label="Company phone"
        autoComplete="tel"
        {...textOf(form, 'companyPhone')}
      />
      <TextField label="Tax ID" autoComplete="off" {...textOf(form, 'companyTaxId')} />
      <TextareaField
        label="Company address"
        autoComplete="street-address"
        frameClassName="sm:col-span-2"
        {...textOf(form, 'companyAddress')}
      />
    </FieldGroup>
  )
}

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
