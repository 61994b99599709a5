import type { Schedule, ScheduleRun } from '@sheaf/contract/schedules'
import { dayWords } from './rhythm-words.ts'

type Standing = {
  readonly label: string
  readonly tone: 'plain' | 'spruce' | 'vermilion'
}

/** How a schedule stands, at a glance. What went wrong last comes before everything else. */
export function standingOf({ state, runs }: Pick<Schedule, 'state' | 'runs'>): Standing {
  if (state === 'ended') return { label: 'Ended', tone: 'plain' }
  if (runs[0]?.state === 'failed') return { label: 'Needs attention', tone: 'vermilion' }
  return state === 'paused'
    ? { label: 'Paused', tone: 'plain' }
    : { label: 'Active', tone: 'spruce' }
}

/** Whose invoices they are. Of an ended schedule no name is kept. */
export function nameOfSchedule({ clientName, state }: Pick<Schedule, 'clientName' | 'state'>) {
  if (clientName !== '') return clientName
  return state === 'ended' ? 'Ended schedule' : 'No client name'
}

/** What became of an invoice: 'Sent to your client on Nov 1, 2026, 8:00 AM'. */
export function runWords({ state, deliveredTo, at }: ScheduleRun): string {
  const when = at === null ? '' : ` on ${momentWords(at)}`
  switch (state) {
    case 'sent':
      return `Sent to ${deliveredTo === 'me' ? 'you' : 'your client'}${when}`
    case 'waiting':
      return 'Being sent'
    case 'failed':
      return `Not sent${when === '' ? '' : `, tried until ${momentWords(at ?? '')}`}`
    case 'skipped':
      return `Skipped${when}`
  }
}

/** The last invoice in one line, for the list. */
export function lastRunWords([last]: readonly ScheduleRun[]): string {
  if (!last) return 'Nothing sent yet'
  const did = { sent: 'Sent', waiting: 'Being sent', failed: 'Not sent', skipped: 'Skipped' }
  const number = last.number === null ? '' : `${last.number}, `
  return `${did[last.state]}: ${number}${dayWords(last.day)}`
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function momentWords(moment: string): string {
  return moments.format(new Date(moment))
}
