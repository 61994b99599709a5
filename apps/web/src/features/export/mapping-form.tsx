import type { Mapping, MappingField, MappingGroup } from '@sheaf/accounting/mapping'
import type { RefObject } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Preflight } from './use-preflight.ts'

type MappingFormProps = {
  /** What the program is called. */
  readonly program: string
  /** Undefined until it is known what the program asks. */
  readonly preflight: Preflight | undefined
  /** What the user told; the rest is as usual. */
  readonly own: Mapping
  /** Undefined: all as usual again. */
  readonly onChange: (own: Mapping | undefined) => void
  readonly ref: RefObject<HTMLDivElement | null>
}

const groupTitles: Readonly<Record<MappingGroup, string>> = {
  accounts: 'Accounts',
  taxes: 'Taxes',
  tracking: 'Tracking',
  writing: 'Dates and numbers',
  program: 'About your books',
}

/** How the documents become entries of the program. */
export function MappingForm({ program, preflight, own, onChange, ref }: MappingFormProps) {
  const { fields = [], suggested = {} } = preflight ?? {}
  const groups = (Object.keys(groupTitles) as MappingGroup[])
    .map((id) => ({ id, fields: fields.filter(({ group }) => group === id) }))
    .filter((group) => group.fields.length > 0)
  const isUsual = Object.keys(own).length === 0
  return (
    <div ref={ref} className="min-w-0">
      <Card
        title={`Match ${program}`}
        help={
          preflight && groups.length === 0
            ? 'Nothing to set. The files have everything the documents say.'
            : 'Use the names and codes from your books. This browser remembers them until you sign out.'
        }
        aside={
          !isUsual && (
            <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
              Reset
            </Button>
          )
        }
      >
        {!preflight && <Skeleton className="h-40" />}
        <div className="flex flex-col gap-6">
          {groups.map((group) => (
            <fieldset key={group.id} className="min-w-0">
              <legend className="mb-2 text-ink-soft text-small">{groupTitles[group.id]}</legend>
              <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
                {group.fields.map((field) => (
                  <MappingInput
                    key={field.id}
                    field={field}
                    value={own[field.id] ?? suggested[field.id] ?? ''}
                    onChange={(value) => onChange({ ...own, [field.id]: value })}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </Card>
    </div>
  )
}

type MappingInputProps = {
  readonly field: MappingField
  readonly value: string
  readonly onChange: (value: string) => void
}

function MappingInput({ field, value, onChange }: MappingInputProps) {
  const { id, label, hint, choices, isNeeded, maxLength } = field
  const frame = {
    ...{ label, help: hint, required: isNeeded, value, name: id },
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  }
  if (!choices) return <TextField {...frame} maxLength={maxLength} autoComplete="off" />
  const options = choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: 'Choose' }, ...choices]
  return <SelectField {...frame} options={options} />
}
