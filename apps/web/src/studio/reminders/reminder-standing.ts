import type { Reminder, ReminderMail } from '@sheaf/contract/reminders'
import { type CalendarDay, daysBetween, formatDay } from '@sheaf/domain/locale/calendar-day'

type Standing = {
  readonly label: string
  readonly tone: 'plain' | 'spruce' | 'vermilion'
}

type Stated = Pick<Reminder, 'state' | 'dueOn' | 'mails'>

/** How the reminders of an invoice stand, at a glance. An email that didn't arrive comes before everything else. */
export function standingOf({ state, dueOn, mails }: Stated, today: CalendarDay): Standing {
  if (state === 'paid') return { label: 'Paid', tone: 'spruce' }
  if (state === 'ended') return { label: 'Ended', tone: 'plain' }
  if (state === 'stopped') return { label: 'Stopped by client', tone: 'vermilion' }
  if (lastMail(mails)?.state === 'failed') return { label: 'Needs attention', tone: 'vermilion' }
  return dueOn < today
    ? { label: 'Overdue', tone: 'vermilion' }
    : { label: 'Active', tone: 'spruce' }
}

export function isOverdue({ state, dueOn }: Stated, today: CalendarDay): boolean {
  return state === 'active' && dueOn < today
}

/** The email that goes out next. */
export function nextMail({ state, mails }: Stated): ReminderMail | undefined {
  return state === 'active' ? mails.find((mail) => mail.state === 'waiting') : undefined
}

/** The last one of which something became. */
function lastMail(mails: readonly ReminderMail[]): ReminderMail | undefined {
  return mails.findLast(({ state }) => state === 'sent' || state === 'failed')
}

/** 'Due in 3 days', '12 days overdue' */
export function dueWords(dueOn: CalendarDay, today: CalendarDay): string {
  const left = daysBetween(today, dueOn)
  if (left === 0) return 'Due today'
  const count = Math.abs(left) === 1 ? '1 day' : `${Math.abs(left)} days`
  return left > 0 ? `Due in ${count}` : `${count} overdue`
}

/** What became of an email: 'Sent on Nov 13, 2026, 9:00 AM'. */
export function mailWords({ state, at }: ReminderMail): string {
  const when = at === null ? '' : ` on ${moments.format(new Date(at))}`
  switch (state) {
    case 'sent':
      return `Sent${when}`
    case 'waiting':
      return 'Scheduled'
    case 'failed':
      return `Not delivered${at === null ? '' : `, tried until ${moments.format(new Date(at))}`}`
    case 'skipped':
      return 'Skipped'
  }
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The line about its emails, for lists. */
export function mailLine(reminder: Stated): string {
  const next = nextMail(reminder)
  if (next) return `Next email: ${formatDay(next.day, 'en-US')}`
  const last = lastMail(reminder.mails)
  if (last?.state === 'sent') return `Last email: ${formatDay(last.day, 'en-US')}`
  return last ? 'The last email was not delivered' : 'No emails sent'
}

/** Whose invoice it is. Once the reminders are over, no name is kept. */
export function nameOfReminder({ clientName, number }: Pick<Reminder, 'clientName' | 'number'>) {
  return clientName || (number ? `Invoice ${number}` : 'Invoice')
}
