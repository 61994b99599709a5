import type { KeptSeries } from '@sheaf/contract/number-series'
import { kindInText, kindTitle } from '@sheaf/domain/documents/field-labels'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { useState } from 'react'
import { useNumberSeries } from '#api/number-series.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { SeriesDialog } from '#studio/numbering/series-dialog.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { SettingsSection } from './settings-section.tsx'

/** How the user's documents are numbered, kind by kind. */
export function NumbersSection() {
  const { data: list, isFailed, tryAgain, isFresh } = useNumberSeries({ fresh: true })
  const [chosen, setChosen] = useState<DocumentKind>('invoice')
  const [isOpen, setIsOpen] = useState(false)
  const isReady = list !== undefined && isFresh && !isFailed
  return (
    <SettingsSection
      title="Document numbers"
      help="New documents get the next number automatically. A number is only used up when you generate the PDF, so there are no gaps."
    >
      {isFailed && (
        <FetchFailure message="We couldn't load your document numbers" onRetry={tryAgain} />
      )}
      {!isFailed && !isReady && <Skeleton className="h-64" />}
      {isReady && (
        <ul className="flex flex-col border-hairline border-b">
          {documentKinds.map((kind) => (
            <SeriesRow
              key={kind}
              {...{ kind, series: list[kind] }}
              onSet={() => {
                setChosen(kind)
                setIsOpen(true)
              }}
            />
          ))}
        </ul>
      )}
      {isReady && (
        <SeriesDialog
          key={`${chosen} ${isOpen}`}
          {...{ kind: chosen, series: list[chosen], isOpen, setIsOpen }}
        />
      )}
    </SettingsSection>
  )
}

type SeriesRowProps = {
  readonly kind: DocumentKind
  readonly series: KeptSeries | undefined
  readonly onSet: () => void
}

function SeriesRow({ kind, series, onSet }: SeriesRowProps) {
  return (
    <li className="flex items-center gap-4 border-hairline border-t py-3">
      <div className="min-w-0 grow">
        <p className="font-medium">{kindTitle(kind)}</p>
        <p className="wrap-anywhere text-ink-soft text-small tabular-nums">
          {series ? wordsOf(series) : 'No series yet'}
        </p>
      </div>
      <Button size="small" onClick={onSet}>
        {series ? 'Change' : 'Set up'}
        <VisuallyHidden> {kindInText(kind)} numbers</VisuallyHidden>
      </Button>
    </li>
  )
}

function wordsOf({ lastNumber, nextNumber }: KeptSeries): string {
  return lastNumber === null
    ? `Starts with ${nextNumber}`
    : `Last: ${lastNumber} · Next: ${nextNumber}`
}
