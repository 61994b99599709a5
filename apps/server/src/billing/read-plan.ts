import { mailQueue } from '../accounts/mail-queue.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Payments } from './payments.ts'
import { PaymentsUnknown } from './payments-error.ts'
import { createBillingStore } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly payments: Payments
  readonly now: () => Date
}

export type ReadPlan = (userId: string) => Promise<void>

/**
 * Asks the payment service what a user pays for, and settles their plan by it. However often and in whatever order its
 * messages come, what was asked last is what holds.
 */
export function createReadPlan({ orm, jobs, payments, now }: World): ReadPlan {
  return async (userId) => {
    const store = createBillingStore(orm)
    const row = await store.find(userId)
    if (row === undefined) return
    const askedAt = await store.readClock()
    const plan = await payments.readPlan(row.customerId, now()).catch((error) => {
      if (error instanceof PaymentsUnknown) return undefined
      throw error
    })
    if (plan === undefined) return await store.removeCustomer(userId)
    const isWarned = await orm.transaction(async (transaction) => {
      await lockAccount(transaction, userId)
      const inside = createBillingStore(transaction)
      const known = await inside.find(userId)
      const warnedOf = plan.unpaid ?? known?.warnedOf ?? null
      const isNoted = await inside.notePlan(userId, plan, askedAt, warnedOf)
      if (!isNoted || warnedOf === (known?.warnedOf ?? null)) return false
      await jobs.add(mailQueue, { kind: 'payment-failed', userId }, transaction)
      return true
    })
    if (isWarned) jobs.wake(mailQueue)
  }
}
