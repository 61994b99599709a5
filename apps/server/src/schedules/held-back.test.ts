import type { ScheduleOrder } from '@sheaf/contract/schedules'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { jobsDone } from '../../../../tests/support/jobs.ts'
import { lookForDue, scheduleJobsDone, scheduler } from '../../../../tests/support/schedules.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../../tests/support/smtp-server.ts'
import { typesetterOnDemand } from '../../../../tests/support/typesetter.ts'
import { scheduleRuns, schedules } from '../db/schedule-schema.ts'
import { jobsSchema } from '../jobs/jobs.ts'
import { deriveKeys } from '../keys.ts'
import { createSeal } from '../sealing/seal.ts'
import { createKeptOrders } from './kept-order.ts'
import { runQueue } from './queues.ts'

let smtp: TestSmtpServer
let test: TestApp
let drawnPdfs = 0
beforeAll(async () => {
  smtp = await startSmtpServer()
  test = await startTestApp({ env: { SMTP_URL: smtp.url }, typesetter: counting() })
})
afterAll(async () => {
  await test.close()
  await smtp.stop()
})
beforeEach(async () => {
  at('2026-11-16T12:00:00Z')
  await test.database.orm.delete(schedules)
  smtp.mood = 'accepts'
  smtp.mails.length = 0
})

function counting(): Typesetter {
  const typesetter = typesetterOnDemand()
  return {
    ...typesetter,
    toPdf: (...asked) => {
      drawnPdfs += 1
      return typesetter.toPdf(...asked)
    },
  }
}

function at(moment: string): void {
  test.clock.now = new Date(moment)
}

const toClient = {
  deliverTo: 'client',
  clientEmail: 'elena@client.example',
} as const satisfies Partial<ScheduleOrder>

const mailsTo = (address: string) =>
  smtp.mails.filter(({ recipients }) => recipients.includes(address))

/** As if the pause before the next attempt were over. */
async function tryAgain(): Promise<void> {
  await test.database.pool.query(
    `update ${jobsSchema}.job set start_after = now() - interval '1 s' where state = 'retry'`,
  )
  test.jobs.wake(runQueue)
  await scheduleJobsDone(test)
}

describe('an invoice that waits for the email server', () => {
  async function waiting(changes: Partial<ScheduleOrder> = toClient) {
    const ada = await scheduler(test)
    const { id } = await ada.order(changes)
    smtp.mood = 'defers the recipient'
    at('2026-12-01T07:00:00Z')
    await lookForDue(test)
    expect((await ada.find(id)).runs).toMatchObject([{ state: 'waiting', number: '2026-0001' }])
    return { ada, id }
  }

  it('is held back by a pause, and sent when its user resumes the schedule', async () => {
    const { ada, id } = await waiting()
    const [held] = (await ada.act(id, 'pause')).runs
    expect(held).toMatchObject({ state: 'failed', problem: expect.stringContaining('You paused') })
    smtp.mood = 'accepts'
    await tryAgain()
    at('2026-12-03T07:00:00Z')
    await lookForDue(test)
    expect(smtp.mails).toEqual([])
    await ada.act(id, 'resume')
    await scheduleJobsDone(test)
    const { runs, coming } = await ada.find(id)
    expect(runs).toMatchObject([{ state: 'sent', number: '2026-0001', problem: null }])
    expect(coming[0]?.day).toBe('2027-01-01')
    expect(mailsTo('elena@client.example')).toHaveLength(1)
  })

  it('goes to the address that its user has corrected meanwhile', async () => {
    const { ada, id } = await waiting()
    const { order } = await ada.act(id, 'pause')
    const corrected = { ...order, clientEmail: 'accounts@client.example' }
    expect((await ada.call('PUT', `/schedules/${id}`, corrected)).statusCode).toBe(200)
    smtp.mood = 'accepts'
    await ada.act(id, 'resume')
    await scheduleJobsDone(test)
    expect(mailsTo('elena@client.example')).toEqual([])
    expect(mailsTo('accounts@client.example')).toHaveLength(1)
  })

  it('is written anew from its schedule when it could not be drawn, under the number that it has', async () => {
    const { ada, id } = await waiting()
    const orders = createKeptOrders(
      createSeal(deriveKeys('a secret of this test, long enough').sealing),
    )
    const [run] = await test.database.orm.select().from(scheduleRuns)
    const bill = orders.openBill(ada.user.id, run?.sealed ?? Buffer.alloc(0))
    // As after an update in which its template is no more.
    const document = { ...bill.document, templateId: 'a-theme-of-the-past' }
    await test.database.orm
      .update(scheduleRuns)
      .set({ sealed: orders.sealBill(ada.user.id, { ...bill, document }) })
    smtp.mood = 'accepts'
    await tryAgain()
    const paused = await ada.find(id)
    expect([paused.state, paused.runs[0]?.state]).toEqual(['paused', 'failed'])
    expect(paused.runs[0]?.problem).toContain("couldn't be created")
    await jobsDone(test)
    expect(mailsTo(ada.user.email).map(({ text }) => text.includes(`/recurring/${id}`))).toEqual([
      true,
    ])
    await ada.act(id, 'resume')
    await scheduleJobsDone(test)
    expect((await ada.find(id)).runs).toMatchObject([{ state: 'sent', number: '2026-0001' }])
  })
})

it('a client who has an invoice never gets it again, however late its schedule is resumed', async () => {
  const ada = await scheduler(test)
  const { id } = await ada.order(toClient)
  smtp.mood = 'defers our users'
  at('2026-12-01T07:00:00Z')
  await lookForDue(test)
  at('2026-12-05T08:00:00Z')
  await tryAgain()
  expect((await ada.find(id)).state).toBe('paused')
  smtp.mood = 'accepts'
  at('2027-02-10T12:00:00Z')
  const other = { ...toClient, clientEmail: 'other@client.example' }
  const { id: otherId } = await ada.order({
    ...other,
    recurrence: { every: 1, unit: 'month', start: '2027-02-11' },
  })
  await ada.act(otherId, 'run')
  await scheduleJobsDone(test)
  expect(mailsTo('other@client.example')).toHaveLength(1)
  await ada.act(id, 'resume')
  await scheduleJobsDone(test)
  expect((await ada.find(id)).runs).toContainEqual(
    expect.objectContaining({ number: '2026-0001', state: 'sent' }),
  )
  const first = mailsTo('elena@client.example').filter((mail) => mail.subject.includes('2026-0001'))
  expect(first).toHaveLength(1)
})

it("nothing is drawn that may not be sent today, and a day's limit holds for mails to the user, too", async () => {
  const ada = await scheduler(test)
  const { id } = await ada.order(toClient)
  const { id: ownId } = await ada.order()
  const fill = `insert into client_mails (user_id, id, day, reader)
    select $1, reader || '-' || n, '2026-12-01', reader
    from (values ('client', 50), ('user', 200)) as most (reader, count), generate_series(1, count) as n`
  await test.database.pool.query(fill, [ada.user.id])
  drawnPdfs = 0
  at('2026-12-01T07:00:00Z')
  await lookForDue(test)
  expect((await ada.find(id)).runs).toMatchObject([{ state: 'waiting' }])
  expect((await ada.find(ownId)).runs).toMatchObject([{ state: 'waiting' }])
  expect(drawnPdfs).toBe(0)
  at('2026-12-02T07:00:00Z')
  await tryAgain()
  expect((await ada.find(id)).runs).toMatchObject([{ state: 'sent' }])
  expect((await ada.find(ownId)).runs).toMatchObject([{ state: 'sent' }])
})
