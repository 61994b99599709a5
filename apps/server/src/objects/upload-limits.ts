import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { networkOf } from '../http/client-network.ts'
import { countAttempt, createRateLimiter } from '../http/rate-limit.ts'
import type { Keys } from '../keys.ts'

export type UploadLimits = ReturnType<typeof createUploadLimits>

const duration = 10 * 60

/** So many in ten minutes. One person tries a few files; an office shares one address. */
const ofAccount = { points: 60, duration }
const ofAddress = { points: 300, duration }

/** A link that was asked for and a file that was sent are counted apart: neither uses up the other. */
export function createUploadLimits({ pool, keys }: { pool: pg.Pool; keys: Keys }) {
  const limitersFor = (kind: string) => ({
    ofAccount: createRateLimiter(pool, `upload-${kind}`, ofAccount),
    ofAddress: createRateLimiter(pool, `upload-${kind}s`, ofAddress),
  })
  const limiters = { link: limitersFor('link'), file: limitersFor('file') }
  const keyOf = (text: string) => createHmac('sha256', keys.limits).update(text).digest('base64url')

  return {
    async count(kind: keyof typeof limiters, userId: string, client: string): Promise<void> {
      await countAttempt(limiters[kind].ofAccount, keyOf(userId))
      await countAttempt(limiters[kind].ofAddress, keyOf(networkOf(client)))
    },
  }
}
