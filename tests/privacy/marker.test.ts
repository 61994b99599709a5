import { setTimeout as pause } from 'node:timers/promises'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newOwner, type Owner, type Place, type Sent } from '../access/owner.ts'
import { placeOfProcess } from '../access/places.ts'
import { requestTo } from '../access/requests.ts'
import { type RouteRow, routeTable } from '../access/route-table.ts'
import { isInBrief } from '../support/env.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { markedDocument } from './marked-document.ts'
import { filesWithTrace, hasTrace, tablesWithTrace } from './traces.ts'

const marker = 'quxmarker7391'
// Names of templates, logos and people are stored: a search that does not find them could not find the marker either.
const keptOnPurpose = 'Keptonpurpose2846'
const words = { client: marker, own: keptOnPurpose }
const premium = { subscription: 'premium', isGrantedPremium: true } as const

let sheaf: SheafProcess
let smtp: TestSmtpServer
let temporary: Awaited<ReturnType<typeof makeScratchFolder>>
const settings = () => ({
  ...{ LOG_LEVEL: 'trace', SMTP_URL: smtp.url, TMPDIR: temporary.path },
  SUPPORT_EMAIL: 'support@example.com',
})
beforeAll(async () => {
  smtp = await startSmtpServer()
  temporary = await makeScratchFolder()
  sheaf = await startSheaf('', settings())
})
afterAll(async () => {
  await sheaf.stop()
  await smtp.stop()
  await temporary.remove()
})

/** This server sends its mails, sells nothing, and knows no developer; and who asks sits at its machine. */
function expectedStatus({ route, statuses }: RouteRow): number {
  if (route === 'GET /metrics') return 200
  if (/^POST \/api\/(?:billing|stripe|dev)/.test(route)) return 404
  return statuses.premium
}

async function everyRoute(place: Place): Promise<void> {
  for (const row of routeTable.filter(({ route }) => !route.includes('/mailbox'))) {
    const owner = await newOwner(place, words, premium)
    const { status } = await sendAs(owner, place, await requestTo(row.route, owner, place))
    expect({ route: row.route, status }).toEqual({ route: row.route, status: expectedStatus(row) })
  }
}

const sendAs = (owner: Owner, { call }: Place, sent: Sent) =>
  call({ ...sent, headers: { ...sent.headers, ...owner.headers } })

async function everyKind(place: Place): Promise<void> {
  const owner = await newOwner(place, words, premium)
  const post = async (path: string, payload: object | string) =>
    (await sendAs(owner, place, { ...{ method: 'POST', url: `/api/${path}` }, ...asJson(payload) }))
      .status
  for (const kind of isInBrief ? documentKinds.slice(0, 1) : documentKinds) {
    const document = { ...markedDocument(kind, marker), type: kind }
    const styled = { ...document, templateId: 'minimalist-line' }
    expect({ kind, status: await post('generate-pdf', styled) }).toEqual({ kind, status: 200 })
    expect(await post('template-preview/blue-wave', document)).toBe(200)
    expect(await post('check', document)).toBe(200)
    // Refused ones go other ways through the server.
    expect(await post('check', { ...document, language: marker })).toBe(400)
    expect(await post('generate-pdf', { ...styled, language: marker })).toBe(400)
    expect(await post('generate-pdf', { ...document, templateId: marker })).toBe(404)
    expect(await post('ai/translate', { ...document, targetLanguage: marker })).toBe(400)
  }
}

const asJson = (payload: object | string) =>
  typeof payload === 'string'
    ? { payload, headers: { 'content-type': 'application/json' } }
    : { payload }

/** Each is provoked for real. */
async function everyFailure(place: Place): Promise<void> {
  const owner = await newOwner(place, words, premium)
  const send = async (method: string, url: string, more: Omit<Sent, 'method' | 'url'> = {}) =>
    (await sendAs(owner, place, { method, url, ...more })).status
  const document = { ...markedDocument('invoice', marker), type: 'invoice' }

  const sending = routeTable.filter(({ route }) => /^(?:POST|PUT|PATCH) /.test(route))
  for (const { route } of sending.filter((_row, at) => !isInBrief || at % 8 === 0)) {
    const [method = '', path = ''] = route.split(' ')
    const url = path.replaceAll(/:\w+/g, 'nothing').replace('*', 'nothing')
    const broken = await send(method, url, asJson(`{"clientName":"${marker}"`))
    expect({ route, broken, isRefused: broken >= 400 && broken < 500 }).toMatchObject({
      isRefused: true,
    })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await send(method, url, { payload: `a=${marker}`, headers: form })).not.toBe(500)
  }
  expect(await send('GET', `/api/nothing?clientName=${marker}`)).toBe(404)
  expect(await send('GET', `/${'a'.repeat(3000)}${marker}`)).toBe(414)
  const tooLarge = { ...document, notes: marker.repeat(200_000) }
  expect(await send('POST', '/api/generate-pdf', { payload: tooLarge })).toBe(413)
  // The typesetter gives up in the midst of it.
  const lines = `${marker}\n${'a\n'.repeat(4900)}`
  const endless = { ...document, notes: lines, terms: lines, specialInstructions: lines }
  // On a busy machine its time may be up before its pages are.
  expect([413, 503]).toContain(await send('POST', '/api/generate-pdf', { payload: endless }))
  const message = { payload: { message: `About ${marker}, please` } }
  for (let sent = 0; sent < 10; sent += 1)
    expect(await send('POST', '/api/support', message)).toBe(200)
  expect(await send('POST', '/api/support', message)).toBe(429)
  const wrong = { payload: { email: owner.user.email, password: marker } }
  for (let tried = 0; tried < 20; tried += 1) await send('POST', '/api/auth/login', wrong)
  expect(await send('POST', '/api/auth/login', wrong)).toBe(429)

  // A row that the database refuses is quoted whole, by the database and by its driver.
  const template = { name: marker, theme: 'blue-wave', businessNotes: marker }
  const sender = { fields: { companyName: marker }, look: {} }
  const reminder = (await requestTo('POST /api/reminders', owner, place)).payload as object
  for (const [table, method, path, payload] of [
    ['templates', 'POST', '/api/templates', template],
    ['sender_details', 'PUT', '/api/sender', sender],
    ['reminders', 'POST', '/api/reminders', reminder],
  ] as const) {
    const name = sql.identifier(table)
    await place.orm.execute(
      sql`alter table ${name} add constraint takes_nothing check (false) not valid`,
    )
    expect({ path, status: await send(method, path, { payload }) }).toEqual({ path, status: 500 })
    await place.orm.execute(sql`alter table ${name} drop constraint takes_nothing`)
  }
}

/** Nobody waits for the answers: the server dies first. */
async function beginMany(place: Place): Promise<void> {
  const owner = await newOwner(place, words, premium)
  const routes = [
    ...['POST /api/generate-pdf', 'POST /api/ai/autofill', 'POST /api/ai/translate'],
    ...['POST /api/reminders', 'POST /api/schedules', 'POST /api/export/:format'],
    ...[
      'POST /api/e-invoice/:format',
      'POST /api/template-preview/:id',
      'POST /api/e-invoice/read',
    ],
  ]
  const requests = await Promise.all(routes.map((route) => requestTo(route, owner, place)))
  for (const sent of requests) sendAs(owner, place, sent).catch(() => undefined)
  await pause(20)
}

async function expectNoTrace(folders: readonly string[]): Promise<void> {
  expect(await filesWithTrace(keptOnPurpose, folders)).not.toEqual([])
  expect(await filesWithTrace(marker, folders)).toEqual([])
}

function expectNoTraceIn(log: string): void {
  expect(log.length).toBeGreaterThan(100)
  expect(hasTrace(marker, log)).toBe(false)
  expect(hasTrace(keptOnPurpose, log)).toBe(false)
}

it('of clients and documents nothing is left on disk or in the log: on any route, after failures and a crash', async () => {
  await withDatabase(sheaf, async (orm) => {
    const place = await placeOfProcess(sheaf, orm)
    await everyRoute(place)
    await everyKind(place)
    await everyFailure(place)
    // Where users kept it on purpose, it is sealed.
    expect(await tablesWithTrace(marker, orm)).toEqual([])
    expect(await tablesWithTrace(keptOnPurpose, orm)).not.toEqual([])
    await beginMany(place)
    await sheaf.kill()
  })
  const folders = [sheaf.dataDir, temporary.path]
  await expectNoTrace(folders)
  expectNoTraceIn(sheaf.output())
  if (isInBrief) return

  // Once more after a start and an end: a database recovers what it had in hand, and writes the last of what it knows.
  const again = await startSheaf('', { ...settings(), DATA_DIR: sheaf.dataDir })
  await withDatabase(sheaf, async (orm) => expect(await tablesWithTrace(marker, orm)).toEqual([]))
  await again.end()
  await expectNoTrace(folders)
  await again.stop()
  expectNoTraceIn(again.output())
})
