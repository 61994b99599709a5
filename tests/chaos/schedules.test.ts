import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { scheduleOrderSchema } from '@sheaf/contract/schedules'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import { startEmbeddedServer } from '../../apps/server/src/db/embedded/embedded-server.ts'
import { scheduleRuns, schedules } from '../../apps/server/src/db/schedule-schema.ts'
import { numberSeries, users } from '../../apps/server/src/db/schema.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createKeptOrders, readOrder } from '../../apps/server/src/schedules/kept-order.ts'
import { createSeal } from '../../apps/server/src/sealing/seal.ts'
import { isInBrief } from '../support/env.ts'
import { silentLog, urlOfDatabase, urlOfServer, withServer } from '../support/postgres.ts'
import { anOrder } from '../support/schedules.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { addUser } from '../support/users.ts'

const size = isInBrief
  ? { accounts: 2, schedulesEach: 2, turns: 12, kills: 2 }
  : { accounts: 4, schedulesEach: 5, turns: 52, kills: 12 }
const runsOfUser = size.schedulesEach * size.turns
const allRuns = size.accounts * runsOfUser
const minutes = 60_000
const secret = 'a secret that both copies of the server share'

let folder: Awaited<ReturnType<typeof makeScratchFolder>>
let server: Awaited<ReturnType<typeof startEmbeddedServer>>
let databaseUrl: string
let database: Database
const copies: SheafProcess[] = []

beforeAll(async () => {
  folder = await makeScratchFolder()
  server = await startEmbeddedServer({ dataDir: folder.path, log: silentLog })
  const serverUrl = urlOfServer(server.address, superuser)
  await withServer(serverUrl, (client) => client.query('create database schedules'))
  databaseUrl = urlOfDatabase(serverUrl, 'schedules')
  database = await openDatabase({ databaseUrl, dataDir: folder.path, log: silentLog })
})
afterAll(async () => {
  for (const copy of copies) await copy.stop()
  await database.close()
  await server.stop()
  await folder.remove()
})

/** An account with schedules whose invoices have all been missed. */
async function addMissed(): Promise<void> {
  const orders = createKeptOrders(createSeal(deriveKeys(secret).sealing))
  const { id: userId } = await addUser(database.orm, { subscription: 'premium' })
  const series = { kind: 'invoice', pattern: 'R-{0001}', restarts: 'never' } as const
  await database.orm.insert(numberSeries).values({ userId, ...series })
  const start = addDays(new Date().toISOString().slice(0, 10), -7 * size.turns)
  const end = { count: size.turns }
  const timeZone = 'Europe/Berlin'
  const recurrence = { every: 1, unit: 'week', start, end } as const
  const sent = scheduleOrderSchema.parse(anOrder({ recurrence, timeZone }))
  const sealed = orders.sealOrder(userId, readOrder(sent, new Date()).order)
  const nextAt = new Date(`${start}T08:00:00Z`)
  for (let index = 0; index < size.schedulesEach; index += 1) {
    const id = `sch_${userId.slice(-12)}_${index}`
    await database.orm.insert(schedules).values({ id, userId, sealed, nextAt, timeZone })
  }
}

function startCopy(): Promise<SheafProcess> {
  const shared = { DATA_DIR: folder.path, DATABASE_URL: databaseUrl, APP_SECRET: secret }
  return startSheaf('', { ...shared, LOG_LEVEL: 'error', RENDER_WORKERS: '1' })
}

async function countSent(): Promise<number> {
  return await database.orm.$count(scheduleRuns, eq(scheduleRuns.state, 'sent'))
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
  const names = await readdir(join(folder.path, 'outbox'))
  return names.flatMap((name) => /(sch_[\w-]+-\d+)\.eml$/.exec(name)?.[1] ?? [])
}

it(
  'of two servers that are killed again and again, none loses an invoice and none makes one twice',
  async () => {
    for (let count = 0; count < size.accounts; count += 1) await addMissed()
    copies.push(await startCopy(), await startCopy())
    for (let kill = 0; kill < size.kills; kill += 1) {
      await untilSent(Math.floor((allRuns * (kill + 1)) / (size.kills + 4)))
      await pause(Math.random() * 300)
      const [killed] = copies.splice(kill % 2, 1)
      await killed?.kill()
      await killed?.stop()
      copies.push(await startCopy())
    }
    await untilSent(allRuns)

    const runs = await database.orm
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
    const counted = await database.orm.select({ used: users.documentsUsed }).from(users)
    expect(counted.map(({ used }) => used)).toEqual(counted.map(() => runsOfUser))
    const mailed = await mailedInvoices()
    expect(mailed.toSorted()).toEqual([...new Set(mailed)].toSorted())
    expect(mailed).toHaveLength(allRuns)
    const ended = await database.orm.select().from(schedules)
    expect(new Set(ended.map(({ state, sealed }) => `${state} ${sealed}`))).toEqual(
      new Set(['ended null']),
    )
  },
  15 * minutes,
)
