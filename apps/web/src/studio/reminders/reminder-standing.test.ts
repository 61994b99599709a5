import type { Reminder, ReminderMail } from '@sheaf/contract/reminders'
import { describe, expect, it } from 'vitest'
import {
  dueWords,
  isOverdue,
  mailLine,
  mailWords,
  nextMail,
  standingOf,
} from './reminder-standing.ts'

const today = '2026-11-16'

function aMail(fields: Partial<ReminderMail> = {}): ReminderMail {
  return { day: '2026-11-20', tone: 'polite', state: 'waiting', at: null, problem: null, ...fields }
}

function reminders(fields: Partial<Reminder> = {}): Pick<Reminder, 'state' | 'dueOn' | 'mails'> {
  return { state: 'active', dueOn: '2026-11-17', mails: [aMail()], ...fields }
}

describe('how reminders stand', () => {
  it.each([
    [reminders(), 'Active'],
    [reminders({ dueOn: '2026-11-15' }), 'Overdue'],
    [reminders({ mails: [aMail({ state: 'failed' }), aMail()] }), 'Needs attention'],
    [reminders({ mails: [aMail({ state: 'failed' }), aMail({ state: 'sent' })] }), 'Active'],
    [reminders({ state: 'paid', dueOn: '2026-11-01' }), 'Paid'],
    [reminders({ state: 'stopped' }), 'Stopped by client'],
    [reminders({ state: 'ended' }), 'Ended'],
  ])('%j is told in a word', (reminder, label) => {
    expect(standingOf(reminder, today).label).toBe(label)
  })

  it('an invoice is overdue after its due date, while nobody said that it is paid', () => {
    expect(isOverdue(reminders({ dueOn: today }), today)).toBe(false)
    expect(isOverdue(reminders({ dueOn: '2026-11-15' }), today)).toBe(true)
    expect(isOverdue(reminders({ dueOn: '2026-11-15', state: 'paid' }), today)).toBe(false)
  })

  it.each([
    ['2026-11-16', 'Due today'],
    ['2026-11-17', 'Due in 1 day'],
    ['2026-12-16', 'Due in 30 days'],
    ['2026-11-15', '1 day overdue'],
    ['2026-11-02', '14 days overdue'],
  ])('%s is %s', (dueOn, words) => {
    expect(dueWords(dueOn, today)).toBe(words)
  })
})

describe('the emails of reminders', () => {
  const sent = aMail({ day: '2026-11-13', state: 'sent', at: '2026-11-13T08:00:00.000Z' })

  it('the next one is the first that waits, while the reminders run', () => {
    expect(nextMail(reminders({ mails: [sent, aMail()] }))?.day).toBe('2026-11-20')
    expect(nextMail(reminders({ state: 'paid' }))).toBeUndefined()
  })

  it('are told in a line', () => {
    expect(mailLine(reminders())).toBe('Next email: November 20, 2026')
    expect(mailLine(reminders({ state: 'paid', mails: [sent] }))).toBe(
      'Last email: November 13, 2026',
    )
    expect(mailLine(reminders({ mails: [aMail({ state: 'failed' })] }))).toBe(
      'The last email was not delivered',
    )
    expect(mailLine(reminders({ mails: [aMail({ state: 'skipped' })] }))).toBe('No emails sent')
  })

  it('say what became of them', () => {
    expect(mailWords(sent)).toMatch(/^Sent on Nov 13, 2026/)
    expect(mailWords(aMail())).toBe('Scheduled')
    expect(mailWords(aMail({ state: 'failed' }))).toBe('Not delivered')
    expect(mailWords(aMail({ state: 'skipped' }))).toBe('Skipped')
  })
})
