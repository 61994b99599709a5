import { setTimeout as pause } from 'node:timers/promises'
import { scheduleOrderSchema } from '@sheaf/contract/schedules'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scheduleRuns, schedules } from '../../apps/server/src/db/schedule-schema.ts'
import { numberSeries, users } from '../../apps/server/src/db/schema.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createKeptOrders, readOrder } from '../../apps/server/src/schedules/kept-order.ts'
import { createSeal } from '../../apps/server/src/sealing/seal.ts'
import { isInBrief } from '../support/env.ts'
import { anOrder } from '../support/schedules.ts'
import { addUser } from '../support/users.ts'
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

/** An account with schedules whose invoices have all been missed. */
async function addMissed(): Promise<void> {
  const orders = createKeptOrders(createSeal(deriveKeys(copies.secret).sealing))
  const { id: userId } = await addUser(copies.database.orm, { subscription: 'premium' })
  const series = { kind: 'invoice', pattern: 'R-{0001}', restarts: 'never' } as const
  await copies.database.orm.insert(numberSeries).values({ userId, ...series })
  const start = addDays(new Date().toISOString().slice(0, 10), -7 * size.turns)
  const end = { count: size.turns }
  const timeZone = 'Europe/Berlin'
  const recurrence = { every: 1, unit: 'week', start, end } as const
  const sent = scheduleOrderSchema.parse(anOrder({ recurrence, timeZone }))
  const sealed = orders.sealOrder(userId, readOrder(sent, new Date()).order)
  const nextAt = new Date(`${start}T08:00:00Z`)
  for (let index = 0; index < size.schedulesEach; index += 1) {
    const id = `sch_${userId.slice(-12)}_${index}`
    await copies.database.orm.insert(schedules).values({ id, userId, sealed, nextAt, timeZone })
  }
}

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
    for (let count = 0; count < size.accounts; count += 1) await addMissed()
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
