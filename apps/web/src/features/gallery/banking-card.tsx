import type { FieldPath } from '@sheaf/domain/documents/fields'
import { Card } from '#ui/layout/card.tsx'
import { TemplateField } from './template-field.tsx'
import type { TemplateForm } from './template-form.ts'

const paths: readonly FieldPath[] = [
  'bank.name',
  'bank.accountNumber',
  'bank.iban',
  'bank.swift',
  'bank.routingNumber',
  'bank.aba',
  'bank.address',
  'bank.other',
]

export function BankingCard({ form }: { readonly form: TemplateForm }) {
  return (
    <Card
      title="Banking Information"
      help="Where clients should pay you. Only the fields you fill in are printed."
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">
        {paths.map((path) => (
          <TemplateField key={path} form={form} path={path} rows={2} />
        ))}
      </div>
    </Card>
  )
}
