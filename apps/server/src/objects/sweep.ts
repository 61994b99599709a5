import { z } from 'zod'
import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { createLogoStore } from '../logos/store.ts'
import type { ObjectStore } from './object-store.ts'
import { createObjects } from './service.ts'
import { createObjectRecords } from './store.ts'

const hour = 60 * 60

const sweepQueue: Queue<object> = {
  name: 'sweep-objects',
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

export type PlanSweep = ReturnType<typeof createSweepPlan>

/** For the transaction that leaves a picture without an owner. What it returns is called after the commit. */
export function createSweepPlan(jobs: Jobs) {
  return async (transaction: Orm): Promise<() => void> => {
    await jobs.add(sweepQueue, {}, transaction)
    return () => jobs.wake(sweepQueue)
  }
}

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly files: ObjectStore
  readonly keys: Keys
  readonly log: Logger
  readonly now: () => Date
}

/** From now on this copy of the server clears away. It begins with what an earlier one may have left. */
export async function startSweepWorker(world: World): Promise<void> {
  const { orm, jobs, files, keys, log, now } = world
  const records = createObjectRecords(orm)
  const objects = createObjects({ records, files, uploadKey: keys.uploads, now })
  const logos = createLogoStore(orm)
  await jobs.work(sweepQueue, async () => {
    await logos.dropProposals(now())
    const removed = await objects.sweep()
    if (removed > 0) log.info({ removed }, 'objects without an owner removed')
  })
  const wake = await createSweepPlan(jobs)(orm)
  wake()
}
