import { z } from 'zod'
import { cleanUpQueue } from '../jobs/clean-up.ts'
import type { Queue } from '../jobs/jobs.ts'
import type { Turn } from './store.ts'

const hour = 60 * 60

// A copy of the server that is killed stops beating: its work is taken over within a minute.
const takenOver = { heartbeatSeconds: 15, expireInSeconds: 600 }

/** One invoice is to be made and sent. Ids only: who reads the queue learns nothing of the invoice. */
export const runQueue: Queue<Turn> = {
  name: 'scheduled-invoice',
  atOnce: 2,
  parse: (payload) => z.object({ scheduleId: z.string(), turn: z.int() }).parse(payload),
  options: {
    retryBackoff: true,
    retryDelay: 2,
    retryDelayMax: hour,
    // More than ever needed: the worker gives up by the clock, and says so.
    retryLimit: 1000,
    deleteAfterSeconds: 24 * hour,
    ...takenOver,
  },
}

/** Is anything due? */
export const lookQueue: Queue<object> = {
  ...cleanUpQueue('due-invoices'),
  options: { ...cleanUpQueue('').options, retryDelay: 2, retryDelayMax: 60, ...takenOver },
}
