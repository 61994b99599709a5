import type { Schedule } from '@sheaf/contract/schedules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../apps/server/src/db/schema.ts'
import { anOrder, monthlyDesk } from '../support/schedules.ts'
import { filesBelow, filesWith } from '../support/searched-files.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

const marker = 'Quxrecurring5528'
// The pattern of a number series is stored: a search that does not find it could not find the marker either.
const keptOnPurpose = 'KEPTSERIES3917'

let smtp: TestSmtpServer
let sheaf: SheafProcess
let headers: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const settings = { LOG_LEVEL: 'trace', DEV_LOGIN: 'on', SMTP_URL: smtp.url }
  sheaf = await startSheaf('', settings)
  const own = { origin: sheaf.url, 'content-type': 'application/json' }
  const login = { method: 'POST', headers: own, body: '{}' }
  const answer = await fetch(`${sheaf.url}/api/dev/login`, login)
  headers = { ...own, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
  const premium = { subscription: 'premium', isGrantedPremium: true } as const
  await withDatabase(sheaf, (orm) => orm.update(users).set(premium))
  await call('PUT', '/number-series', { kind: 'invoice', pattern: `${keptOnPurpose}-{1}` })
})
afterAll(async () => {
  await sheaf.stop()
  await smtp.stop()
})

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(`${sheaf.url}/api${path}`, request)
  expect(answer.status).toBeLessThan(300)
  return answer.status === 204 ? undefined : await answer.json()
}

const order = () =>
  anOrder({
    document: {
      ...monthlyDesk,
      clientName: marker,
      clientAddress: `1 ${marker} Street`,
      notes: marker,
      lineItems: [{ description: marker, quantity: '1', rate: '640' }],
    },
    recurrence: { every: 1, unit: 'month', start: '2099-01-31' },
    deliverTo: 'client',
    clientEmail: `${marker}@example.com`,
    mailSubject: `${marker} {number}`,
    mailMessage: marker,
  })

it('recurring invoices leave nothing of a client on disk or in the log: kept, sent, ended or deleted', async () => {
  const kept = (await call('POST', '/schedules', order())) as Schedule
  expect(JSON.stringify(kept)).toContain(marker)
  const deleted = (await call('POST', '/schedules', order())) as Schedule
  await call('POST', `/schedules/${deleted.id}/run`, {})
  await call('POST', `/schedules/${kept.id}/run`, {})
  const runOf = async () => ((await call('GET', `/schedules/${kept.id}`)) as Schedule).runs[0]
  await expect.poll(async () => (await runOf())?.state, { timeout: 30_000 }).toBe('sent')
  await expect.poll(() => smtp.mails.length, { timeout: 30_000 }).toBe(4)
  expect(smtp.mails[0]?.text).toContain(marker)
  await call('DELETE', `/schedules/${deleted.id}`)

  // Once more after the end: a database writes the last of what it knows when it stops.
  await sheaf.end()
  expect(sheaf.output()).not.toContain(marker)
  const files = await filesBelow(sheaf.dataDir)
  expect(await filesWith(keptOnPurpose, files)).not.toEqual([])
  for (const text of [marker, marker.toLowerCase()])
    expect(await filesWith(text, files)).toEqual([])
})
