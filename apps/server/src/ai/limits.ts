import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { networkOf } from '../http/client-network.ts'
import { countAttempt, createRateLimiter } from '../http/rate-limit.ts'
import type { Keys } from '../keys.ts'

export type AiLimits = ReturnType<typeof createAiLimits>

const duration = 10 * 60

/** So many requests in ten minutes. One person tries again and again; an office shares one address. */
const most = {
  logo: { ofAccount: 40, ofAddress: 200 },
} as const

/** For work that costs more than an answer from the database. */
export function createAiLimits({ pool, keys }: { pool: pg.Pool; keys: Keys }) {
  const limiters = {
    logo: {
      ofAccount: createRateLimiter(pool, 'ai-logo', { points: most.logo.ofAccount, duration }),
      ofAddress: createRateLimiter(pool, 'ai-logos', { points: most.logo.ofAddress, duration }),
    },
  }
  const keyOf = (text: string) => createHmac('sha256', keys.limits).update(text).digest('base64url')

  return {
    async count(kind: keyof typeof most, userId: string, client: string): Promise<void> {
      await countAttempt(limiters[kind].ofAccount, keyOf(userId))
      await countAttempt(limiters[kind].ofAddress, keyOf(networkOf(client)))
    },
  }
}
