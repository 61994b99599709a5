import type { ScheduleOrder } from '@sheaf/contract/schedules'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { lookForDue, scheduler } from '../../../../tests/support/schedules.ts'
import { scheduleRuns } from '../db/schedule-schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

type Rule = ScheduleOrder['recurrence']

// The weeks around the Sundays of 2027 on which clocks are set forward and back.
const weeks = (start: string): Rule => ({ every: 1, unit: 'week', start, end: { count: 3 } })

const rules: readonly (readonly [timeZone: string, Rule])[] = [
  ['Europe/Berlin', { every: 1, unit: 'month', start: '2026-12-31' }],
  ['America/New_York', { every: 1, unit: 'month', start: '2027-01-30', end: { count: 3 } }],
  ['Europe/London', weeks('2027-03-21')],
  ['Europe/London', weeks('2027-10-24')],
  ['America/Los_Angeles', weeks('2027-03-07')],
  ['America/Los_Angeles', weeks('2027-10-31')],
  ['Pacific/Kiritimati', { every: 1, unit: 'quarter', start: '2026-11-30' }],
  ['UTC', { every: 1, unit: 'year', start: '2028-02-29' }],
]

async function nextDue(): Promise<Date | undefined> {
  const { rows } = await test.database.pool.query<{ at: Date | null }>(
    "select min(next_at) as at from schedules where state = 'active'",
  )
  return rows[0]?.at ?? undefined
}

/** What a clock on a wall of that zone shows. */
function wallClock(moment: Date | null, timeZone: string): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(moment ?? undefined)
}

it('over three years every invoice comes once, on its day at eight, in winter and in summer', async () => {
  test.clock.now = new Date('2026-11-16T12:00:00Z')
  const ada = await scheduler(test)
  const zones = new Map<string, string>()
  const ids: string[] = []
  for (const [timeZone, recurrence] of rules) {
    const { id } = await ada.order({ timeZone, recurrence })
    zones.set(id, timeZone)
    ids.push(id)
  }
  const [berlin = '', newYork = '', ...rest] = ids
  const end = new Date('2029-11-16T12:00:00Z')
  for (let due = await nextDue(); due !== undefined && due < end; due = await nextDue()) {
    test.clock.now = due
    await lookForDue(test)
    // Edited between two invoices: the rhythm goes on.
    if (due.toISOString().startsWith('2028-02-29T07')) {
      const { order } = await ada.find(berlin)
      const rises = [{ from: '2028-06-01', percent: '5' }]
      await ada.call('PUT', `/schedules/${berlin}`, { ...order, rises })
    }
  }

  const runs = await test.database.orm
    .select()
    .from(scheduleRuns)
    .orderBy(asc(scheduleRuns.at), asc(scheduleRuns.day))
  for (const run of runs) {
    expect(run).toMatchObject({ state: 'sent', isLate: false, problem: null, sealed: null })
    expect(wallClock(run.at, zones.get(run.scheduleId) ?? '')).toBe(`${run.day} 08:00`)
  }
  const daysOf = (id: string) =>
    runs.filter(({ scheduleId }) => scheduleId === id).map(({ day }) => day)
  expect(daysOf(berlin)).toHaveLength(35)
  expect(daysOf(berlin).slice(12, 17)).toEqual([
    ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
  ])
  expect(daysOf(newYork)).toEqual(['2027-01-30', '2027-02-28', '2027-03-30'])
  expect(rest.map((id) => daysOf(id).length)).toEqual([3, 3, 3, 3, 12, 2])
  expect(daysOf(ids.at(-1) ?? '')).toEqual(['2028-02-29', '2029-02-28'])
  const numbers = runs.map(({ number }) => number ?? '')
  expect(new Set(numbers).size).toBe(runs.length)
  // Without gaps: each year begins with the first and ends with as many as there were.
  for (const year of ['2026', '2027', '2028', '2029']) {
    const own = numbers.filter((number) => number.startsWith(year)).toSorted()
    expect(own).toEqual(own.map((_, index) => `${year}-${String(index + 1).padStart(4, '0')}`))
  }
  expect((await ada.find(berlin)).total).toBe('$672.00')
}, 120_000)
