import { ratesSchema } from '@sheaf/contract/rates'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { collectLog } from '../../../../tests/support/log.ts'
import {
  bankRates,
  feedText,
  type RateFeed,
  startRateFeed,
} from '../../../../tests/support/rate-feed.ts'
import { openJobs } from '../jobs/jobs.ts'
import { shippedRates } from './snapshot.ts'
import { createRateStore } from './store.ts'
import { startRatesWorker } from './worker.ts'

const hour = 60 * 60 * 1000

describe('GET /api/rates', () => {
  let feed: RateFeed
  let test: TestApp
  let closeAll: (() => Promise<void>)[]

  beforeEach(async () => {
    feed = await startRateFeed()
    test = await startTestApp()
    test.clock.now = new Date('2026-11-16T08:00:00Z')
    closeAll = []
  })
  afterEach(async () => {
    for (const close of closeAll) await close()
    await test.close()
    await feed.stop()
  })

  async function rates(base = 'EUR') {
    const answer = await test.app.inject({ url: `/api/rates?base=${base}` })
    expect(answer.statusCode, answer.body).toBe(200)
    return ratesSchema.parse(answer.json()).rates
  }

  /** A copy of the server that reads the feed, with a log of its own. */
  async function startReading(limits = { timeoutMs: 5000, maxBytes: 20_000 }) {
    const log = collectLog()
    const { pool, orm } = test.database
    const jobs = await openJobs({ pool, log: log.log })
    closeAll.push(() => jobs.close())
    await startRatesWorker({
      env: { ratesUrl: feed.url },
      ...{ orm, jobs, log: log.log, feedLimits: limits },
      now: () => test.clock.now,
    })
    return {
      log,
      said: () => log.lines().map(({ msg, reason }) => [msg, reason].filter(Boolean).join(': ')),
    }
  }

  /** As if the clock had gone on, and the server were started again. */
  async function readAgain(limits?: Parameters<typeof startReading>[0]) {
    const reading = await startReading(limits)
    await expect.poll(reading.said, { timeout: 10_000 }).toHaveLength(1)
    return reading.said()
  }

  const stored = () => createRateStore(test.database.orm).findNewest('ECB')

  it('gives the rates that shipped while nothing was read, with their day and source', async () => {
    const { USD, EUR } = await rates()
    expect(USD).toEqual({
      rate: shippedRates.perEuro.USD,
      day: shippedRates.day,
      source: 'currency-api',
    })
    expect(EUR).toBeUndefined()
    expect(Object.keys(await rates('JPY')).length).toBeGreaterThanOrEqual(150)
    const refused = await test.app.inject({ url: '/api/rates?base=XXX' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ base: expect.stringContaining('ISO 4217') })
  })

  it("gives the bank's rates once they are read, and the others from the snapshot", async () => {
    const { JPY: _, ...others } = bankRates
    feed.body = feedText({ rates: others })
    expect(await readAgain()).toEqual(['rates read'])
    const { USD, AED, JPY } = await rates()
    expect(USD).toEqual({ rate: '1.1362', day: '2026-11-13', source: 'ECB' })
    expect(AED).toMatchObject({ day: shippedRates.day, source: 'currency-api' })
    expect(JPY).toMatchObject({ rate: shippedRates.perEuro.JPY, source: 'currency-api' })
    // 0.87213 ÷ 1.1362, at sixteen digits.
    expect((await rates('USD')).GBP?.rate).toBe('0.7675849322302412')
  })

  it('asks once when two copies of the server start at once, and not again on the same day', async () => {
    const both = await Promise.all([startReading(), startReading()])
    const said = () => both.flatMap((each) => each.said())
    await expect.poll(said, { timeout: 10_000 }).toEqual(['rates read'])
    await startReading()
    await allDone()
    expect(feed.asked).toBe(1)
    test.clock.now = new Date(test.clock.now.getTime() + 24 * hour)
    feed.body = feedText({ day: '2026-11-16', rates: { ...bankRates, USD: '1.14' } })
    expect(await readAgain()).toEqual(['rates read'])
    expect((await rates()).USD).toEqual({ rate: '1.14', day: '2026-11-16', source: 'ECB' })
  })

  it.each([
    ['is down', { status: 503 }, 'it answered 503'],
    ['is slow', { body: undefined }, 'it took more than 300 ms'],
    [
      'talks without end',
      { body: feedText() + ' '.repeat(30_000) },
      'it is longer than 20000 bytes',
    ],
    ['sends bytes', { body: Buffer.from([0xff, 0xfe, 0xd8]) }, 'it is no text'],
    ['sends rubbish', { body: '<html>Sorry</html>' }, 'it is not the list of one day'],
    ['goes back', { body: feedText({ day: '2026-11-10' }) }, 'it is older than the rates we have'],
  ])('keeps the last good rates when the feed %s', async (_mood, spoilt, reason) => {
    const { orm } = test.database
    const readAt = new Date('2026-11-14T08:00:00Z')
    const good = { source: 'ECB', day: '2026-11-13', perEuro: bankRates, readAt } as const
    await createRateStore(orm).saveSheet(good)
    Object.assign(feed, spoilt)
    expect(await readAgain({ timeoutMs: 300, maxBytes: 20_000 })).toEqual([
      `rates were not read: ${reason}`,
    ])
    expect(await stored()).toEqual(good)
    expect((await rates()).USD).toEqual({ rate: '1.1362', day: '2026-11-13', source: 'ECB' })
  })

  it('says when nobody is there, and looks again within the hour', async () => {
    await feed.stop()
    expect(await readAgain()).toEqual(["rates were not read: it can't be reached"])
    const { rows } = await test.database.pool.query(
      `select extract(epoch from start_after - now())::float as pause from sheaf_jobs.job
       where name = 'read-rates' and state = 'created'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].pause).toBeGreaterThan(3000)
    expect(rows[0].pause).toBeLessThanOrEqual(3600)
    expect((await rates()).USD?.source).toBe('currency-api')
    feed = await startRateFeed()
  })

  async function allDone() {
    const waiting = async () => {
      const { rows } = await test.database.pool.query(
        `select 1 from sheaf_jobs.job where name = 'read-rates' and start_after <= now()
         and state in ('created', 'retry', 'active')`,
      )
      return rows.length
    }
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  }
})
