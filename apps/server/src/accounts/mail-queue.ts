import { z } from 'zod'
import type { Queue } from '../jobs/jobs.ts'
import { reminderProblems } from '../reminders/problems.ts'
import { scheduleProblems } from '../schedules/problems.ts'

/** Ids only: who reads the queue learns no address and no link. */
const accountMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['confirm', 'reset']), userId: z.string(), linkId: z.string() }),
  z.object({
    kind: z.enum(['already-registered', 'password-changed', 'payment-failed']),
    userId: z.string(),
  }),
  z.object({
    kind: z.literal('schedule-paused'),
    userId: z.string(),
    scheduleId: z.string(),
    problem: z.enum(scheduleProblems),
  }),
  z.object({
    kind: z.literal('invoices-late'),
    userId: z.string(),
    days: z.array(z.iso.date()),
  }),
  z.object({
    kind: z.literal('reminder-unsent'),
    userId: z.string(),
    reminderId: z.string(),
    problem: z.enum(reminderProblems),
  }),
])

export type AccountMail = z.infer<typeof accountMailSchema>

const hour = 60 * 60

export const mailQueue: Queue<AccountMail> = {
  name: 'mail',
  atOnce: 3,
  parse: (payload) => accountMailSchema.parse(payload),
  // Pauses double from two seconds to an hour; a mail server may be away for four days.
  options: {
    retryBackoff: true,
    retryDelay: 2,
    retryDelayMax: hour,
    retryLimit: 105,
    // A copy of the server that is killed stops beating: its mails are taken over within a minute or two.
    heartbeatSeconds: 15,
    expireInSeconds: 300,
    deleteAfterSeconds: 24 * hour,
  },
}
