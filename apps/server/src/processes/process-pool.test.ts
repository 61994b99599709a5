import { afterEach, expect, it } from 'vitest'
import type { CheckingAnswer, CheckingOrder } from '../e-invoices/checking-room.ts'
import { createProcessPool, PoolBusyError, type ProcessPool } from './process-pool.ts'

type Pool = ProcessPool<CheckingOrder, CheckingAnswer>

const pools: Pool[] = []
function open({ queueLimit = 20 } = {}): Pool {
  const pool = createProcessPool<CheckingOrder, CheckingAnswer>({
    program: new URL('../e-invoices/checking-process.ts', import.meta.url),
    processes: 1,
    queueLimit,
    queueLimitPerClient: 10,
    timeLimitMs: 30_000,
    memoryLimit: 768 * 1024 * 1024,
  })
  pools.push(pool)
  return pool
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

const order: CheckingOrder = { bytes: Buffer.from('<a/>'), wants: 'verdict' }

it('takes a newcomer before what others have already had their turn for', async () => {
  const pool = open()
  const done: string[] = []
  const put = (name: string, client: string) =>
    pool.put(order, { client }).then(() => done.push(name))
  await Promise.all([
    put('first of ada', 'ada'),
    put('second of ada', 'ada'),
    put('third of ada', 'ada'),
    put('first of bob', 'bob'),
  ])
  expect(done).toEqual(['first of ada', 'first of bob', 'second of ada', 'third of ada'])
})

it('still knows who was served a moment ago', async () => {
  const pool = open()
  const done: string[] = []
  const put = (name: string, client: string) =>
    pool.put(order, { client }).then(() => done.push(name))
  await put('first of ada', 'ada')
  await Promise.all([
    put('first of cleo', 'cleo'),
    put('second of ada', 'ada'),
    put('first of bob', 'bob'),
  ])
  expect(done).toEqual(['first of ada', 'first of cleo', 'first of bob', 'second of ada'])
})

it('makes room for a newcomer when one client has filled the queue', async () => {
  const pool = open({ queueLimit: 3 })
  const ofAda = Array.from({ length: 4 }, () =>
    pool.put(order, { client: 'ada' }).catch((error: unknown) => error),
  )
  await expect(pool.put(order, { client: 'bob' })).resolves.toHaveProperty('refusal')
  const outcomes = await Promise.all(ofAda)
  expect(outcomes.slice(0, 3)).toEqual(Array(3).fill({ refusal: expect.any(String) }))
  expect(outcomes[3]).toBeInstanceOf(PoolBusyError)
})
