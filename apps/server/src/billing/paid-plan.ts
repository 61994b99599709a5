import type { Billing } from '@sheaf/contract/billing'
import type Stripe from 'stripe'

export type PaidPlan = {
  readonly state: Billing['state']
  readonly until: Date | null
  /** The bill that could not be paid. */
  readonly unpaid: string | null
}

export const graceDays = 7

const dayMs = 24 * 60 * 60 * 1000
const nothing: PaidPlan = { state: 'none', until: null, unpaid: null }
const best: readonly Billing['state'][] = ['active', 'ending', 'past-due', 'none']

/** What a customer's subscriptions come to. Whoever managed to have two has the better one. */
export function paidPlan(subscriptions: readonly Stripe.Subscription[], now: Date): PaidPlan {
  const plans = subscriptions.map((subscription) => planOf(subscription, now))
  return plans.toSorted((a, b) => best.indexOf(a.state) - best.indexOf(b.state))[0] ?? nothing
}

function planOf(subscription: Stripe.Subscription, now: Date): PaidPlan {
  const [item] = subscription.items.data
  if (item === undefined) return nothing
  const { status, cancel_at: cancelAt, latest_invoice: invoice } = subscription
  if (status === 'active' || status === 'trialing') {
    const isEnding = subscription.cancel_at_period_end || cancelAt !== null
    const until = inDays((isEnding && cancelAt) || item.current_period_end, 0)
    return { state: isEnding ? 'ending' : 'active', until, unpaid: null }
  }
  if (status !== 'past_due') return nothing
  // The period that is not paid began with the bill that failed.
  const until = inDays(item.current_period_start, graceDays)
  if (until <= now) return nothing
  const unpaid = typeof invoice === 'string' ? invoice : (invoice?.id ?? null)
  return { state: 'past-due', until, unpaid }
}

function inDays(seconds: number, days: number): Date {
  return new Date(seconds * 1000 + days * dayMs)
}
