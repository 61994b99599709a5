import { setTimeout as pause } from 'node:timers/promises'
import type { Schedule, ScheduleOrder } from '@sheaf/contract/schedules'
import type { User } from '../../apps/server/src/accounts/store.ts'
import { jobsSchema } from '../../apps/server/src/jobs/jobs.ts'
import { lookQueue, runQueue } from '../../apps/server/src/schedules/queues.ts'
import type { TestApp } from './app.ts'

/** An invoice of 640 dollars that falls due after 30 days. */
export const monthlyDesk = {
  type: 'invoice',
  companyName: 'Oak & Iron',
  clientName: 'Elena Castellan',
  tax1Rate: '0',
  issueDate: '2026-12-01',
  dueDate: '2026-12-31',
  lineItems: [{ description: 'Desk, {month}', quantity: '1', rate: '640' }],
}

export function anOrder(changes: Partial<ScheduleOrder> = {}): ScheduleOrder {
  return {
    document: monthlyDesk,
    recurrence: { every: 1, unit: 'month', start: '2026-12-01' },
    timeZone: 'Europe/Berlin',
    deliverTo: 'me',
    ...changes,
  }
}

/** A paying user with a number series, who calls the API. */
export async function scheduler(test: TestApp, fields: Partial<User> = {}) {
  const { user } = await test.signIn({ subscription: 'premium', ...fields })
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    // Months may have passed since the last call.
    const headers = { 'sec-fetch-site': 'same-origin', cookie: await test.openSession(user.id) }
    const request = { method, url: `/api${path}`, headers }
    return await test.app.inject({ ...request, ...(payload && { payload }) })
  }
  const series = { kind: 'invoice', pattern: '{YYYY}-{0001}', restarts: 'yearly' }
  const setSeries = () => call('PUT', '/number-series', series)
  await setSeries()
  return {
    user,
    call,
    setSeries,
    async order(changes: Partial<ScheduleOrder> = {}): Promise<Schedule> {
      const answer = await call('POST', '/schedules', anOrder(changes))
      if (answer.statusCode !== 201) throw new Error(`Not ordered: ${answer.body}`)
      return answer.json()
    },
    find: async (id: string): Promise<Schedule> => (await call('GET', `/schedules/${id}`)).json(),
    act: async (id: string, act: string, body: object = {}): Promise<Schedule> =>
      (await call('POST', `/schedules/${id}/${act}`, body)).json(),
  }
}

/** As if a minute had passed: all that is due by the clock of the app is made and sent. */
export async function lookForDue({ database, jobs }: TestApp): Promise<void> {
  await jobs.add(lookQueue, {}, database.orm)
  jobs.wake(lookQueue)
  await scheduleJobsDone({ database })
}

/** Nothing waits but for its time. */
export async function scheduleJobsDone({ database }: Pick<TestApp, 'database'>): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 10) {
    const { rows } = await database.pool.query(
      `select from ${jobsSchema}.job where name = any($1) and start_after <= now()
         and state in ('created', 'retry', 'active') limit 1`,
      [[lookQueue.name, runQueue.name]],
    )
    if (rows.length === 0) return
    await pause(10)
  }
  throw new Error('Schedules did not come to an end within 15 seconds')
}
