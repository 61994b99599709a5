import type { Schedule } from '@sheaf/contract/schedules'
import { CircleAlert, Pause, PenLine, Play } from 'lucide-react'
import { useLocation, useParams } from 'wouter'
import { useSchedule } from '#api/schedules.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { DeliveryFacts, KeptFact } from '#studio/kept-invoice/kept-facts.tsx'
import { KeptLoading } from '#studio/kept-invoice/kept-loading.tsx'
import { repeatOf } from '#studio/repeat/repeat-draft.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { NoSchedule } from './no-schedule.tsx'
import { PlanPreview } from './plan-preview.tsx'
import { dayWords, endWords, rhythmWords } from './rhythm-words.ts'
import { RunList } from './run-list.tsx'
import { ScheduleMenu } from './schedule-menu.tsx'
import { nameOfSchedule, standingOf } from './schedule-words.ts'
import { useScheduleActions } from './use-schedule-actions.tsx'

/** One schedule: what comes, what was sent, and what can be done about it. */
export function ScheduleScreen() {
  const { id = '' } = useParams()
  const schedule = useSchedule(id)
  if (schedule.isFailed) return <NoSchedule {...schedule} />
  return schedule.data ? (
    <Shown schedule={schedule.data} />
  ) : (
    <KeptLoading label="Loading the schedule" />
  )
}

function Shown({ schedule }: { readonly schedule: Schedule }) {
  const draft = repeatOf(schedule, currentMoment().today)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <Head schedule={schedule} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-10">
          <Fault schedule={schedule} />
          {schedule.order && <Facts order={schedule.order} />}
          <section aria-labelledby="history" className="flex flex-col gap-3">
            <h2 id="history" className="text-lead">
              History
            </h2>
            <RunList runs={schedule.runs} />
          </section>
        </div>
        {draft ? (
          <PlanPreview draft={draft} coming={schedule.coming} />
        ) : (
          <p className="text-ink-soft">
            This schedule has ended. We no longer keep its invoice, only what was sent and when.
          </p>
        )}
      </div>
    </div>
  )
}

function Head({ schedule }: { readonly schedule: Schedule }) {
  const [, navigate] = useLocation()
  const { id, state, order, total } = schedule
  const actions = useScheduleActions(schedule, () => navigate('/recurring'))
  const standing = standingOf(schedule)
  const rhythm = order && `${rhythmWords(order.recurrence)} · ${endWords(order.recurrence)}`
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="wrap-anywhere text-heading">{nameOfSchedule(schedule)}</h1>
          <Badge tone={standing.tone}>{standing.label}</Badge>
        </div>
        <p className="text-ink-soft tabular-nums">{[total, rhythm].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state !== 'ended' && (
          <>
            {state === 'active' ? (
              <Button loading={actions.pending === 'pause'} onClick={actions.pause}>
                <Pause aria-hidden="true" className="size-4" />
                Pause
              </Button>
            ) : (
              <Button
                variant="primary"
                loading={actions.pending === 'resume'}
                onClick={actions.resume}
              >
                <Play aria-hidden="true" className="size-4" />
                Resume
              </Button>
            )}
            <ButtonLink href={`/recurring/${id}/edit`}>
              <PenLine aria-hidden="true" className="size-4" />
              Edit
            </ButtonLink>
          </>
        )}
        <ScheduleMenu schedule={schedule} actions={actions} isShort />
      </div>
      {actions.dialog}
    </header>
  )
}

/** What went wrong last, where the eye falls first. */
function Fault({ schedule }: { readonly schedule: Schedule }) {
  const [last] = schedule.runs
  if (!last?.problem) return null
  return (
    <div role="status" className="flex gap-3 rounded-panel bg-vermilion-tint p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-vermilion-ink" />
      <div>
        <p className="font-medium">The invoice of {dayWords(last.day)}</p>
        <p>{last.problem}</p>
      </div>
    </div>
  )
}

function Facts({ order }: { readonly order: NonNullable<Schedule['order']> }) {
  return (
    <dl className="flex flex-col border-hairline border-b">
      <DeliveryFacts order={order} at="8:00 AM" />
      {order.rises.map(({ from, percent }) => (
        <KeptFact key={`${from} ${percent}`} name={`From ${dayWords(from)}`}>
          Prices {percent.startsWith('-') ? 'fall' : 'rise'} by {percent.replace('-', '')}%
        </KeptFact>
      ))}
    </dl>
  )
}
