import type { Severity } from '@sheaf/accounting/finding'
import { CircleAlert, CircleCheck, Info, PenLine } from 'lucide-react'
import { nameOf } from '#studio/derive.ts'
import type { ExportEntry } from '#studio/export/export-list.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { EntryFinding } from './use-preflight.ts'

type FindingsListProps = {
  readonly program: string
  /** Undefined while nothing is known. */
  readonly findings: readonly EntryFinding[] | undefined
  readonly onGoToRow: (id: string) => void
  readonly onGoToMapping: (fieldId: string) => void
}

const words: Readonly<Record<Severity, string>> = {
  refused: 'Left out',
  changed: 'Changed',
  advice: 'Note',
}

const order: readonly Severity[] = ['refused', 'changed', 'advice']

/** What the program would refuse, told before the download, with the way to each document. */
export function FindingsList({ program, findings, onGoToRow, onGoToMapping }: FindingsListProps) {
  const sorted = findings?.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  return (
    <Card title="Before you import" help={`What ${program} would refuse or read differently.`}>
      <div aria-live="polite">
        {sorted === undefined ? (
          <Skeleton className="h-16" />
        ) : sorted.length === 0 ? (
          <p className="flex items-center gap-2 text-spruce">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            Nothing to fix. The files are ready.
          </p>
        ) : (
          <ul className="flex flex-col">
            {sorted.slice(0, mostFindings).map((finding) => (
              <FindingItem
                key={`${finding.id} ${finding.mappingField ?? ''} ${finding.message}`}
                {...{ finding, onGoToRow, onGoToMapping }}
              />
            ))}
            {sorted.length > mostFindings && (
              <li className="pt-3 text-ink-soft text-small">
                And {sorted.length - mostFindings} more. Choose 'Only with problems' above the list
                to go through them.
              </li>
            )}
          </ul>
        )}
      </div>
    </Card>
  )
}

// Nobody reads a thousand sentences.
const mostFindings = 20

type FindingItemProps = Pick<FindingsListProps, 'onGoToRow' | 'onGoToMapping'> & {
  readonly finding: EntryFinding
}

function FindingItem({ finding, onGoToRow, onGoToMapping }: FindingItemProps) {
  const { severity, message, entries, mappingField } = finding
  const isRefused = severity === 'refused'
  const Mark = isRefused ? CircleAlert : Info
  return (
    <li className="flex gap-3 border-hairline border-t py-3 first:border-none first:pt-0 last:pb-0">
      <Mark
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isRefused ? 'text-vermilion-ink' : 'text-ink-soft'}`}
      />
      <div className="flex min-w-0 flex-col items-start gap-1 text-small">
        <p className="wrap-anywhere">
          <span className="font-medium">{words[severity]}:</span> {message}
        </p>
        {mappingField !== undefined && (
          <Button
            size="small"
            variant="quiet"
            className="-ml-3"
            onClick={() => onGoToMapping(mappingField)}
          >
            <PenLine aria-hidden="true" className="size-4" />
            Set it
          </Button>
        )}
        <Documents entries={entries} onGoToRow={onGoToRow} />
      </div>
    </li>
  )
}

// More are found by the filter of the table.
const mostNamed = 6

type DocumentsProps = {
  readonly entries: readonly ExportEntry[]
  readonly onGoToRow: (id: string) => void
}

function Documents({ entries, onGoToRow }: DocumentsProps) {
  if (entries.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-soft">
      {entries.slice(0, mostNamed).map(({ id, computed, fileName }) => (
        <button
          key={id}
          type="button"
          onClick={() => onGoToRow(id)}
          className="wrap-anywhere cursor-pointer rounded-control text-left text-spruce underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-10"
        >
          <VisuallyHidden>Show </VisuallyHidden>
          {computed.document.number.trim() || fileName || nameOf(computed.document)}
        </button>
      ))}
      {entries.length > mostNamed && (
        <span className="tabular-nums">and {entries.length - mostNamed} more</span>
      )}
    </p>
  )
}
