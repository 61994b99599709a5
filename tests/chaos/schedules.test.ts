import { setTimeout as pause } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scheduleRuns, schedules } from '../../apps/server/src/db/schedule-schema.ts'
import { users } from '../../apps/server/src/db/schema.ts'
import { isInBrief } from '../support/env.ts'
import { addMissedInvoices } from '../support/missed-work.ts'
import { type Copies, openCopies } from './copies.ts'

const size = isInBrief
  ? { accounts: 2, schedulesEach: 2, turns: 12, kills: 2 }
  : { accounts: 4, schedulesEach: 5, turns: 52, kills: 12 }
const runsOfUser = size.schedulesEach * size.turns
const allRuns = size.accounts * runsOfUser
const minutes = 60_000

let copies: Copies
beforeAll(async () => {
  copies = await openCopies()
})
afterAll(() => copies.close())

async function countSent(): Promise<number> {
  return await copies.database.orm.$count(scheduleRuns, eq(scheduleRuns.state, 'sent'))
}

async function untilSent(count: number): Promise<void> {
  const deadline = performance.now() + 8 * minutes
  while ((await countSent()) < count) {
    if (performance.now() > deadline) throw new Error(`Only ${await countSent()} were sent`)
    await pause(50)
  }
}

/** The ids of the mails with invoices. */
async function mailedInvoices(): Promise<string[]> {
  return (await copies.mailed()).filter((id) => /^sch_[\w-]+-\d+$/.test(id))
}

it(
  'of two servers that are killed again and again, none loses an invoice and none makes one twice',
  async () => {
    for (let count = 0; count < size.accounts; count += 1)
      await addMissedInvoices(copies, { schedules: size.schedulesEach, turns: size.turns })
    await copies.start()
    await copies.start()
    for (let kill = 0; kill < size.kills; kill += 1) {
      await untilSent(Math.floor((allRuns * (kill + 1)) / (size.kills + 4)))
      await pause(Math.random() * 300)
      await copies.replace(kill % 2)
    }
    await untilSent(allRuns)

    const runs = await copies.database.orm
      .select()
      .from(scheduleRuns)
      .orderBy(asc(scheduleRuns.scheduleId), asc(scheduleRuns.turn))
    expect(runs).toHaveLength(allRuns)
    for (const [, own] of Map.groupBy(runs, ({ userId }) => userId)) {
      const numbers = own.map(({ number }) => number ?? '')
      const expected = numbers.map((_, index) => `R-${String(index + 1).padStart(4, '0')}`)
      expect(numbers.toSorted()).toEqual(expected)
    }
    for (const [, own] of Map.groupBy(runs, ({ scheduleId }) => scheduleId)) {
      const numbers = own.map(({ number }) => number ?? '')
      expect(numbers).toEqual(numbers.toSorted())
      expect(own.map(({ turn }) => turn)).toEqual(own.map((_, index) => index))
    }
    expect(runs.filter(({ sealed, isLate }) => sealed !== null || !isLate)).toEqual([])
    const counted = await copies.database.orm.select({ used: users.documentsUsed }).from(users)
    expect(counted.map(({ used }) => used)).toEqual(counted.map(() => runsOfUser))
    const mailed = await mailedInvoices()
    expect(mailed.toSorted()).toEqual([...new Set(mailed)].toSorted())
    expect(mailed).toHaveLength(allRuns)
    const ended = await copies.database.orm.select().from(schedules)
    expect(new Set(ended.map(({ state, sealed }) => `${state} ${sealed}`))).toEqual(
      new Set(['ended null']),
    )
  },
  15 * minutes,
)
