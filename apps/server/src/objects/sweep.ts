import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import { cleanUpQueue, type PlanCleanUp, planCleanUp } from '../jobs/clean-up.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createLogoStore } from '../logos/store.ts'
import type { ObjectStore } from './object-store.ts'
import { createObjectRecords, type ObjectRecords } from './store.ts'

const sweepQueue = cleanUpQueue('sweep-objects')

export type PlanSweep = PlanCleanUp

/** For the transaction that leaves a picture without an owner. */
export function createSweepPlan(jobs: Jobs): PlanSweep {
  return planCleanUp(jobs, sweepQueue)
}

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly files: ObjectStore
  readonly log: Logger
  readonly now: () => Date
}

/** From now on this copy of the server clears away. It begins with what an earlier one may have left. */
export async function startSweepWorker(world: World): Promise<void> {
  const { orm, jobs, files, log, now } = world
  const records = createObjectRecords(orm)
  const logos = createLogoStore(orm)
  await jobs.work(sweepQueue, async () => {
    await logos.dropProposals(now())
    const removed = await sweep(records, files, now())
    if (removed > 0) log.info({ removed }, 'objects without an owner removed')
  })
  const wake = await createSweepPlan(jobs)(orm)
  wake()
}

// Longer than any store takes to answer.
const unstoredLifetimeMs = 60 * 60 * 1000
const sweptAtOnce = 100

/** Removes what nobody owns any more, and what was announced but never came. */
async function sweep(records: ObjectRecords, files: ObjectStore, now: Date): Promise<number> {
  const unstoredSince = new Date(now.getTime() - unstoredLifetimeMs)
  let removed = 0
  for (;;) {
    const rubbish = await records.listRubbish(unstoredSince, sweptAtOnce)
    for (const id of rubbish) {
      await files.remove(id)
      await records.removeObject(id)
    }
    removed += rubbish.length
    if (rubbish.length < sweptAtOnce) return removed
  }
}
