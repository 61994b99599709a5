import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf } from './text-of.ts'

export function BusinessCard({ form }: { readonly form: TemplateForm }) {
  return (
    <Card title="Additional Business Information" help="What every invoice says below its totals.">
      <div className="flex flex-col gap-5">
        <TextareaField label="Business notes" {...textOf(form, 'businessNotes')} />
        <TextareaField
          label="Business references"
          help="Such as a register number or an order that your client wants to see."
          {...textOf(form, 'businessReferences')}
        />
        <TextareaField label="Default terms" {...textOf(form, 'defaultTerms')} />
      </div>
    </Card>
  )
}
