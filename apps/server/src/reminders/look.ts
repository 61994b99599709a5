import { mailQueue } from '../accounts/mail-queue.ts'
import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import { reportFault } from '../http/fault-report.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { reminderQueue } from './queues.ts'
import { createReminderStore, type StoredReminder } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly log: Logger
  readonly now: () => Date
}

const hourMs = 60 * 60 * 1000
// Attempts are at most an hour apart.
const forgottenMs = 3 * hourMs
const rememberedMs = 90 * 24 * hourMs

/** Begins every reminder that is due, each once, whoever else looks at the same time. */
export function createLook({ orm, jobs, log, now }: World) {
  /** Of one invoice. After an absence only the latest is sent: the client gets no heap. */
  async function begin(transaction: Orm, { id, userId }: StoredReminder, at: Date): Promise<void> {
    const store = createReminderStore(transaction)
    const due = await store.findDueMails(id, at)
    const missed = due.slice(0, -1)
    for (const { day } of missed) {
      const skipped = { state: 'skipped', problem: 'missed', at } as const
      await store.changeMail({ reminderId: id, day }, skipped)
    }
    if (missed.length > 0) {
      const told = { kind: 'reminder-unsent', problem: 'missed' } as const
      await jobs.add(mailQueue, { ...told, userId, reminderId: id }, transaction)
    }
    const day = due.at(-1)?.day
    if (day !== undefined) {
      await store.changeMail({ reminderId: id, day }, { begunAt: at, triedAt: at })
      await jobs.add(reminderQueue, { reminderId: id, day }, transaction)
    }
    await store.change(id, { nextAt: await store.findNextAt(id) })
  }

  /** The next one that is due, but for those that went wrong. False when there is none left. */
  async function beginNext(at: Date, wrong: string[]): Promise<boolean> {
    const begun: string[] = []
    try {
      await orm.transaction(async (transaction) => {
        const row = await createReminderStore(transaction).lockDue(at, wrong)
        if (row === undefined) return
        begun.push(row.id)
        await begin(transaction, row, at)
      })
    } catch (error) {
      if (begun.length === 0) throw error
      // One must not hold up the others; its turn comes again with the next look.
      log.error({ fault: reportFault(error) }, 'reminders not looked at')
      wrong.push(...begun)
    }
    return begun.length > 0
  }

  return async function look(): Promise<void> {
    const at = now()
    const wrong: string[] = []
    while (await beginNext(at, wrong));
    const store = createReminderStore(orm)
    const forgotten = await store.takeForgotten(new Date(at.getTime() - forgottenMs), at)
    for (const mail of forgotten) await jobs.add(reminderQueue, mail, orm)
    await store.removeOver(new Date(at.getTime() - rememberedMs))
    jobs.wake(reminderQueue)
    jobs.wake(mailQueue)
  }
}
