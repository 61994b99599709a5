import { decimalMark } from '@sheaf/domain/locale/document-locale'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { typeAt } from './corrections.ts'
import { EditableValue, isEditable } from './editable-value.tsx'
import { type Pointing, pointedBy } from './pointing.ts'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'
import type { Review } from './use-review.ts'

type SuggestionListProps = {
  readonly group: SuggestionGroup
  readonly review: Review
  readonly pointing: Pointing
}

export const rowLook =
  '-mx-2 rounded-control px-2 py-1 transition-colors data-[active=true]:bg-spruce-tint'

export function SuggestionList({ group, review, pointing }: SuggestionListProps) {
  return (
    <section aria-label={group.title}>
      <h4 className="mb-1 text-ink-soft text-small">{group.title}</h4>
      <ul>
        {group.suggestions.map((suggestion) => (
          <li
            key={suggestion.id}
            {...pointedBy(suggestion.id, pointing)}
            className={`${rowLook} flex items-start gap-2`}
          >
            {suggestion.isThere ? (
              <Present suggestion={suggestion} />
            ) : (
              <Offered {...{ suggestion, review }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The document says so already. */
function Present({ suggestion: { label, value } }: { readonly suggestion: Suggestion }) {
  return (
    <p className={columns}>
      <span className="flex gap-3 text-ink-soft">
        <Check aria-hidden="true" className="m-0.5 size-4 shrink-0 text-spruce" />
        {label}
      </span>{' '}
      <span className="min-w-0 whitespace-pre-line wrap-anywhere max-sm:pl-8">
        {value} <span className="text-ink-soft">(already filled in)</span>
      </span>
    </p>
  )
}

export const columns = 'grid min-w-0 grow gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]'

type OfferedProps = { readonly suggestion: Suggestion; readonly review: Review }

function Offered({ suggestion, review }: OfferedProps) {
  const { id, label, value, values, isSure, now } = suggestion
  const remark = useId()
  const raw = values[id]
  const type = typeAt(id)
  return (
    <>
      <div className={columns}>
        <Checkbox
          checked={review.ticked.has(id)}
          onChange={({ target }) => review.tick(id, target.checked)}
          aria-label={`${label} ${value}`}
          aria-describedby={remark}
          label={<span className="text-ink-soft">{label}</span>}
        />
        <div className="min-w-0 max-sm:pl-8">
          {typeof raw === 'string' && isEditable(type) ? (
            <EditableValue
              {...{ label, type, value: raw, shown: value }}
              mark={decimalMark(review.document)}
              onType={(typed) => review.type(id, typed)}
            />
          ) : (
            <span className="whitespace-pre-line wrap-anywhere">{value}</span>
          )}
          {(now !== undefined || !isSure) && (
            <p
              id={remark}
              className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small"
            >
              {now !== undefined && <span className="wrap-anywhere">Current: {now}</span>}
              {!isSure && <Badge tone="vermilion">Please check</Badge>}
            </p>
          )}
        </div>
      </div>
      <WrongButton label={label} onClick={() => review.remove(id, Object.keys(values))} />
    </>
  )
}

type WrongButtonProps = { readonly label: string; readonly onClick: () => void }

export function WrongButton({ label, onClick }: WrongButtonProps) {
  return (
    <IconButton
      label={`That's wrong: ${label}`}
      title="That's wrong"
      onClick={onClick}
      className="-my-1 shrink-0"
    >
      <X />
    </IconButton>
  )
}
