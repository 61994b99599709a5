import { z } from 'zod'
import { dueQueue, queueOfLooks } from '../jobs/due-work.ts'
import type { Turn } from './store.ts'

/** One invoice is to be made and sent. Ids only: who reads the queue learns nothing of the invoice. */
export const runQueue = dueQueue<Turn>('scheduled-invoice', (payload) =>
  z.object({ scheduleId: z.string(), turn: z.int() }).parse(payload),
)

export const lookQueue = queueOfLooks('due-invoices')
