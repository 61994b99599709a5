import { logoColours } from '@sheaf/contract/logo-choices'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reminderMails } from '../../apps/server/src/db/reminder-schema.ts'
import { scheduleRuns } from '../../apps/server/src/db/schedule-schema.ts'
import { users } from '../../apps/server/src/db/schema.ts'
import { isInBrief } from '../support/env.ts'
import { addMissedInvoices, addMissedReminders } from '../support/missed-work.ts'
import { addMember, anInvoice, aTemplate, type Member, tally } from './member.ts'
import { openStage, portOf, type Stage } from './stage.ts'
import { work } from './working-day.ts'

const size = isInBrief
  ? { copies: 2, atOnce: 6, schedules: 1, turns: 2, reminders: 3 }
  : { copies: 3, atOnce: 30, schedules: 4, turns: 12, reminders: 60 }
const rolling = isInBrief
  ? { restarts: 1, workers: 2, restMs: 250 }
  : { restarts: 9, workers: 6, restMs: 0 }
const minutes = 60_000
const patience = { timeout: 3 * minutes, interval: 100 }

let stage: Stage
let picture: Buffer
beforeAll(async () => {
  stage = await openStage()
  picture = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#aa3322' } })
    .png()
    .toBuffer()
  await addMissedInvoices(stage, size)
  await addMissedReminders(stage, size.reminders)
  await stage.start(size.copies)
}, 3 * minutes)
afterAll(() => stage.close(), minutes)

async function atOnce(count: number, ask: (index: number) => Promise<Response>) {
  return await Promise.all(Array.from({ length: count }, (_, index) => ask(index)))
}

async function signedIn(fields: Parameters<typeof addMember>[1] = {}): Promise<Member> {
  const member = await addMember(stage, fields)
  await member.signIn()
  return member
}

async function withSeries(): Promise<Member> {
  const member = await signedIn({ subscription: 'premium' })
  const series = { kind: 'invoice', pattern: 'N-{0001}', restarts: 'never' }
  expect((await member.call('PUT', '/api/number-series', series)).status).toBe(200)
  return member
}

const numbersTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `N-${String(index + 1).padStart(4, '0')}`)

async function usedBy({ user }: Member) {
  const [row] = await stage.database.orm.select().from(users).where(eq(users.id, user.id))
  return { documents: row?.documentsUsed, logos: row?.logosGenerated }
}

it('jobs are done once, though all copies begin at the same time', {
  timeout: 5 * minutes,
}, async () => {
  const emails = Array.from({ length: size.atOnce }, (_, index) => `new-${index}@example.com`)
  const signUps = await atOnce(size.atOnce, (index) =>
    fetch(`${stage.balancer.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emails[index], password: 'slow ferries 41', firstName: 'Ada' }),
    }),
  )
  expect(tally(signUps)).toEqual({ 201: size.atOnce })

  const { orm } = stage.database
  const invoices = size.schedules * size.turns
  const sent = async () => ({
    invoices: await orm.$count(scheduleRuns, eq(scheduleRuns.state, 'sent')),
    reminders: await orm.$count(reminderMails, eq(reminderMails.state, 'sent')),
    welcomes: new Set(confirmations()).size,
  })
  const confirmations = () =>
    stage.smtp.mails.flatMap(({ recipients }) => recipients).filter((to) => emails.includes(to))
  await expect
    .poll(sent, patience)
    .toEqual({ invoices, reminders: size.reminders, welcomes: size.atOnce })

  const ids = stage.smtp.mails.map(({ headers }) => headers.get('message-id') ?? '')
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  expect(ids.filter((id) => /^<sch_[\w-]+-\d+@/.test(id))).toHaveLength(invoices)
  expect(ids.filter((id) => id.startsWith('<rem_'))).toHaveLength(size.reminders)
  expect(confirmations().toSorted()).toEqual(emails.toSorted())
  const numbers = (await orm.select().from(scheduleRuns)).map(({ number }) => number ?? '')
  expect(new Set(numbers).size).toBe(invoices)
  expect(stage.rates.asked).toBe(1)
})

it('who signs in at one copy works at every other, until they sign out anywhere', async () => {
  const first = stage.copies.at(0)?.url
  const last = stage.copies.at(-1)?.url
  const member = await addMember(stage)
  await member.signIn(first)
  const statuses = () =>
    Promise.all(
      stage.copies.map(async ({ url }) => {
        const answer = await member.call('GET', '/api/auth/user', undefined, url)
        return answer.status
      }),
    )
  expect(new Set(await statuses())).toEqual(new Set([200]))

  const saved = await member.call('POST', '/api/templates', aTemplate, first)
  const { id } = await saved.json()
  const found = await member.call('GET', `/api/templates/${id}`, undefined, last)
  expect(await found.json()).toMatchObject({ id, name: 'Studio' })

  const ticket = await member.call('POST', '/api/objects/upload', { name: 'seal.png' }, first)
  const { pathname } = new URL((await ticket.json()).uploadURL)
  const uploaded = await member.call('PUT', pathname, picture, last)
  const { objectPath } = await uploaded.json()
  const shown = await member.call('GET', `/internal${objectPath}`, undefined, first)
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(80)

  expect((await member.call('POST', '/api/auth/logout', {}, last)).status).toBe(200)
  expect(new Set(await statuses())).toEqual(new Set([401]))
})

it('limits and counters are exact, however many ask all copies at once', {
  timeout: 3 * minutes,
}, async () => {
  const { atOnce: count } = size
  const free = await signedIn()
  const pdfs = await atOnce(count, (index) =>
    free.call('POST', '/api/generate-pdf', anInvoice(`F-${index}`)),
  )
  expect(tally(pdfs)).toEqual({ 200: 2, 403: count - 2 })
  const logo = { companyName: 'Marlow Joinery', style: 'Modern', colors: logoColours.blue }
  const logos = await atOnce(6, () => free.call('POST', '/api/ai/generate-logo', logo))
  expect(tally(logos)).toEqual({ 200: 1, 403: 5 })
  expect(await usedBy(free)).toEqual({ documents: 2, logos: 1 })

  const premium = await withSeries()
  const numbered = await atOnce(count, () => premium.call('POST', '/api/generate-pdf', anInvoice()))
  expect(tally(numbered)).toEqual({ 200: count })
  const numbers = numbered.map(({ headers }) => headers.get('document-number'))
  expect(numbers.toSorted()).toEqual(numbersTo(count))
  expect((await usedBy(premium)).documents).toBe(count)

  const asked = await atOnce(16, () =>
    premium.call('POST', '/api/support', { message: 'Where do I find my invoices?' }),
  )
  expect(tally(asked)).toEqual({ 200: 10, 429: 6 })
})

it('copies are replaced one after the other, and nobody who works meanwhile loses a request', {
  timeout: 10 * minutes,
}, async () => {
  const members = await Promise.all(Array.from({ length: rolling.workers }, withSeries))
  const over = new AbortController()
  const days = members.map((member) =>
    work(member, picture, { over: over.signal, restMs: rolling.restMs }),
  )
  for (let restart = 0; restart < rolling.restarts; restart += 1) await stage.replaceOldest()
  // Work goes on until each of those that came has had its part.
  const answeredBy = (copy: Stage['copies'][number]) =>
    stage.balancer.answered.get(portOf(copy)) ?? 0
  await expect
    .poll(() => Math.min(...stage.copies.map(answeredBy)), { timeout: minutes })
    .toBeGreaterThan(0)
  over.abort()
  const worked = await Promise.all(days)

  expect(worked.flatMap(({ failures }) => failures)).toEqual([])
  expect(stage.balancer.failures).toEqual([])
  for (const [index, { numbers }] of worked.entries()) {
    expect(numbers).toEqual(numbersTo(numbers.length))
    const member = members[index]
    expect(member && (await usedBy(member)).documents).toBe(numbers.length)
  }
  for (const copy of stage.copies) {
    expect(copy.output()).not.toContain('"level":"error"')
  }
})
