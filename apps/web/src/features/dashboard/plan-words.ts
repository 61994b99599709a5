import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'

type Plan = Pick<CurrentUser, 'subscription' | 'documentsUsed'>

export function planName({ subscription }: Pick<Plan, 'subscription'>): string {
  return subscription === 'premium' ? 'Premium' : 'Free Plan'
}

type Access = {
  readonly words: string
  readonly left: string
  /** Missing where the plan sets no limit. */
  readonly count?: { readonly used: number; readonly limit: number }
}

export function documentAccess({ subscription, documentsUsed }: Plan): Access {
  if (subscription === 'premium') {
    return { words: 'Unlimited', left: `${counted(documentsUsed, 'document')} created so far` }
  }
  const limit = plans.free.documents
  // Someone who was premium may have made more than the free plan gives.
  const used = Math.min(documentsUsed, limit)
  const left = limit - used
  return {
    words: `${used} of ${limit} used`,
    left: left === 0 ? 'No free documents left' : `${counted(left, 'free document')} left`,
    count: { used, limit },
  }
}

/** '1 template', '3 templates' */
export function counted(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}

/** 'March 2026' */
export function memberSince(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return 'Recently'
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(date)
}
