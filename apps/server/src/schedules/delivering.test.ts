import type { ScheduleOrder } from '@sheaf/contract/schedules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { jobsDone } from '../../../../tests/support/jobs.ts'
import { textOfPdf } from '../../../../tests/support/pdf-text.ts'
import {
  lookForDue,
  monthlyDesk,
  scheduleJobsDone,
  scheduler,
} from '../../../../tests/support/schedules.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../../tests/support/smtp-server.ts'
import { schedules } from '../db/schedule-schema.ts'
import { jobsSchema } from '../jobs/jobs.ts'
import { runQueue } from './queues.ts'

let smtp: TestSmtpServer
let test: TestApp
beforeAll(async () => {
  smtp = await startSmtpServer()
  test = await startTestApp({ env: { SMTP_URL: smtp.url } })
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

function at(moment: string): void {
  test.clock.now = new Date(moment)
}

const firstDay = '2026-12-01T07:00:00Z'
const toClient = {
  deliverTo: 'client',
  clientEmail: 'elena@client.example',
} as const satisfies Partial<ScheduleOrder>

/** As if the pause before the next attempt were over. */
async function tryAgain(): Promise<void> {
  await test.database.pool.query(
    `update ${jobsSchema}.job set start_after = now() - interval '1 s' where state = 'retry'`,
  )
  test.jobs.wake(runQueue)
  await scheduleJobsDone(test)
}

describe('an invoice for a client', () => {
  it('reaches the client in the language of the document, with the user in copy and the PDF attached', async () => {
    const ada = await scheduler(test)
    const document = { ...monthlyDesk, language: 'de', jurisdiction: 'DE', currency: 'EUR' }
    await ada.order({ ...toClient, document })
    at(firstDay)
    await lookForDue(test)
    const readers = smtp.mails.flatMap(({ recipients }) => recipients)
    expect(readers.toSorted()).toEqual(['elena@client.example', ada.user.email].toSorted())
    const [mail] = smtp.mails
    expect(mail).toMatchObject({
      to: expect.stringContaining('elena@client.example'),
      cc: expect.stringContaining(ada.user.email),
    })
    expect(mail?.subject).toBe('Rechnung 2026-0001 von Oak & Iron')
    const [pdf] = mail?.attachments ?? []
    expect(pdf?.name).toBe('invoice-2026-0001.pdf')
    const text = await textOfPdf(Buffer.from(pdf?.bytes ?? []))
    expect(text).toContain('2026-0001')
    expect(text).toContain('Desk, Dezember')
  })

  it('goes back to the user when nobody reads at the address, which is not tried again', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order(toClient)
    smtp.mood = 'refuses the recipient'
    at(firstDay)
    await lookForDue(test)
    // This server refuses everybody: the invoice is kept until somebody has it.
    expect(await ada.find(id)).toMatchObject({ state: 'paused', runs: [{ state: 'failed' }] })
    smtp.mood = 'accepts'
    await ada.act(id, 'resume')
    await scheduleJobsDone(test)
    const { runs, state } = await ada.find(id)
    expect([state, runs[0]?.state, runs[0]?.number]).toEqual(['active', 'failed', '2026-0001'])
    expect(runs[0]?.problem).toMatch(/^Your client's email address doesn't accept mail/)
    await jobsDone(test)
    const subjects = smtp.mails.map(({ subject }) => subject)
    // That it was paused may have been told while the server still refused everybody.
    const others = subjects.filter((subject) => subject !== 'Your recurring invoice is paused')
    expect(others).toEqual(["Invoice 2026-0001 didn't reach your client"])
    expect(smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain('elena@client.example')
  })

  it('waits while the mail server is away, for four days, and then for its user', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order(toClient)
    smtp.mood = 'defers the recipient'
    at(firstDay)
    await lookForDue(test)
    expect(await ada.find(id)).toMatchObject({
      state: 'active',
      runs: [{ state: 'waiting', number: '2026-0001', at: null }],
    })
    at('2026-12-05T06:00:00Z')
    await tryAgain()
    expect((await ada.find(id)).runs[0]?.state).toBe('waiting')
    at('2026-12-05T08:00:00Z')
    await tryAgain()
    const failed = await ada.find(id)
    expect([failed.state, failed.runs[0]?.state]).toEqual(['paused', 'failed'])
    expect(failed.runs[0]?.problem).toContain("couldn't deliver")
    smtp.mood = 'accepts'
    await ada.act(id, 'resume')
    await scheduleJobsDone(test)
    const sent = await ada.find(id)
    expect(sent.runs).toMatchObject([{ state: 'sent', number: '2026-0001', problem: null }])
    expect(sent.coming[0]?.day).toBe('2027-01-01')
  })
})

describe('what cannot be made', () => {
  async function pausedFor(spoil: string, mend: string, words: RegExp) {
    const ada = await scheduler(test)
    const { id } = await ada.order()
    await test.database.pool.query(spoil, [ada.user.id])
    at('2027-01-01T08:00:00Z')
    await lookForDue(test)
    const paused = await ada.find(id)
    expect(paused).toMatchObject({ state: 'paused', runs: [{ state: 'failed', number: null }] })
    expect(paused.runs[0]?.problem).toMatch(words)
    expect(paused.coming[0]?.day).toBe('2026-12-01')
    await jobsDone(test)
    const notice = smtp.mails.find(({ subject }) => subject === 'Your recurring invoice is paused')
    expect(notice?.text.replace(/\s+/g, ' ')).toMatch(words)
    at('2027-01-20T08:00:00Z')
    await lookForDue(test)
    expect((await ada.find(id)).runs).toHaveLength(1)

    await test.database.pool.query(mend, [ada.user.id])
    await ada.setSeries()
    await ada.act(id, 'resume')
    await lookForDue(test)
    const mended = await ada.find(id)
    expect(mended.runs.map(({ day, number, state }) => [day, number, state])).toEqual([
      ['2027-01-01', '2027-0001', 'sent'],
      ['2026-12-01', '2026-0001', 'sent'],
    ])
  }

  it('pauses the schedule when Premium has ended, and is made up for later', () =>
    pausedFor(
      "update users set subscription = 'free' where id = $1",
      "update users set subscription = 'premium' where id = $1",
      /Your Premium plan has ended/,
    ))

  it('pauses the schedule when there is no series any more, and is made up for later', () =>
    pausedFor(
      'delete from number_series where user_id = $1',
      'select from users where id = $1',
      /no longer have a number series/,
    ))

  it('pauses the schedule when another secret has sealed it, and says so', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order()
    const other = "update schedules set sealed = overlay(sealed placing '\\x01020304' from 2)"
    await test.database.pool.query(`${other} where id = $1`, [id])
    at(firstDay)
    await lookForDue(test)
    expect(await ada.find(id)).toMatchObject({ state: 'paused', order: null, coming: [] })
    await jobsDone(test)
    const [notice] = smtp.mails
    expect(notice?.text.replace(/\s+/g, ' ')).toContain("can't be read anymore")
  })
})

it('a job that got lost is added again', async () => {
  const ada = await scheduler(test)
  const { id } = await ada.order()
  smtp.mood = 'defers the recipient'
  at(firstDay)
  await lookForDue(test)
  await test.database.pool.query(`delete from ${jobsSchema}.job where name = $1`, [runQueue.name])
  smtp.mood = 'accepts'
  at('2026-12-01T11:00:00Z')
  await lookForDue(test)
  expect((await ada.find(id)).runs).toMatchObject([{ state: 'sent', number: '2026-0001' }])
})
