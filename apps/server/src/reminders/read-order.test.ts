import { reminderOrderSchema } from '@sheaf/contract/reminders'
import { describe, expect, it } from 'vitest'
import { anUnpaidInvoice, aReminderOrder } from '../../../../tests/support/reminders.ts'
import { readReminderOrder } from './read-order.ts'

const at = new Date('2026-01-01T12:00:00Z')

function moments(endsOn: string, timeZone: string, days: readonly number[]): string[] {
  const order = aReminderOrder({
    document: anUnpaidInvoice({ endsOn }),
    steps: days.map((each) => ({ days: each, tone: 'friendly' })),
    timeZone,
  })
  const { mails } = readReminderOrder(reminderOrderSchema.parse(order), at)
  return mails.map(({ dueAt }) => dueAt.toISOString().slice(0, 16))
}

describe('the moments of reminders', () => {
  it('are nine on the clocks of the zone, whichever side of a change they are on', () => {
    expect(moments('2026-03-29', 'Europe/Berlin', [-1, 0, 1])).toEqual([
      ...['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00'],
    ])
    expect(moments('2026-10-25', 'Europe/Berlin', [-1, 0, 1])).toEqual([
      ...['2026-10-24T07:00', '2026-10-25T08:00', '2026-10-26T08:00'],
    ])
    expect(moments('2027-03-14', 'America/New_York', [-1, 0])).toEqual([
      ...['2027-03-13T14:00', '2027-03-14T13:00'],
    ])
    expect(moments('2027-11-07', 'America/New_York', [-1, 0])).toEqual([
      ...['2027-11-06T13:00', '2027-11-07T14:00'],
    ])
  })

  it('cross the ends of months and leap days', () => {
    expect(moments('2028-02-28', 'UTC', [1, 2, 365])).toEqual([
      ...['2028-02-29T09:00', '2028-03-01T09:00', '2029-02-27T09:00'],
    ])
  })
})

it('what is kept of an order reads the same on another day, with its own number', () => {
  const sent = reminderOrderSchema.parse(
    aReminderOrder({ document: { ...anUnpaidInvoice(), customization: { color: '#aa3311' } } }),
  )
  const first = readReminderOrder(sent, at)
  const order = first.kept.order
  if (order === null) throw new Error('Nothing was kept')
  const again = readReminderOrder(order, new Date('2027-06-01T00:00:00Z'))
  expect(again).toEqual({ ...first, invoice: again.invoice })
  expect(again.invoice.order).toEqual({ ...first.invoice.order, numberedBy: 'own' })
})
