import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { Env } from '../env.ts'
import { cleanUpQueue, type PlanCleanUp, planCleanUp } from '../jobs/clean-up.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { clearOutbox } from '../mail/clear-outbox.ts'
import { forgottenSince } from '../plans/service.ts'
import { createPlanStore } from '../plans/store.ts'
import { createAccountStore } from './store.ts'

const day = 24 * 60 * 60
const unconfirmedMs = 30 * day * 1000

const clearingQueue = cleanUpQueue('clear-accounts')

/** For the transaction that removes an account. */
export function createClearingPlan(jobs: Jobs): PlanCleanUp {
  return planCleanUp(jobs, clearingQueue)
}

type World = {
  readonly env: Env
  readonly orm: Orm
  readonly jobs: Jobs
  readonly log: Logger
  readonly now: () => Date
}

/** From now on this copy of the server clears away what outlived its time: when it starts, once a day, and after each deletion. */
export async function startClearingWorker(world: World): Promise<void> {
  const { orm, jobs } = world
  await jobs.work(clearingQueue, async () => {
    await clear(world)
    await jobs.addLater(clearingQueue, {}, day)
  })
  const wake = await createClearingPlan(jobs)(orm)
  wake()
}

async function clear({ env, orm, log, now }: World): Promise<void> {
  const store = createAccountStore(orm)
  const at = now()
  const accounts = await store.removeUnconfirmed(new Date(at.getTime() - unconfirmedMs), at)
  await store.removeExpiredSessions(at)
  await store.removeExpiredResetLinks(at)
  await createPlanStore(orm).removeForgotten(forgottenSince(at))
  const support = (env.supportEmail ?? env.mailFrom).address
  const mails = await clearOutbox(
    env,
    async (address) => address === support || (await store.hasUser(address)),
  )
  if (accounts > 0 || mails > 0) log.info({ accounts, mails }, 'accounts cleared away')
}
