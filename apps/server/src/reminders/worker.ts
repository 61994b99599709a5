import { mailQueue } from '../accounts/mail-queue.ts'
import type { ClientMail } from '../client-mail/client-mail.ts'
import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { DrawPdf } from '../documents/draw-pdf.ts'
import type { Env } from '../env.ts'
import { keepLooking } from '../jobs/due-work.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { createSeal } from '../sealing/seal.ts'
import { createKeptReminders } from './kept-reminder.ts'
import { createLook } from './look.ts'
import { reminderLookQueue, reminderQueue } from './queues.ts'
import { createSendReminder } from './send-reminder.ts'

type World = {
  readonly env: Env
  readonly orm: Orm
  readonly jobs: Jobs
  readonly keys: Keys
  readonly drawPdf: DrawPdf
  readonly clientMail: ClientMail
  readonly log: Logger
  readonly now: () => Date
}

/** From now on this copy of the server sends reminders of unpaid invoices. */
export async function startReminderWorker(world: World): Promise<void> {
  const { env, jobs, keys } = world
  const kept = createKeptReminders(createSeal(keys.sealing))
  const sendReminder = createSendReminder({ ...world, kept, publicUrl: env.publicUrl })
  await jobs.work(reminderQueue, async ({ payload }) => {
    await sendReminder(payload)
    jobs.wake(mailQueue)
  })
  await keepLooking(world, reminderLookQueue, createLook(world))
}
