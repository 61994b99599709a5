import { Check } from 'lucide-react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Badge } from '#ui/layout/badge.tsx'
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
          <li key={suggestion.id} {...pointedBy(suggestion.id, pointing)} className={rowLook}>
            {suggestion.isThere ? (
              <p className="flex gap-3">
                <Check aria-hidden="true" className="m-0.5 size-4 shrink-0 text-spruce" />
                <Words suggestion={suggestion} />
              </p>
            ) : (
              <Checkbox
                checked={review.ticked.has(suggestion.id)}
                onChange={({ target }) => review.tick(suggestion.id, target.checked)}
                label={<Words suggestion={suggestion} />}
                help={helpOf(suggestion)}
                className="*:last:grow"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ suggestion: { label, value, isThere } }: { readonly suggestion: Suggestion }) {
  return (
    <span className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="text-ink-soft">{label}</span>{' '}
      <span className="min-w-0 whitespace-pre-line wrap-anywhere">
        {value}
        {isThere && <span className="text-ink-soft"> (already filled in)</span>}
      </span>
    </span>
  )
}

function helpOf({ now, isSure }: Suggestion) {
  if (now === undefined && isSure) return undefined
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:pl-40">
      {now !== undefined && <span className="wrap-anywhere">Current: {now}</span>}
      {!isSure && <Badge>Please check</Badge>}
    </span>
  )
}
