import { mostReminders } from '@sheaf/contract/reminders'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import type { PlannedMail } from './read-order.ts'
import { createReminderStore, type ReminderStore } from './store.ts'

type Saved = {
  readonly id: string
  readonly userId: string
  readonly mails: readonly PlannedMail[]
  readonly at: Date
}

/** In all, sealed: reminders of an invoice with ten lines take some 5 kB. */
const quotaBytes = 5_000_000

/**
 * Saves reminders with their mails, in a transaction that is undone when the user then has too much. Those who save at
 * once take turns by the lock on the account.
 */
export async function saveReminder(
  orm: Orm,
  { id, userId, mails, at }: Saved,
  write: (store: ReminderStore) => Promise<void>,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await lockAccount(transaction, userId)
    const store = createReminderStore(transaction)
    const before = await store.sum(userId)
    await write(store)
    const rows = mails.map((mail) => ({ ...mail, ...beginning(mail, at), reminderId: id, userId }))
    await store.addMails(rows)
    await store.change(id, { nextAt: await store.findNextAt(id) })
    const after = await store.sum(userId)
    if (after.count > mostReminders && after.count > before.count) throw full()
    if (after.bytes > quotaBytes && after.bytes > before.bytes) throw overQuota()
  })
}

/** A day that has passed is skipped, and stays on the list. */
function beginning({ dueAt }: PlannedMail, at: Date) {
  if (dueAt > at) return { state: 'waiting' } as const
  return { state: 'skipped', at, problem: 'passed' } as const
}

function full(): AppError {
  return new AppError(
    'storage.full',
    `You have reminders for ${mostReminders} invoices, the most an account can have. Please delete some you no longer need.`,
  )
}

function overQuota(): AppError {
  const most = quotaBytes / 1_000_000
  return new AppError(
    'storage.over-quota',
    `Your reminders would take up more than the ${most} MB an account can store. Please delete some you no longer need.`,
  )
}
