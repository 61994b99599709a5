import { isBlankLine } from '@sheaf/domain/documents/document'
import { linePath } from '@sheaf/domain/documents/field-path'
import { everydayUnits, unitCodeOf } from '@sheaf/einvoice/codes/everyday-units'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

/** What each line is counted in, as e-invoices want it: a unit of a list, told from the line's own word where that can be. */
export function LineUnits({ editor }: { readonly editor: DocumentEditor }) {
  const lines = editor.document.lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => !isBlankLine(line))
  if (lines.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">Units</legend>
      <p className="mb-3 text-ink-soft text-small">
        E-invoices take units from a list. We choose from what you wrote on the line.
      </p>
      <ul className="flex flex-col gap-3">
        {lines.map(({ line, index }) => (
          <li
            key={editor.lineKeys[index]}
            className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <span className="truncate text-small">
              {index + 1}. {line.description.split('\n')[0] || line.itemNumber || 'Line'}
            </span>
            <SelectField
              label={`Unit of line ${index + 1}`}
              labelHidden
              name={linePath(index, 'unitCode')}
              value={line.unitCode}
              options={unitOptions(line.unit, line.unitCode)}
              onChange={({ target }) => editor.setLine(index, 'unitCode', target.value)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function unitOptions(word: string, chosen: string) {
  const found = everydayUnits.find(({ code }) => code === (unitCodeOf(word) ?? 'C62'))
  const own = chosen !== '' && !everydayUnits.some(({ code }) => code === chosen)
  return [
    { value: '', label: `Automatic: ${found?.name.toLowerCase() ?? 'unit'}` },
    ...(own ? [{ value: chosen, label: `Unit ${chosen}` }] : []),
    ...everydayUnits.map(({ code, name }) => ({ value: code, label: name })),
  ]
}
