import type { Theme } from '@sheaf/contract/themes'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CompanyFields } from './company-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf } from './text-of.ts'

type CustomizeCardProps = {
  readonly form: TemplateForm
  readonly theme: Theme
  readonly isEditing: boolean
}

export function CustomizeCard({ form, theme, isEditing }: CustomizeCardProps) {
  return (
    <Card
      title="Customize Template"
      help={
        isEditing
          ? 'You are editing a saved template. Update it, or save your changes as a new one.'
          : 'Everything here is on the sheet of every invoice that starts from this template.'
      }
    >
      <div className="flex flex-col gap-8">
        <TextField
          label="Template name"
          placeholder="Such as ‘Studio, monthly’"
          maxLength={100}
          autoComplete="off"
          {...textOf(form, 'name')}
        />
        <CompanyFields form={form} />
        <LookFields form={form} theme={theme} />
        <MoneyFields form={form} />
      </div>
    </Card>
  )
}
