import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'

type Counters = Pick<CurrentUser, 'subscription' | 'logosGenerated'>

export type LogoPlan = {
  readonly isPremium: boolean
  readonly isAtLimit: boolean
  /** How many a request draws. */
  readonly atATime: number
  /** How many are still to be had without Premium; 0 for those who have it. */
  readonly freeLeft: number
  /** 'Free plan: 0/1 logos used' */
  readonly words: string
}

export function logoPlan({ subscription, logosGenerated }: Counters): LogoPlan {
  const { aiLogos, aiLogosAtATime } = plans[subscription]
  if (aiLogos === null) {
    return {
      isPremium: true,
      isAtLimit: false,
      atATime: aiLogosAtATime,
      freeLeft: 0,
      words: 'Premium',
    }
  }
  // Someone who was premium may have drawn more than the free plan gives.
  const used = Math.min(logosGenerated, aiLogos)
  return {
    isPremium: false,
    isAtLimit: used >= aiLogos,
    atATime: aiLogosAtATime,
    freeLeft: aiLogos - used,
    words: `Free plan: ${used}/${aiLogos} logos used`,
  }
}
