import { z } from 'zod'
import { dueQueue, queueOfLooks } from '../jobs/due-work.ts'
import type { MailKey } from './store.ts'

/** One reminder is to be sent. Ids only: who reads the queue learns nothing of the invoice. */
export const reminderQueue = dueQueue<MailKey>('reminder', (payload) =>
  z.object({ reminderId: z.string(), day: z.iso.date() }).parse(payload),
)

export const reminderLookQueue = queueOfLooks('due-reminders')
