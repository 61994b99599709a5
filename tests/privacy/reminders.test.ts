import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { sampleDocument } from '@sheaf/rendering/samples'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reminderMails, reminders } from '../../apps/server/src/db/reminder-schema.ts'
import { users } from '../../apps/server/src/db/schema.ts'
import { jobsSchema } from '../../apps/server/src/jobs/jobs.ts'
import { wireOf } from '../support/documents.ts'
import { aReminderOrder } from '../support/reminders.ts'
import { filesBelow, filesWith } from '../support/searched-files.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

const marker = 'quxmarker7391'
// It is stored: a search that does not find it could not find the marker either.
const keptOnPurpose = 'Keptonpurpose2846'

let smtp: TestSmtpServer
let sheaf: SheafProcess
let headers: Record<string, string>
beforeAll(async () => {
  smtp = await startSmtpServer()
  sheaf = await startSheaf('', { LOG_LEVEL: 'trace', DEV_LOGIN: 'on', SMTP_URL: smtp.url })
  const own = { origin: sheaf.url, 'content-type': 'application/json' }
  const signedIn = await fetch(`${sheaf.url}/api/dev/login`, {
    ...{ method: 'POST', headers: own, body: '{}' },
  })
  headers = { ...own, cookie: (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
  await withDatabase(sheaf, (orm) =>
    orm
      .update(users)
      .set({ subscription: 'premium', isGrantedPremium: true, lastName: keptOnPurpose }),
  )
})
afterAll(async () => {
  await sheaf.stop()
  await smtp.stop()
})

/** Reminders whose every text is the marker. */
async function order(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10)
  const sample = withValues(sampleDocument('invoice'), {
    ...{ number: marker, issuedOn: today, endsOn: addDays(today, 20), paymentTerms: '' },
    ...{ 'sender.name': marker, 'receiver.name': marker, 'receiver.company': marker },
    ...{ 'receiver.address': `1 ${marker} Street`, 'texts.message': marker },
  })
  const lines = sample.lines.map((line) => ({ ...line, description: marker }))
  const words = { subject: `Pay ${marker}`, message: marker }
  const answer = await fetch(`${sheaf.url}/api/reminders`, {
    method: 'POST',
    headers,
    body: JSON.stringify(
      aReminderOrder({
        document: wireOf({ ...sample, lines } as BusinessDocument),
        steps: [5, 9].map((days) => ({ days, tone: 'polite', ...words })),
        clientEmail: `${marker}@client.example`,
      }),
    ),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).id
}

/** Its first mail is due now, and somebody looks. */
async function makeDue(id: string): Promise<void> {
  const past = new Date(Date.now() - 60_000)
  await withDatabase(sheaf, async (orm) => {
    const mail = sql`(${reminderMails.reminderId}, ${reminderMails.day}) =
      (select reminder_id, min(day) from reminder_mails where reminder_id = ${id} group by 1)`
    await orm.update(reminderMails).set({ dueAt: past }).where(mail)
    await orm.update(reminders).set({ nextAt: past }).where(eq(reminders.id, id))
    await orm.execute(
      sql.raw(
        `update ${jobsSchema}.job set start_after = now() where name = 'due-reminders' and state = 'created'`,
      ),
    )
  })
}

it('of reminders nothing can be read on disk or in the log: kept, sent, paid or deleted', async () => {
  const [sent, paid, removed] = [await order(), await order(), await order()]
  await order()
  await makeDue(sent)
  await expect.poll(() => smtp.mails.length, { timeout: 30_000 }).toBeGreaterThan(1)
  expect(smtp.mails[0]?.to).toContain(marker)
  const call = (path: string, method: string) =>
    fetch(`${sheaf.url}/api/reminders/${path}`, {
      ...{ method, headers: { cookie: headers.cookie ?? '', origin: sheaf.url } },
    })
  expect((await call(`${paid}/paid`, 'POST')).status).toBe(200)
  expect((await call(removed, 'DELETE')).status).toBe(204)
  const { rows } = await withDatabase(sheaf, (orm) =>
    orm.execute(sql`select from reminder_mails where reminder_id = ${removed}`),
  )
  expect(rows).toEqual([])

  await sheaf.end()
  expect(sheaf.output()).not.toContain(marker)
  const files = await filesBelow(sheaf.dataDir)
  expect(await filesWith(keptOnPurpose, files)).not.toEqual([])
  expect(await filesWith(marker, files)).toEqual([])
})
