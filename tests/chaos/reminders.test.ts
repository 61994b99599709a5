import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reminderMails } from '../../apps/server/src/db/reminder-schema.ts'
import { isInBrief } from '../support/env.ts'
import { addMissedReminders } from '../support/missed-work.ts'
import { type Copies, openCopies } from './copies.ts'

const size = isInBrief ? { accounts: 2, each: 25, kills: 2 } : { accounts: 4, each: 260, kills: 10 }
const all = size.accounts * size.each
const minutes = 60_000

let copies: Copies
beforeAll(async () => {
  copies = await openCopies()
})
afterAll(() => copies.close())

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
    for (let account = 0; account < size.accounts; account += 1) {
      await addMissedReminders(copies, size.each)
    }
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
