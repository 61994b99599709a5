import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Keys } from '../keys.ts'
import { networkOf } from './client-network.ts'
import { countAttempt, createRateLimiter } from './rate-limit.ts'

const duration = 10 * 60

/** So many in ten minutes. One person tries again and again; an office shares one address. */
const most = {
  'ai-logo': { ofAccount: 40, ofAddress: 200 },
  'ai-autofill': { ofAccount: 60, ofAddress: 300 },
  'ai-translate': { ofAccount: 60, ofAddress: 300 },
  billing: { ofAccount: 60, ofAddress: 300 },
  export: { ofAccount: 60, ofAddress: 300 },
  support: { ofAccount: 10, ofAddress: 50 },
  schedule: { ofAccount: 120, ofAddress: 600 },
  // A dashboard asks for it, too, and all at an address have one.
  'schedule-list': { ofAccount: 120, ofAddress: 3000 },
  reminder: { ofAccount: 120, ofAddress: 600 },
  // A link that was asked for and a file that was sent are counted apart: neither uses up the other.
  'upload-link': { ofAccount: 60, ofAddress: 300 },
  'upload-file': { ofAccount: 60, ofAddress: 300 },
  // Those without an account are counted by their address twice. Programs of a mail provider use a link for many readers.
  'stop-mails': { ofAccount: 300, ofAddress: 300 },
  'paid-link': { ofAccount: 300, ofAddress: 300 },
  'e-invoice-file': { ofAccount: 120, ofAddress: 120 },
} as const

type Work = keyof typeof most

export type WorkLimits = ReturnType<typeof createWorkLimits>

/** For work that costs more than an answer from the database. */
export function createWorkLimits({ pool, keys }: { pool: pg.Pool; keys: Keys }) {
  const limiter = (name: string, points: number) =>
    createRateLimiter(pool, name, { points, duration, isFinal: true })
  const limitersOf = (work: Work) => ({
    ofAccount: limiter(work, most[work].ofAccount),
    ofAddress: limiter(`${work}s`, most[work].ofAddress),
  })
  const limiters = {
    'ai-logo': limitersOf('ai-logo'),
    'ai-autofill': limitersOf('ai-autofill'),
    'ai-translate': limitersOf('ai-translate'),
    billing: limitersOf('billing'),
    export: limitersOf('export'),
    support: limitersOf('support'),
    schedule: limitersOf('schedule'),
    'schedule-list': limitersOf('schedule-list'),
    reminder: limitersOf('reminder'),
    'upload-link': limitersOf('upload-link'),
    'upload-file': limitersOf('upload-file'),
    'stop-mails': limitersOf('stop-mails'),
    'paid-link': limitersOf('paid-link'),
    'e-invoice-file': limitersOf('e-invoice-file'),
  } satisfies Record<Work, unknown>
  const keyOf = (text: string) => createHmac('sha256', keys.limits).update(text).digest('base64url')

  return {
    async count(work: Work, userId: string, client: string): Promise<void> {
      await countAttempt(limiters[work].ofAccount, keyOf(userId))
      await countAttempt(limiters[work].ofAddress, keyOf(networkOf(client)))
    },
  }
}
