import { kindTitle } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { CircleAlert } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'

type FetchFailureProps = { readonly message: string; readonly onRetry: () => void }

/** In the place of a list that did not come. */
export function FetchFailure({ message, onRetry }: FetchFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-vermilion border-l-2 py-1 pl-4"
    >
      <p className="flex items-center gap-2">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-vermilion-ink" />
        {message}
      </p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** 'Failed to fetch purchase order templates' */
export function fetchFailureOf(kind: DocumentKind): string {
  return `Failed to fetch ${kindTitle(kind).toLowerCase()} templates`
}
