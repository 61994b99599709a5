import { kindTitle } from '@sheaf/domain/documents/field-labels'
import { type DocumentKind, isDocumentKind } from '@sheaf/domain/documents/kind'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Filter } from './table-rows.ts'

type TableToolsProps = {
  readonly kinds: readonly DocumentKind[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly onClear: () => void
}

/** Finds documents among many. */
export function TableTools({ kinds, filter, onFilter, onClear }: TableToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <TextField
        type="search"
        label="Search documents"
        labelHidden
        placeholder="Search number or client"
        frameClassName="grow basis-56 sm:max-w-72"
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
      />
      {kinds.length > 1 && (
        <SelectField
          label="Type of document"
          labelHidden
          frameClassName="grow basis-40 sm:max-w-48"
          value={filter.kind ?? ''}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, kind: isDocumentKind(value) ? value : undefined })
          }
          options={[
            { value: '', label: 'All types' },
            ...kinds.map((kind) => ({ value: kind, label: kindTitle(kind) })),
          ]}
        />
      )}
      <Checkbox
        label="Only with problems"
        checked={filter.isFaulty}
        onChange={({ target }) => onFilter({ ...filter, isFaulty: target.checked })}
      />
      <Button size="small" variant="quiet" className="ml-auto" onClick={onClear}>
        Clear list
      </Button>
    </div>
  )
}
