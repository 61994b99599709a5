import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'

type Counters = Pick<CurrentUser, 'subscription' | 'documentsUsed' | 'logosGenerated'>

export type Use = {
  readonly name: string
  readonly used: number
  /** Null where the plan sets none. */
  readonly limit: number | null
}

export function usesOf({ subscription, documentsUsed, logosGenerated }: Counters): readonly Use[] {
  const { documents, aiLogos } = plans[subscription]
  return [
    { name: 'Documents created', used: documentsUsed, limit: documents },
    { name: 'Logos generated', used: logosGenerated, limit: aiLogos },
  ]
}

/** What the plan still gives, in words. */
export function amountLeft({ subscription, documentsUsed, logosGenerated }: Counters): string {
  const { documents, aiLogos } = plans[subscription]
  if (documents === null || aiLogos === null) return 'Unlimited'
  const documentsLeft = counted(documents - documentsUsed, 'document')
  return `${documentsLeft}, ${counted(aiLogos - logosGenerated, 'logo')}`
}

function counted(left: number, noun: string): string {
  // Someone who was premium may have used more than the free plan gives.
  if (left <= 0) return `no ${noun}`
  return `${left} ${noun}${left === 1 ? '' : 's'}`
}
