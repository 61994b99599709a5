import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'
import { Specimen } from './specimen.tsx'

const terms = [
  { value: 'due-on-receipt', label: 'Due on receipt' },
  { value: 'net-15', label: 'Net 15' },
  { value: 'net-30', label: 'Net 30' },
  { value: 'net-60', label: 'Net 60' },
  { value: 'net-90', label: 'Net 90' },
]

export function Fields() {
  return (
    <Specimen title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Client name" placeholder="Hotel Aurelia" />
        <TextField label="Invoice number" defaultValue="INV-204817" help="Counts up by itself." />
        <TextField type="email" label="Client email" optional autoComplete="off" />
        <TextField
          type="email"
          label="Company email"
          defaultValue="marlow@finch"
          error="Please enter a valid email address"
          autoComplete="off"
        />
        <TextField
          type="number"
          label="Tax rate"
          defaultValue="12.5"
          min={0}
          max={100}
          step={0.1}
        />
        <TextField type="date" label="Due date" defaultValue="2026-04-02" />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="correct horse" />
        <SelectField label="Payment terms" options={terms} defaultValue="net-30" />
        <TextField label="Locked" defaultValue="Cannot be changed" disabled />
        <SelectField label="Locked choice" options={terms} disabled />
        <TextareaField
          label="Notes"
          frameClassName="sm:col-span-2"
          help="Printed below the totals."
          defaultValue="Thank you for your order."
        />
        <Checkbox label="Save as template" help="Saves colors, logo and bank details." />
        <Checkbox label="Add a second tax" defaultChecked />
        <Checkbox label="Locked" disabled />
        <Checkbox label="Locked and set" disabled defaultChecked />
      </div>
    </Specimen>
  )
}
