import type { FastifyRequest } from 'fastify'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError, RateLimitError } from '../http/app-error.ts'
import { networkOf } from '../http/client-network.ts'

/** Whom the typesetter counts a document to: an account, or the network that a visitor comes from. All get the same share. */
export const drawnFor = {
  account: (userId: string) => `account ${userId}`,
  visitor: (address: string) => `network ${networkOf(address)}`,
}

/** What is asked for, and how large it is: a large document costs more to read and to draw. */
type Asking = { readonly from: string; readonly bytes: number }

const bytesOfOne = 64 * 1024
// As many as a body may have.
const mostBytes = 1024 * 1024

/**
 * Room for fast typing (20 previews a second) and for a gallery that opens all its cards at once (60 more in five
 * seconds). Counted in this process, unlike the limits that guard accounts: a row written for each key press would cost
 * more than the drawing it saves, and each copy of the server has typesetters of its own to protect.
 */
export function createPreviewLimit(): (asking: Asking) => Promise<void> {
  return createVisitorLimit('Too many previews right now. Please wait a moment.')
}

/** A program that checks its documents before it sends them asks as often as one that draws them. */
export function createCheckLimit(): (asking: Asking) => Promise<void> {
  return createVisitorLimit('Too many checks right now. Please wait a moment.')
}

function createVisitorLimit(refusalWords: string): (asking: Asking) => Promise<void> {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: 20, duration: 1, keyPrefix: 'steady' }),
    new RateLimiterMemory({ points: 60, duration: 5, keyPrefix: 'burst' }),
  )
  return async function limitVisitor({ from, bytes }) {
    try {
      await limiter.consume(networkOf(from), pointsFor(bytes))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate.limited', refusalWords)
    }
  }
}

/** PDFs of one account in ten minutes: more than a year of invoices in one go. */
const mostPdfs = { points: 600, duration: 10 * 60 }

export function createPdfLimit(): (asking: Asking) => Promise<void> {
  const limiter = new RateLimiterMemory(mostPdfs)
  return async function limitPdfs({ from, bytes }) {
    try {
      await limiter.consume(from, pointsFor(bytes))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      const minutes = Math.ceil(seconds / 60)
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
      throw new RateLimitError(
        `You've reached the limit for PDFs in ten minutes. Please try again in ${wait}.`,
        seconds,
      )
    }
  }
}

/** How much a request brings. One that does not say how long its body is counts as the longest. */
export function bytesOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): number {
  if (headers['transfer-encoding'] !== undefined) return mostBytes
  return url.length + Number(headers['content-length'] ?? 0)
}

function pointsFor(bytes: number): number {
  return Math.max(1, Math.ceil(Math.min(bytes, mostBytes) / bytesOfOne))
}
