import { mailQueue } from '../accounts/mail-queue.ts'
import type { Orm } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { reminderQueue } from './queues.ts'
import { createReminderStore } from './store.ts'

type World = { readonly orm: Orm; readonly jobs: Jobs; readonly now: () => Date }

const hourMs = 60 * 60 * 1000
// Attempts are at most an hour apart.
const forgottenMs = 3 * hourMs
const rememberedMs = 90 * 24 * hourMs

/** Begins every reminder that is due, each once, whoever else looks at the same time. */
export function createLook({ orm, jobs, now }: World) {
  /** Of one invoice. False when there is none left. After an absence only the latest is sent: the client gets no heap. */
  async function beginNext(at: Date): Promise<boolean> {
    return await orm.transaction(async (transaction) => {
      const store = createReminderStore(transaction)
      const row = await store.lockDue(at)
      if (row === undefined) return false
      const { id, userId } = row
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
      return true
    })
  }

  return async function look(): Promise<void> {
    const at = now()
    while (await beginNext(at));
    const store = createReminderStore(orm)
    const forgotten = await store.takeForgotten(new Date(at.getTime() - forgottenMs), at)
    for (const mail of forgotten) await jobs.add(reminderQueue, mail, orm)
    await store.removeOver(new Date(at.getTime() - rememberedMs))
    jobs.wake(reminderQueue)
    jobs.wake(mailQueue)
  }
}
