import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { RateLimitError } from './app-error.ts'

export type RateRule = {
  readonly points: number
  readonly duration: number
  /** Who was refused is refused again from memory, so that a flood does not reach the database. Nothing may lift the refusal early. */
  readonly isFinal?: boolean
  /** Whether it is counted in memory while the database is away. Not where a refusal reads like a success: nothing would be done, and nobody told. */
  readonly isInsured?: boolean
}

/** Counts in the database, so that all copies of the server count together. Keys are hashes. */
export function createRateLimiter(pool: pg.Pool, keyPrefix: string, rule: RateRule) {
  const { points, duration, isFinal = false, isInsured = true } = rule
  return new RateLimiterPostgres({
    points,
    duration,
    keyPrefix,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // While the database is away each copy counts for itself: what needs no database goes on, and not without limits.
    ...(isInsured && { insuranceLimiter: new RateLimiterMemory({ points, duration }) }),
    ...(isFinal && { inMemoryBlockOnConsumed: points + 1 }),
    // One of them sweeps for all.
    clearExpiredByTimeout: keyPrefix === 'password',
  })
}

/** Throws RateLimitError when there were too many. */
export async function countAttempt(
  limiter: RateLimiterPostgres,
  key: string,
  say = (wait: string) => `Too many attempts. Please try again in ${wait}.`,
): Promise<void> {
  const refusal = await refusalOf(limiter, key)
  if (refusal === undefined) return
  const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  throw new RateLimitError(say(inWords(seconds)), seconds)
}

export async function isWithinLimit(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  return (await refusalOf(limiter, key)) === undefined
}

async function refusalOf(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  }
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}
