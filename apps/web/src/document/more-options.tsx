import { ChevronRight } from 'lucide-react'
import { CurrencyField } from '#sheets/currency-field.tsx'
import { JurisdictionField } from '#sheets/jurisdiction-field.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type ExtraId, extrasOf } from './extras.ts'
import { LanguageField } from './language-field.tsx'
import { usePaper } from './paper-context.ts'

type MoreOptionsProps = {
  readonly onToggle: (id: ExtraId) => void
  /** What is always there and cannot be put away. */
  readonly except?: readonly ExtraId[]
}

/** What most documents do without, folded away below the sheet. */
export function MoreOptions({ onToggle, except = [] }: MoreOptionsProps) {
  const { editor, shown, problems } = usePaper()
  const { document } = editor
  const extras = [...extrasOf(document)].filter(([id]) => !except.includes(id))
  const groups = [...new Set(extras.map(([, { group }]) => group))]
  return (
    <details className="group rounded-panel border border-hairline bg-paper">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-panel px-4 py-3 font-medium hover:bg-wash [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        <span className="shrink-0">More options</span>
        <span className="truncate font-normal max-sm:hidden text-ink-soft text-small">
          Currency, discounts, tax per line, shipping, references
        </span>
      </summary>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-5">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-4">
          <CurrencyField
            label="Currency"
            value={document.currency}
            onChange={(code) => editor.set('currency', code)}
            error={problems.currency}
          />
          <JurisdictionField
            label="Country"
            help="Decides the size of the paper."
            value={document.jurisdiction}
            onChange={(country) => editor.set('jurisdiction', country)}
            error={problems.jurisdiction}
          />
          <LanguageField
            label="Language"
            help="Of figures, dates and what tax law wants said."
            value={document.language}
            onChange={(language) => editor.set('language', language)}
            error={problems.language}
          />
          <SelectField
            label="Tax rounding"
            value={document.taxRounding}
            onChange={({ target }) => editor.set('taxRounding', target.value)}
            options={[
              { value: 'document', label: 'Once, on the total' },
              { value: 'line', label: 'On each line' },
            ]}
          />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-6">
          {groups.map((group) => (
            <fieldset key={group} className="min-w-0">
              <legend className="mb-2 font-medium text-ink-soft text-small">{group}</legend>
              <div className="flex flex-col gap-1.5">
                {extras
                  .filter(([, extra]) => extra.group === group)
                  .map(([id, extra]) => (
                    <Checkbox
                      key={id}
                      label={extra.label}
                      checked={shown.has(id)}
                      onChange={() => onToggle(id)}
                    />
                  ))}
              </div>
            </fieldset>
          ))}
        </div>
      </div>
    </details>
  )
}
