import type { CurrentUser } from '@sheaf/contract/current-user'
import { startedSeries } from '@sheaf/contract/number-series'
import { proposedNumbers } from '@sheaf/domain/documents/number-series'
import { LockKeyhole } from 'lucide-react'
import { useMemo } from 'react'
import { useNumberSeries } from '#api/number-series.ts'
import { PremiumNote } from '#studio/kept-invoice/premium-note.tsx'
import { comingTurns, type RepeatDraft } from '#studio/repeat/repeat-draft.ts'
import { useRepeat } from '#studio/repeat/use-repeat.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { DeliveryGroup } from './delivery-group.tsx'
import { InvoiceGroup } from './invoice-group.tsx'
import { NumbersNotice } from './numbers-notice.tsx'
import { PlanPreview } from './plan-preview.tsx'
import { RhythmGroup } from './rhythm-group.tsx'
import { RisesGroup } from './rises-group.tsx'
import { useSavingSchedule } from './use-saving-schedule.ts'

type ScheduleFormProps = {
  readonly user: CurrentUser
  readonly title: string
  readonly help: string
  readonly draft: RepeatDraft
  readonly onChange: (draft: RepeatDraft) => void
}

/** What repeats, how often and to whom, and beside it what comes of that. */
export function ScheduleForm({ user, title, help, draft, onChange }: ScheduleFormProps) {
  const { data: list, isFresh } = useNumberSeries({ fresh: true })
  const series = useMemo(() => list && startedSeries(list).invoice, [list])
  const { editInvoice } = useRepeat(user.id)
  // Where the series cannot be read, the server says what is missing.
  const isUnnumbered = list !== undefined && series === undefined
  const saving = useSavingSchedule(draft, !isUnnumbered)
  const turns = comingTurns(draft)
  const numbers =
    series &&
    proposedNumbers(
      series,
      turns.map(({ day }) => day),
    )
  const coming = turns.map((turn, at) => ({ ...turn, number: numbers?.[at] ?? null }))
  // Without a series yet, the one on the invoice stands in for it.
  const number = coming[0]?.number ?? (draft.styled.document.number || '1')
  const change = (changed: Partial<RepeatDraft>) => onChange({ ...draft, ...changed })
  const group = { draft, change, problems: saving.problems }
  return (
    <form noValidate ref={saving.form} onSubmit={saving.submit} className="flex grow flex-col">
      <div className="mx-auto flex w-full max-w-page grow flex-col gap-6 px-4 pt-3 pb-10 sm:px-6">
        <header className="flex flex-col gap-1">
          <h1 className="text-heading">{title}</h1>
          <p className="text-ink-soft">{help}</p>
        </header>
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_28rem]">
          <div className="flex min-w-0 flex-col gap-5">
            {isUnnumbered && <NumbersNotice problem={saving.problems.numberSeries} />}
            <RhythmGroup {...group} />
            <InvoiceGroup
              {...group}
              // Not with a number that an invoice has taken meanwhile.
              onEdit={isFresh ? () => editInvoice(draft, number) : undefined}
            />
            <RisesGroup {...group} />
            <DeliveryGroup {...group} />
            {saving.upgrade && (
              <PremiumNote title={saving.upgrade}>
                What you set up stays in this tab, so you can start it after you upgrade.
              </PremiumNote>
            )}
          </div>
          <div className="min-w-0 lg:sticky lg:top-2 lg:-mx-3 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:px-3 lg:pb-4 lg:[scrollbar-width:thin]">
            <PlanPreview draft={draft} coming={coming} />
          </div>
        </div>
      </div>
      <SaveBar running={draft.running} isPending={saving.isPending} />
    </form>
  )
}

type SaveBarProps = { readonly running: RepeatDraft['running']; readonly isPending: boolean }

/** What is kept, said before it is. */
function SaveBar({ running, isPending }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 border-hairline border-t bg-ground print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-end gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <p className="mr-auto flex min-w-0 grow basis-72 gap-2 text-ink-soft text-small">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-spruce" />
          Sheaf keeps this invoice encrypted until the schedule ends or you delete it.
        </p>
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
          <ButtonLink href={running ? `/recurring/${running.id}` : '/recurring'}>Cancel</ButtonLink>
          <Button type="submit" variant="primary" loading={isPending} loadingLabel="Saving...">
            {running ? 'Save changes' : 'Start schedule'}
          </Button>
        </div>
      </div>
    </div>
  )
}
