import { isPriced } from '@sheaf/domain/documents/document'
import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { type OptionId, options } from '@sheaf/domain/documents/options'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LanguageField, SecondLanguageField } from '#document/fields/language-field.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { InsideThePdf } from './inside-the-pdf.tsx'
import { optionsOf } from './options.ts'
import { usePaper } from './paper-context.ts'
import { SecondCurrency } from './second-currency.tsx'

type MoreOptionsProps = {
  readonly onToggle: (id: OptionId) => void
  /** What is always there and cannot be put away. */
  readonly except?: readonly OptionId[]
}

/** What most documents do without, folded away below the sheet. */
export function MoreOptions({ onToggle, except = [] }: MoreOptionsProps) {
  const { editor, shown, problems, table } = usePaper()
  const { document } = editor
  const [isOpen, setIsOpen] = useState(false)
  const offered = [...optionsOf(editor.kind, table).keys()].filter((id) => !except.includes(id))
  const bound = (path: FieldPath) => ({
    label: fieldLabel(editor.kind, path),
    value: editor.text(path),
    onChange: (value: string) => editor.set(path, value),
    error: problems[path],
  })
  const groups = [...new Set(offered.map((id) => options[id].group))]
  return (
    <details
      open={isOpen || problems['secondCurrency.rate'] !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-panel border border-hairline bg-paper"
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-panel px-4 py-3 font-medium hover:bg-wash [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        <span className="shrink-0">More options</span>
        <span className="truncate font-normal max-sm:hidden text-ink-soft text-small">
          Language, second currency, discounts, tax per line, shipping, references
        </span>
      </summary>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-5">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-4">
          <LanguageField
            {...bound('language')}
            help="For all labels, dates, numbers and required tax wording."
          />
          <SecondLanguageField editor={editor} />
          {isPriced(document) && (
            <SelectField
              {...bound('tax.rounding')}
              onChange={({ target }) => editor.set('tax.rounding', target.value)}
              options={[
                { value: 'document', label: 'Once, on the total' },
                { value: 'line', label: 'On each line' },
              ]}
            />
          )}
        </div>
        {isPriced(document) && <SecondCurrency {...{ document, isOpen }} />}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-6">
          {groups.map((group) => (
            <fieldset key={group} className="min-w-0">
              <legend className="mb-2 font-medium text-ink-soft text-small">{group}</legend>
              <div className="flex flex-col gap-1.5">
                {offered
                  .filter((id) => options[id].group === group)
                  .map((id) => (
                    <Checkbox
                      key={id}
                      label={options[id].label}
                      checked={shown.has(id)}
                      onChange={() => onToggle(id)}
                    />
                  ))}
              </div>
            </fieldset>
          ))}
          <InsideThePdf kind={editor.kind} />
        </div>
      </div>
    </details>
  )
}
