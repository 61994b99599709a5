import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'
import { networkOf } from '../http/client-network.ts'

/**
 * Room for fast typing (20 previews a second) and for a gallery that opens all its cards at once (60 more in five
 * seconds). Counted in this process, unlike the limits that guard accounts: a row written for each key press would cost
 * more than the drawing it saves, and each copy of the server has typesetters of its own to protect.
 */
export function createPreviewLimit(): (address: string) => Promise<void> {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: 20, duration: 1, keyPrefix: 'steady' }),
    new RateLimiterMemory({ points: 60, duration: 5, keyPrefix: 'burst' }),
  )
  return async function limitPreviews(address) {
    try {
      await limiter.consume(networkOf(address))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate.limited', 'Too many previews at once. Please wait a moment.')
    }
  }
}
