import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CollectedLog, collectLog } from '../../../../tests/support/log.ts'
import { createEmptyDatabase, silentLog } from '../../../../tests/support/postgres.ts'
import { migrate } from '../db/migrate.ts'
import { poolOfUrl } from '../db/pool.ts'
import * as schema from '../db/schema.ts'
import { type Jobs, jobsSchema, openJobs, type Queue, TryLater } from './jobs.ts'

type Errand = { readonly number: number }

const errands: Queue<Errand> = {
  name: 'errands',
  options: { retryLimit: 3, retryDelay: 1, retryBackoff: true },
  atOnce: 2,
  parse: (payload) => payload as Errand,
}

describe('jobs', () => {
  let url: string
  let pool: pg.Pool
  let opened: Jobs[]
  let drop: () => Promise<void>
  let log: CollectedLog

  beforeEach(async () => {
    const empty = await createEmptyDatabase()
    drop = empty.drop
    url = empty.url
    pool = poolOfUrl(url, silentLog)
    opened = []
    log = collectLog()
  })

  afterEach(async () => {
    await Promise.all(opened.map((jobs) => jobs.close()))
    await pool.end()
    await drop()
  })

  async function open(handle: (number: number) => Promise<void>): Promise<Jobs> {
    const jobs = await openJobs({ pool, log: log.log })
    opened.push(jobs)
    await jobs.work(errands, ({ payload }) => handle(payload.number))
    return jobs
  }

  it('are each done once, by whichever copy of the server is first, also when all start at once', async () => {
    const done: string[] = []
    const copies = await Promise.all(
      ['a', 'b', 'c'].map((copy) => open(async (number) => void done.push(`${number} by ${copy}`))),
    )
    const orm = drizzle(pool, { schema })
    const numbers = Array.from({ length: 12 }, (_, at) => at)
    await Promise.all(numbers.map((number) => copies[number % 3]?.add(errands, { number }, orm)))
    for (const jobs of copies) jobs.wake(errands)
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(12)
    expect(new Set(done.map((each) => each.split(' ')[0])).size).toBe(12)
  })

  it('have their tables made once when eight copies of Sheaf start at the same time', async () => {
    const pools = Array.from({ length: 8 }, () => poolOfUrl(url, silentLog))
    // A connection that has changed the schema before does not notice at once what others make.
    await Promise.all(pools.map((each) => migrate(each, silentLog)))
    const started = await Promise.allSettled(
      pools.map((each) => openJobs({ pool: each, log: log.log })),
    )
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.close()))
    await Promise.all(pools.map((each) => each.end()))
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('exist only if the transaction that added them does', async () => {
    const done: number[] = []
    const jobs = await open(async (number) => void done.push(number))
    const orm = drizzle(pool, { schema })
    const undone = orm.transaction(async (transaction) => {
      await jobs.add(errands, { number: 1 }, transaction)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await orm.transaction((transaction) => jobs.add(errands, { number: 2 }, transaction))
    jobs.wake(errands)
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([2])
  })

  it('are finished before the server is, and done again if they failed', async () => {
    const done: string[] = []
    let attempts = 0
    const jobs = await open(async (number) => {
      attempts += 1
      if (attempts === 1) throw new Error('not today')
      await new Promise((resolve) => setTimeout(resolve, 300))
      done.push(`${number} at attempt ${attempts}`)
    })
    const orm = drizzle(pool, { schema })
    await jobs.add(errands, { number: 7 }, orm)
    jobs.wake(errands)
    await expect.poll(() => attempts, { timeout: 10_000 }).toBe(2)
    await jobs.close()
    expect(done).toEqual(['7 at attempt 2'])
    expect(log.lines()).toEqual([expect.objectContaining({ msg: 'job failed', queue: 'errands' })])
    expect(log.text()).not.toContain('not today')
  })

  it('keep nothing of what a fault quotes, but why they are to be tried later', async () => {
    const jobs = await open(async (number) => {
      if (number === 1) throw new TryLater('over-limit')
      const quoting = { params: ['Acme Ltd'], cause: new Error('Acme Ltd') }
      throw Object.assign(new TypeError('Cannot convert Acme Ltd to a BigInt'), quoting)
    })
    const orm = drizzle(pool, { schema })
    for (const number of [1, 2]) await jobs.add(errands, { number }, orm)
    jobs.wake(errands)
    const outputs = async () => {
      const { rows } = await pool.query(
        `select output::text from ${jobsSchema}.job where output is not null order by data::text`,
      )
      return rows.map(({ output }) => output)
    }
    await expect.poll(async () => (await outputs()).length, { timeout: 10_000 }).toBe(2)
    const [later, fault] = await outputs()
    expect(later).toContain('over-limit')
    expect(fault).toContain('TypeError')
    expect(fault).not.toContain('Acme')
  })
})
