import type { Schedule } from '@sheaf/contract/schedules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo } from '../../../../tests/support/mails.ts'
import { anOrder, scheduleJobsDone, scheduler } from '../../../../tests/support/schedules.ts'
import { scheduleRuns, schedules } from '../db/schedule-schema.ts'
import { runQueue } from './queues.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.now = new Date('2026-11-16T12:00:00Z')
  await test.database.orm.delete(schedules)
})

const daysOf = ({ coming }: Schedule) => coming.map(({ day }) => day)

describe('a recurring invoice', () => {
  it('bears its own day when the rhythm is changed before it was made', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order({ mailSubject: 'Due {dueDate}' })
    // As if it had been asked for and every worker were busy.
    const day = '2026-11-16'
    const begun = { begunAt: test.clock.now, triedAt: test.clock.now, deliveredTo: 'me' } as const
    const run = { scheduleId: id, turn: 0 }
    await test.database.orm
      .insert(scheduleRuns)
      .values({ ...run, ...begun, userId: ada.user.id, day })
    await test.database.orm.update(schedules).set({ nextTurn: 1 })
    const yearly = { every: 1, unit: 'year', start: '2027-06-01' } as const
    const order = anOrder({ recurrence: yearly, mailSubject: 'Due {dueDate}' })
    const changed = (await ada.call('PUT', `/schedules/${id}`, order)).json()
    expect(daysOf(changed)[0]).toBe('2027-06-01')
    await test.jobs.add(runQueue, run, test.database.orm)
    test.jobs.wake(runQueue)
    await scheduleJobsDone(test)
    expect((await ada.find(id)).runs).toMatchObject([{ day, number: '2026-0001', state: 'sent' }])
    await mailTo(test, ada.user.email, 'Due December 16, 2026')
  })

  it('ends with the calendar, however often it is skipped, and can then be changed', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order({ recurrence: { every: 99, unit: 'year', start: '2019-12-31' } })
    await test.database.orm.update(schedules).set({ nextTurn: 79, firstTurn: 0 })
    expect(daysOf(await ada.act(id, 'skip'))).toEqual(['9939-12-31'])
    expect((await ada.act(id, 'skip')).state).toBe('ended')
    const weekly = { every: 1, unit: 'week', start: '2026-12-01' } as const
    const answer = await ada.call('PUT', `/schedules/${id}`, anOrder({ recurrence: weekly }))
    expect(daysOf(answer.json())[0]).toBe('9940-01-02')
  })
})

it('is looked for so often and no more: each list is worked out anew', async () => {
  const [ada, bob] = [await scheduler(test), await scheduler(test)]
  const looks = Array.from({ length: 121 }, () => ada.call('GET', '/schedules'))
  const statuses = (await Promise.all(looks)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await bob.call('GET', '/schedules')).statusCode).toBe(200)
})
