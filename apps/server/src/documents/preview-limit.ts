import { isIPv6 } from 'node:net'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../http/app-error.ts'

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

/** One subscriber of IPv6 has 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [start = '', end] = address.split('::')
  const groups = groupsOf(start)
  const missing = end === undefined ? 0 : 8 - groups.length - groupsOf(end).length
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...groupsOf(end ?? '')]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
