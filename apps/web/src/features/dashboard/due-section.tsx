import type { Reminder } from '@sheaf/contract/reminders'
import type { Schedule } from '@sheaf/contract/schedules'
import { type CalendarDay, formatDay } from '@sheaf/domain/locale/calendar-day'
import { BellRing, CircleAlert, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useReminders } from '#api/reminders.ts'
import { useSchedules } from '#api/schedules.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { dueWords, nameOfReminder } from '#studio/reminders/reminder-standing.ts'
import { useEnding } from '#studio/reminders/use-ending.tsx'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { DashboardSectionHead } from './dashboard-section-head.tsx'
import { type Coming, dueThisWeek } from './due-this-week.ts'

/** What goes out by itself this week, and which invoices are overdue. */
export function DueSection() {
  const lists = { schedules: useSchedules(), reminders: useReminders() }
  const failed = Object.values(lists).filter(({ isFailed }) => isFailed)
  return (
    <section aria-labelledby="due-this-week" className="flex flex-col gap-4">
      <DashboardSectionHead id="due-this-week" title="Due this week">
        <TextLink href="/recurring">Recurring invoices</TextLink>
        <TextLink href="/reminders">Payment reminders</TextLink>
      </DashboardSectionHead>
      {failed.length > 0 ? (
        <FetchFailure
          message="We couldn't load what's due this week"
          onRetry={() => {
            for (const { tryAgain } of failed) tryAgain()
          }}
        />
      ) : lists.schedules.data && lists.reminders.data ? (
        <DueList schedules={lists.schedules.data} reminders={lists.reminders.data} />
      ) : (
        <Skeleton className="h-6 w-2/3" />
      )}
    </section>
  )
}

type DueListProps = {
  readonly schedules: readonly Schedule[]
  readonly reminders: readonly Reminder[]
}

function DueList({ schedules, reminders }: DueListProps) {
  const { markPaid, dialog } = useEnding()
  const { today } = currentMoment()
  const { overdue, coming } = dueThisWeek({ schedules, reminders }, today)
  if (overdue.length + coming.length === 0) {
    const hasAny = [...schedules, ...reminders].some(({ state }) => state === 'active')
    return (
      <p className="text-ink-soft">
        {hasAny
          ? 'Nothing goes out in the next seven days.'
          : 'Invoices you repeat and payments you want to be reminded of appear here.'}
      </p>
    )
  }
  return (
    <>
      <ul className="flex flex-col border-hairline border-b">
        {overdue.map((reminder) => (
          <Overdue key={reminder.id} {...{ reminder, today }} onPaid={() => markPaid(reminder)} />
        ))}
        {coming.map((each) => (
          <ComingRow key={`${each.what}-${each.key}`} coming={each} today={today} />
        ))}
      </ul>
      {dialog}
    </>
  )
}

type OverdueProps = {
  readonly reminder: Reminder
  readonly today: CalendarDay
  readonly onPaid: () => void
}

function Overdue({ reminder, today, onPaid }: OverdueProps) {
  const { id, number, amountDue, dueOn } = reminder
  const name = nameOfReminder(reminder)
  return (
    <Row
      icon={<CircleAlert className="text-vermilion-ink" />}
      name={name}
      href={`/reminders/${id}`}
      detail={[number, amountDue].filter(Boolean).join(' · ')}
      when={<span className="text-vermilion-ink">{dueWords(dueOn, today)}</span>}
    >
      <Button size="small" onClick={onPaid}>
        Mark as paid
        <VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
    </Row>
  )
}

type ComingRowProps = { readonly coming: Coming; readonly today: CalendarDay }

function ComingRow({ coming: { day, what, name, detail, href }, today }: ComingRowProps) {
  const word = what === 'invoice' ? 'Invoice' : 'Reminder'
  return (
    <Row
      icon={what === 'invoice' ? <Repeat /> : <BellRing />}
      {...{ name, href, detail }}
      when={
        <>
          {word}{' '}
          <time dateTime={day}>{day === today ? 'today' : `on ${formatDay(day, 'en-US')}`}</time>
        </>
      }
    />
  )
}

type RowProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly href: string
  readonly detail: string
  readonly when: ReactNode
  readonly children?: ReactNode
}

function Row({ icon, name, href, detail, when, children }: RowProps) {
  return (
    <li className="flex items-center gap-4 border-hairline border-t py-3">
      <span aria-hidden="true" className="text-ink-soft [&_svg]:size-5">
        {icon}
      </span>
      <div className="grid min-w-0 grow gap-x-6 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:items-baseline">
        <p className="min-w-0">
          <Link
            href={href}
            className="wrap-anywhere rounded-control font-medium decoration-1 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="wrap-anywhere block text-ink-soft text-small tabular-nums">
            {detail}
          </span>
        </p>
        <p className="tabular-nums">{when}</p>
      </div>
      {children && <div className="shrink-0">{children}</div>}
    </li>
  )
}
