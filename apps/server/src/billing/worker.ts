import { z } from 'zod'
import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import { cleanUpQueue } from '../jobs/clean-up.ts'
import { type Jobs, type Queue, TryLater } from '../jobs/jobs.ts'
import { findDuePlans } from './due-plans.ts'
import type { Payments } from './payments.ts'
import { PaymentsAway } from './payments-error.ts'
import { createReadPlan } from './read-plan.ts'
import { createBillingStore } from './store.ts'

const minute = 60
const hour = 60 * minute
const mostAtOnce = 500

const patient = { ...cleanUpQueue('').options, retryDelay: 2 }

/** Somebody's plan may have changed. */
export const planQueue: Queue<{ userId: string }> = {
  name: 'read-plan',
  atOnce: 2,
  parse: (payload) => z.object({ userId: z.string() }).parse(payload),
  options: { ...patient, heartbeatSeconds: 15 },
}

/** Whoever deletes their account is not charged again. */
const forgetQueue: Queue<{ customerId: string }> = {
  name: 'forget-customer',
  atOnce: 1,
  parse: (payload) => z.object({ customerId: z.string() }).parse(payload),
  options: patient,
}

/** What a message that got lost would have told. */
const reconcileQueue: Queue<object> = { ...cleanUpQueue('reconcile-plans'), isAlone: true }

/** For the transaction that removes an account. What it returns is called after the commit. */
export type PlanForgetting = (transaction: Orm, userId: string) => Promise<() => void>

export function createForgettingPlan(jobs: Jobs, payments: Payments | undefined): PlanForgetting {
  return async (transaction, userId) => {
    if (payments === undefined) return () => undefined
    const row = await createBillingStore(transaction).find(userId)
    if (row === undefined) return () => undefined
    return await forgetCustomer(jobs, row.customerId, transaction)
  }
}

/** What it returns is called once that is written for good, so that nobody waits for it. */
export async function forgetCustomer(
  jobs: Jobs,
  customerId: string,
  orm: Orm,
): Promise<() => void> {
  await jobs.add(forgetQueue, { customerId }, orm)
  return () => jobs.wake(forgetQueue)
}

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly payments: Payments | undefined
  readonly log: Logger
  readonly now: () => Date
}

/** From now on this copy of the server follows what is paid. */
export async function startBillingWorker(world: World): Promise<void> {
  const { orm, jobs, payments, log, now } = world
  if (payments === undefined) return
  const readPlan = createReadPlan({ orm, jobs, payments, now })
  await jobs.work(planQueue, ({ payload }) => unlessAway(log, readPlan(payload.userId)))
  await jobs.work(forgetQueue, ({ payload }) =>
    unlessAway(log, payments.forgetCustomer(payload.customerId)),
  )
  await jobs.work(reconcileQueue, async () => {
    const due = await findDuePlans(orm, now(), mostAtOnce)
    for (const userId of due) await jobs.add(planQueue, { userId }, orm)
    if (due.length > 0) jobs.wake(planQueue)
    // More than one look takes in: the rest shall not wait for an hour.
    await jobs.addLater(reconcileQueue, {}, due.length < mostAtOnce ? hour : 5 * minute)
  })
  await jobs.add(reconcileQueue, {}, orm)
  jobs.wake(reconcileQueue)
}

async function unlessAway(log: Logger, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error
    log.warn({ reason: error.message }, 'payments did not answer, to be tried again')
    throw new TryLater(error.message)
  }
}
