import type { Reminder } from '@sheaf/contract/reminders'
import type { Schedule } from '@sheaf/contract/schedules'
import { describe, expect, it } from 'vitest'
import { dueThisWeek } from './due-this-week.ts'

const today = '2026-11-16'

function aReminder(fields: Partial<Reminder> = {}): Reminder {
  return {
    id: 'rem_1',
    state: 'active',
    order: null,
    number: 'INV-7',
    clientName: 'Globex',
    amountDue: '$120.00',
    dueOn: '2026-11-30',
    mails: [{ day: '2026-11-18', tone: 'friendly', state: 'waiting', at: null, problem: null }],
    createdAt: '2026-11-01T00:00:00.000Z',
    ...fields,
  }
}

function aSchedule(fields: Partial<Schedule> = {}): Schedule {
  return {
    id: 'sch_1',
    state: 'active',
    order: null,
    clientName: 'Initech',
    total: '$900.00',
    coming: [
      { turn: 3, day: '2026-11-17', number: 'INV-8' },
      { turn: 4, day: '2026-12-17', number: 'INV-9' },
    ],
    runs: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    ...fields,
  }
}

describe('what is due this week', () => {
  it('is told in the order of its days, with what it is about', () => {
    const { coming } = dueThisWeek({ schedules: [aSchedule()], reminders: [aReminder()] }, today)
    expect(coming).toMatchObject([
      { day: '2026-11-17', what: 'invoice', name: 'Initech', detail: 'INV-8 · $900.00' },
      { day: '2026-11-18', what: 'reminder', name: 'Globex', detail: 'INV-7 · $120.00' },
    ])
  })

  it('ends with the seventh day, and leaves out what is paused or paid', () => {
    const { coming } = dueThisWeek(
      {
        schedules: [
          aSchedule({ state: 'paused' }),
          aSchedule({ id: 'sch_2', coming: [{ turn: 0, day: '2026-11-22', number: null }] }),
          aSchedule({ id: 'sch_3', coming: [{ turn: 0, day: '2026-11-23', number: null }] }),
        ],
        reminders: [aReminder({ state: 'paid' })],
      },
      today,
    )
    expect(coming.map(({ href }) => href)).toEqual(['/recurring/sch_2'])
  })

  it('names what is overdue, the longest first, also when no email is left to send', () => {
    const { overdue } = dueThisWeek(
      {
        schedules: [],
        reminders: [
          aReminder({ id: 'rem_1', dueOn: '2026-11-15' }),
          aReminder({ id: 'rem_2', dueOn: '2026-10-01', mails: [] }),
          aReminder({ id: 'rem_3', dueOn: '2026-10-01', state: 'paid' }),
          aReminder({ id: 'rem_4', dueOn: today }),
        ],
      },
      today,
    )
    expect(overdue.map(({ id }) => id)).toEqual(['rem_2', 'rem_1'])
  })
})
