import type { KeptSeries } from '@sheaf/contract/number-series'
import { kindInText } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type FormEvent, useState } from 'react'
import { causeMessage, fieldFailures } from '#api/failure.ts'
import { useEndNumberSeries, useSaveNumberSeries } from '#api/number-series.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import {
  choicesFor,
  hasYear,
  ownPattern,
  previewOf,
  type SeriesDraft,
  startOfDraft,
  withChoice,
  withPattern,
} from './series-draft.ts'

type SeriesDialogProps = {
  readonly kind: DocumentKind
  readonly series: KeptSeries | undefined
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
}

/** Sets how one kind of document is numbered. */
export function SeriesDialog({ kind, series, isOpen, setIsOpen }: SeriesDialogProps) {
  const [draft, setDraft] = useState(() => startOfDraft(kind, series))
  const saving = useSeriesSaving(kind, () => setIsOpen(false))
  const { today } = currentMoment()
  const preview = previewOf(draft, today)
  const change = (changed: Partial<SeriesDraft>) => setDraft({ ...draft, ...changed })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (preview.problems === undefined) void saving.save(draft)
  }

  return (
    <Dialog
      title={`${capitalized(kindInText(kind))} numbers`}
      description="Choose what your numbers look like and where to continue."
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <SelectField
          label="Format"
          value={draft.isOwn ? ownPattern : draft.pattern}
          onChange={({ target }) => setDraft(withChoice(draft, target.value, today))}
          options={choicesFor(kind, today)}
        />
        {draft.isOwn && (
          <TextField
            label="Your format"
            help="Use {YYYY}, {YY}, {MM} and {DD} for the date, and one counter such as {0001}."
            value={draft.pattern}
            error={preview.problems?.pattern ?? saving.problems.pattern}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setDraft(withPattern(draft, target.value, today))}
          />
        )}
        {hasYear(draft.pattern) && (
          <Checkbox
            label="Start again at 1 every year"
            checked={draft.isYearly}
            onChange={({ target }) => change({ isYearly: target.checked })}
          />
        )}
        <TextField
          label="Last number used"
          help="Leave empty if you haven't used any yet."
          optional
          value={draft.lastNumber}
          error={preview.problems?.lastNumber ?? saving.problems.lastNumber}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ lastNumber: target.value })}
        />
        <p aria-live="polite" className="rounded-control bg-wash px-4 py-3">
          <span className="text-ink-soft">Next number: </span>
          <strong className="wrap-anywhere font-medium tabular-nums">{preview.next ?? '…'}</strong>
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {series && (
            <Button
              variant="quiet"
              className="mr-auto -ml-4"
              disabled={saving.isPending}
              onClick={() => void saving.end()}
            >
              Stop using a series
            </Button>
          )}
          <Button type="submit" variant="primary" loading={saving.isPending}>
            Save numbers
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Problems = Readonly<Partial<Record<'pattern' | 'lastNumber', string>>>

function useSeriesSaving(kind: DocumentKind, onDone: () => void) {
  const saveSeries = useSaveNumberSeries()
  const endSeries = useEndNumberSeries()
  const [isPending, setIsPending] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  async function run(work: () => Promise<void>, done: string): Promise<void> {
    setIsPending(true)
    try {
      await work()
      toast({ title: 'Numbers saved', description: done })
      onDone()
    } catch (error) {
      const failures = fieldFailures(error, ['pattern', 'lastNumber'] as const)
      setProblems(Object.fromEntries(failures.map(({ name, message }) => [name, message])))
      const description = causeMessage(error, "We couldn't save your numbers. Please try again.")
      toast({ title: 'Numbers not saved', description, variant: 'destructive' })
    }
    setIsPending(false)
  }

  return {
    isPending,
    problems,
    save: ({ pattern, isYearly, lastNumber }: SeriesDraft) => {
      const restarts = isYearly && hasYear(pattern) ? 'yearly' : 'never'
      return run(
        () => saveSeries({ kind, pattern, restarts, lastNumber }),
        `New ${kindInText(kind)}s continue this series.`,
      )
    },
    end: () => run(() => endSeries(kind), `New ${kindInText(kind)}s no longer continue a series.`),
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
