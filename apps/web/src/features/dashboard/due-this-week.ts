import type { Reminder } from '@sheaf/contract/reminders'
import type { Schedule } from '@sheaf/contract/schedules'
import { addDays, type CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { isOverdue, nameOfReminder, nextMail } from '#studio/reminders/reminder-standing.ts'

/** Something that goes out by itself, on a day of this week. */
export type Coming = {
  readonly key: string
  readonly day: CalendarDay
  readonly what: 'invoice' | 'reminder'
  readonly name: string
  readonly detail: string
  readonly href: string
}

export type DueThisWeek = {
  /** The longest overdue first. */
  readonly overdue: readonly Reminder[]
  /** In the order of their days. */
  readonly coming: readonly Coming[]
}

/** Today and the six days after it. */
export function dueThisWeek(
  { schedules, reminders }: { schedules: readonly Schedule[]; reminders: readonly Reminder[] },
  today: CalendarDay,
): DueThisWeek {
  const lastDay = addDays(today, 6)
  const coming = [...schedules.flatMap(invoicesOf), ...reminders.flatMap(mailOf)]
  return {
    overdue: reminders
      .filter((reminder) => isOverdue(reminder, today))
      .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)),
    coming: coming
      .filter(({ day }) => day <= lastDay)
      .toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}

function invoicesOf({ id, state, coming, clientName, total }: Schedule): Coming[] {
  if (state !== 'active') return []
  return coming.map(({ turn, day, number }) => ({
    key: `${id}-${turn}`,
    day,
    what: 'invoice',
    name: clientName || 'No client name',
    detail: [number, total].filter(Boolean).join(' · '),
    href: `/recurring/${id}`,
  }))
}

function mailOf(reminder: Reminder): Coming[] {
  const next = nextMail(reminder)
  if (!next) return []
  const { id, number, amountDue } = reminder
  return [
    {
      key: id,
      day: next.day,
      what: 'reminder',
      name: nameOfReminder(reminder),
      detail: [number, amountDue].filter(Boolean).join(' · '),
      href: `/reminders/${id}`,
    },
  ]
}
