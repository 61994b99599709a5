import { z } from 'zod'
import type { Orm } from '../db/database.ts'
import type { Jobs, Queue } from './jobs.ts'

const hour = 60 * 60

/** A queue for work that looks itself for what is to go: its jobs say only that it is time, and may be done twice. */
export function cleanUpQueue(name: string): Queue<object> {
  return {
    name,
    atOnce: 1,
    parse: (payload) => z.object({}).parse(payload),
    options: {
      retryBackoff: true,
      retryDelay: 10,
      retryDelayMax: hour,
      retryLimit: 100,
      expireInSeconds: hour,
      deleteAfterSeconds: 24 * hour,
    },
  }
}

/** For the transaction that leaves something to clear away. What it returns is called after the commit. */
export type PlanCleanUp = (transaction: Orm) => Promise<() => void>

export function planCleanUp(jobs: Jobs, queue: Queue<object>): PlanCleanUp {
  return async (transaction) => {
    await jobs.add(queue, {}, transaction)
    return () => jobs.wake(queue)
  }
}
