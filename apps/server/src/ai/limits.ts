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
  autofill: { ofAccount: 60, ofAddress: 300 },
} as const

/** For work that costs more than an answer from the database. */
export function createAiLimits({ pool, keys }: { pool: pg.Pool; keys: Keys }) {
  const limitersFor = (kind: keyof typeof most) => ({
    ofAccount: createRateLimiter(pool, `ai-${kind}`, { points: most[kind].ofAccount, duration }),
    ofAddress: createRateLimiter(pool, `ai-${kind}s`, { points: most[kind].ofAddress, duration }),
  })
  const limiters = { logo: limitersFor('logo'), autofill: limitersFor('autofill') }
  const keyOf = (text: string) => createHmac('sha256', keys.limits).update(text).digest('base64url')

  return {
    async count(kind: keyof typeof most, userId: string, client: string): Promise<void> {
      await countAttempt(limiters[kind].ofAccount, keyOf(userId))
      await countAttempt(limiters[kind].ofAddress, keyOf(networkOf(client)))
    },
  }
}
