import type { Schedule } from '@sheaf/contract/schedules'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useCurrentUser } from '#api/current-user.ts'
import { useSchedules } from '#api/schedules.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { dayWords, rhythmWords } from './rhythm-words.ts'
import { ScheduleMenu } from './schedule-menu.tsx'
import { lastRunWords, nameOfSchedule, standingOf } from './schedule-words.ts'
import { useScheduleActions } from './use-schedule-actions.tsx'

/** All that goes out by itself. */
export function RecurringScreen() {
  const session = useCurrentUser()
  const { data: schedules, isFailed, tryAgain } = useSchedules()
  if (session.state !== 'member') return null
  const isPremium = session.user.subscription === 'premium'
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex max-w-reading flex-col gap-1">
          <h1 className="text-heading">Recurring invoices</h1>
          <p className="text-ink-soft">
            Created and emailed on their day, with the next number.
            {!isPremium && (
              <>
                {' '}
                Part of <TextLink href="/upgrade">Premium</TextLink>.
              </>
            )}
          </p>
        </div>
        {schedules && schedules.length > 0 && (
          <ButtonLink href="/recurring/new" variant="primary">
            <Plus aria-hidden="true" className="size-4" />
            New recurring invoice
          </ButtonLink>
        )}
      </header>
      {isFailed ? (
        <FetchFailure message="We couldn't load your recurring invoices" onRetry={tryAgain} />
      ) : schedules === undefined ? (
        <SkeletonList label="Loading your recurring invoices" count={3} className="flex flex-col">
          <li className="border-hairline border-t py-4">
            <Skeleton className="h-12" />
          </li>
        </SkeletonList>
      ) : schedules.length === 0 ? (
        <NoSchedules isPremium={isPremium} />
      ) : (
        <ul className="flex flex-col border-hairline border-b">
          {schedules.map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ScheduleRow({ schedule }: { readonly schedule: Schedule }) {
  const { id, order, total, coming, runs } = schedule
  const actions = useScheduleActions(schedule)
  const standing = standingOf(schedule)
  const [next] = coming
  return (
    <li className="flex items-center gap-4 border-hairline border-t py-4">
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_8rem] md:items-center">
        <div className="min-w-0">
          <h2 className="text-lead leading-6">
            <Link
              href={`/recurring/${id}`}
              className="wrap-anywhere rounded-control decoration-1 underline-offset-4 hover:underline"
            >
              {nameOfSchedule(schedule)}
            </Link>
          </h2>
          <p className="text-ink-soft tabular-nums">
            {[order && rhythmWords(order.recurrence), total].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="min-w-0 tabular-nums">
          <p className="wrap-anywhere">
            {next ? `Next: ${dayWords(next.day)}` : 'No more invoices'}
            {next?.number && <span className="text-ink-soft"> · {next.number}</span>}
          </p>
          <p className="wrap-anywhere text-ink-soft text-small">{lastRunWords(runs)}</p>
        </div>
        <p>
          <Badge tone={standing.tone}>{standing.label}</Badge>
        </p>
      </div>
      <div className="-mr-2 shrink-0">
        <ScheduleMenu schedule={schedule} actions={actions} />
      </div>
      {actions.dialog}
    </li>
  )
}

function NoSchedules({ isPremium }: { readonly isPremium: boolean }) {
  return (
    <EmptyState
      title="No recurring invoices yet"
      action={
        <ButtonLink href="/recurring/new" variant="primary">
          {isPremium ? 'Set up a recurring invoice' : 'Try it with an invoice'}
        </ButtonLink>
      }
    >
      Choose an invoice, how often it repeats and who gets it. You'll see here what goes out next
      and what was sent.
    </EmptyState>
  )
}
