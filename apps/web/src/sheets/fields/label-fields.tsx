import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { labelGroups } from '@sheaf/domain/documents/label-groups'
import {
  englishLabels,
  type Labels,
  labelsIn,
  longestLabel,
} from '@sheaf/domain/locale/words/labels'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#ui/fields/text-field.tsx'
import { useWords } from './use-words.ts'

type LabelFieldsProps = {
  readonly kind: DocumentKind
  readonly language: string
  readonly labels: Labels
  /** An empty text is the standard label. */
  readonly onRename: (key: string, text: string) => void
}

/** Every label of a sheet, to be called otherwise. Folded away: most sheets keep theirs. */
export function LabelFields(props: LabelFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const count = Object.keys(props.labels).length
  return (
    <details className="group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="-mx-2 flex cursor-pointer list-none items-center gap-2 rounded-control px-2 py-1.5 hover:bg-wash [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        <span className="font-medium">Rename labels</span>
        {count > 0 && <span className="text-ink-soft text-small">{count} renamed</span>}
      </summary>
      {isOpen && <LabelList {...props} />}
    </details>
  )
}

function LabelList({ kind, language, labels, onRename }: LabelFieldsProps) {
  const standard = labelsIn(useWords(language))
  return (
    <div className="@container flex flex-col gap-6 pt-3">
      <p className="text-ink-soft text-small">Leave a field empty to use the standard label.</p>
      {labelGroups(kind).map(({ title, keys }) => (
        <fieldset key={title} className="min-w-0">
          <legend className="mb-2 font-medium text-ink-soft text-small">{title}</legend>
          <div className="grid gap-4 @min-[26rem]:grid-cols-2">
            {keys.map((key) => (
              <TextField
                key={key}
                label={englishLabels.get(key) ?? key}
                placeholder={standard.get(key)}
                value={labels[key] ?? ''}
                maxLength={longestLabel}
                autoComplete="off"
                onChange={({ target }) => onRename(key, target.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
