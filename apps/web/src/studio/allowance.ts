import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'

type Counters = Pick<CurrentUser, 'subscription' | 'documentsUsed'>

/** '2/2 free documents used' once that is so; undefined while there is room. */
export function limitWords({ subscription, documentsUsed }: Counters): string | undefined {
  const limit = plans.free.documents
  if (subscription === 'premium' || documentsUsed < limit) return undefined
  // Someone who was premium may have made more than the free plan gives.
  return `${limit}/${limit} free documents used`
}
