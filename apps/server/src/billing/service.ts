import type { Billing, PaymentPage } from '@sheaf/contract/billing'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { missesAccount } from '../db/database-failure.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Payments } from './payments.ts'
import { PaymentsAway, PaymentsForged, PaymentsUnknown } from './payments-error.ts'
import { createReadPlan } from './read-plan.ts'
import { createBillingStore } from './store.ts'
import { forgetCustomer, planQueue } from './worker.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly payments: Payments | undefined
  readonly publicUrl: string
  readonly now: () => Date
}

export type BillingService = ReturnType<typeof createBilling>

/** What users do about paying. */
export function createBilling({ orm, jobs, payments, publicUrl, now }: World) {
  const store = createBillingStore(orm)

  async function stateOf({ id, isGrantedPremium }: User): Promise<Billing> {
    const row = await store.find(id)
    return {
      isSold: payments !== undefined,
      isGranted: isGrantedPremium,
      state: row?.state ?? 'none',
      until: row?.until?.toISOString() ?? null,
    }
  }

  function requirePayments(): Payments {
    if (payments !== undefined) return payments
    throw new AppError('billing.not-sold', "This server doesn't take payments.")
  }

  async function customerOf(service: Payments, user: User): Promise<string> {
    const known = await store.find(user.id)
    if (known !== undefined) return known.customerId
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
    const customerId = await service.makeCustomer({ id: user.id, email: user.email, name })
    try {
      return await store.noteCustomer(user.id, customerId)
    } catch (error) {
      // Whoever deleted the account meanwhile knew of no customer to forget.
      if (missesAccount(error)) {
        const wake = await forgetCustomer(jobs, customerId, orm)
        wake()
      }
      throw error
    }
  }

  return {
    stateOf,

    /** The page on which Premium is paid for. */
    async checkout(user: User): Promise<PaymentPage> {
      const service = requirePayments()
      return await told(async () => {
        const known = await store.find(user.id)
        if (known !== undefined && known.state !== 'none') {
          throw new AppError('billing.already-paying', alreadyPaying)
        }
        const customerId = await customerOf(service, user)
        const ways = { paid: `${publicUrl}/upgrade?paid`, left: `${publicUrl}/upgrade` }
        const url = await service.openCheckout(customerId, ways)
        await store.noteCheckout(user.id, now())
        return { url }
      })
    },

    /** The page with receipts, cards and the way to cancel. */
    async portal(user: User): Promise<PaymentPage> {
      const service = requirePayments()
      const known = await store.find(user.id)
      if (known === undefined) throw new AppError('billing.never-paid', neverPaid)
      return await told(async () => ({
        url: await service.openPortal(known.customerId, `${publicUrl}/account?plan`),
      }))
    },

    /** For who comes back from the provider's pages before its message has come. */
    async check(user: User): Promise<Billing> {
      const service = requirePayments()
      await told(() => createReadPlan({ orm, jobs, payments: service, now })(user.id))
      return await stateOf(user)
    },

    /** Once it is in the queue it is not lost, whatever happens here: only then is the message answered. */
    async hear(message: Buffer, signature: string): Promise<void> {
      const service = requirePayments()
      const customerId = await service.customerOf(message, signature).catch((error) => {
        if (error instanceof PaymentsForged) {
          throw new AppError('billing.bad-signature', 'The signature of this message is not valid.')
        }
        throw error
      })
      const userId = customerId && (await store.findPayer(customerId))
      if (!userId) return
      await jobs.add(planQueue, { userId }, orm)
      jobs.wake(planQueue)
    },
  }
}

const alreadyPaying = "You're already paying for Premium. You can manage it from your account."
const neverPaid = "You haven't paid for Premium yet."
const away = "We can't reach our payment provider right now. Please try again in a few minutes."

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentsAway || error instanceof PaymentsUnknown) {
      throw new AppError('billing.unavailable', away, undefined, error)
    }
    throw error
  }
}
