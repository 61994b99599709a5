import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { lookForReminders, reminding } from '../../../../tests/support/reminders.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../../tests/support/smtp-server.ts'
import { jobsSchema } from '../jobs/jobs.ts'

let smtp: TestSmtpServer
let test: TestApp
beforeAll(async () => {
  smtp = await startSmtpServer()
  test = await startTestApp({ env: { SMTP_URL: smtp.url } })
})
afterEach(() => {
  smtp.mood = 'accepts'
})
afterAll(async () => {
  await test.close()
  await smtp.stop()
})

/** As if the pause before the next attempt were over. */
async function tryAgain(): Promise<void> {
  await test.database.pool.query(
    `update ${jobsSchema}.job set start_after = now() where name = 'reminder' and state = 'retry'`,
  )
  await lookForReminders(test)
}

const subjectsTo = (address: string) =>
  smtp.mails.filter(({ recipients }) => recipients.includes(address)).map(({ subject }) => subject)

it('a reminder is tried for days while the email server is away, then given up and told', async () => {
  test.clock.now = new Date('2026-02-20T12:00:00Z')
  const ada = await reminding(test)
  const { id } = await ada.order({ clientEmail: 'slow@globex.example' })
  smtp.mood = 'defers the recipient'
  test.clock.now = new Date('2026-02-24T08:00:00Z')
  await lookForReminders(test)
  expect((await ada.find(id)).mails[0]).toMatchObject({ state: 'waiting', problem: null })
  test.clock.now = new Date('2026-02-28T07:00:00Z')
  await tryAgain()
  expect((await ada.find(id)).mails[0]?.state).toBe('waiting')
  test.clock.now = new Date('2026-02-28T09:00:00Z')
  await tryAgain()
  const [mail] = (await ada.find(id)).mails
  expect(mail).toMatchObject({ state: 'failed', problem: expect.stringContaining('delivered') })
  smtp.mood = 'accepts'
  await test.database.pool.query(
    `update ${jobsSchema}.job set start_after = now() where state = 'retry'`,
  )
  await lookForReminders(test)
  expect(subjectsTo(ada.user.email)).toEqual(["A payment reminder wasn't sent"])
})

it('an address that nobody reads is not tried again, and the user can mend it', async () => {
  test.clock.now = new Date('2026-02-20T12:00:00Z')
  const ada = await reminding(test)
  const { id, order } = await ada.order({ clientEmail: 'nobody@globex.example' })
  smtp.mood = 'refuses the recipient'
  test.clock.now = new Date('2026-02-24T08:00:00Z')
  await lookForReminders(test)
  smtp.mood = 'accepts'
  const after = await ada.find(id)
  expect(after).toMatchObject({ state: 'active', mails: [{ state: 'failed' }, {}, {}] })
  expect(after.mails[0]?.problem).toContain('Check the address')
  const mended = { ...order, clientEmail: 'somebody@globex.example' }
  expect((await ada.call('PUT', `/${id}`, mended)).statusCode).toBe(200)
  test.clock.now = new Date('2026-03-06T08:00:00Z')
  await lookForReminders(test)
  expect((await ada.find(id)).mails.map(({ state }) => state)).toEqual([
    'failed',
    'sent',
    'waiting',
  ])
  expect(subjectsTo('nobody@globex.example')).toEqual([])
  expect(subjectsTo('somebody@globex.example')).toEqual(['Overdue: invoice INV-7'])
})
