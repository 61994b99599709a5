import { setTimeout as pause } from 'node:timers/promises'
import { reminderOrderSchema } from '@sheaf/contract/reminders'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reminderMails } from '../../apps/server/src/db/reminder-schema.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createReminders } from '../../apps/server/src/reminders/service.ts'
import { isInBrief } from '../support/env.ts'
import { anUnpaidInvoice, aReminderOrder } from '../support/reminders.ts'
import { addUser } from '../support/users.ts'
import { type Copies, openCopies } from './copies.ts'

const size = isInBrief ? { accounts: 2, each: 25, kills: 2 } : { accounts: 4, each: 260, kills: 10 }
const all = size.accounts * size.each
const minutes = 60_000
const dayMs = 24 * 60 * minutes

let copies: Copies
beforeAll(async () => {
  copies = await openCopies()
})
afterAll(() => copies.close())

/** Ordered two days ago: of each, one mail was due since then and one is to come. */
async function orderAll(): Promise<void> {
  const { orm } = copies.database
  const then = new Date(Date.now() - 2 * dayMs)
  const reminders = createReminders({
    ...{ orm, keys: deriveKeys(copies.secret), now: () => then },
    logos: { claim: async () => true },
  })
  const order = reminderOrderSchema.parse(
    aReminderOrder({
      document: anUnpaidInvoice({ endsOn: new Date().toISOString().slice(0, 10) }),
      steps: [-1, 9].map((days) => ({ days, tone: 'friendly' })),
      ...{ timeZone: 'UTC', deliverTo: 'me', clientEmail: '' },
    }),
  )
  for (let account = 0; account < size.accounts; account += 1) {
    const user = await addUser(orm, { subscription: 'premium' })
    for (let count = 0; count < size.each; count += 1) await reminders.create(user, order)
  }
}

const countSent = () => copies.database.orm.$count(reminderMails, eq(reminderMails.state, 'sent'))

async function untilSent(count: number): Promise<void> {
  const deadline = performance.now() + 8 * minutes
  while ((await countSent()) < count) {
    if (performance.now() > deadline) throw new Error(`Only ${await countSent()} were sent`)
    await pause(50)
  }
}

it(
  'of two servers that are killed again and again, none loses a reminder and none sends one twice',
  async () => {
    await orderAll()
    await copies.start()
    await copies.start()
    for (let kill = 0; kill < size.kills; kill += 1) {
      await untilSent(Math.floor((all * (kill + 1)) / (size.kills + 4)))
      await pause(Math.random() * 300)
      await copies.replace(kill % 2)
    }
    await untilSent(all)
    const mailed = (await copies.mailed()).filter((id) => id.startsWith('rem_'))
    expect(mailed).toHaveLength(all)
    expect(new Set(mailed).size).toBe(all)
    const isToCome = and(eq(reminderMails.state, 'waiting'), isNull(reminderMails.begunAt))
    expect(await copies.database.orm.$count(reminderMails, isToCome)).toBe(all)
  },
  15 * minutes,
)
