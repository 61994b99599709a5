import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { KeptReminders } from './kept-reminder.ts'
import { createReminderStore, type StoredReminder } from './store.ts'

type Over = Exclude<StoredReminder['state'], 'active'>

/** In the transaction that has locked them: nothing more is sent, and nothing of the invoice is kept but its number. */
export async function endAs(
  transaction: Orm,
  kept: KeptReminders,
  row: StoredReminder,
  state: Over,
  at: Date,
): Promise<void> {
  const store = createReminderStore(transaction)
  await store.skipWaiting(row.id, at)
  await store.change(row.id, { state, sealed: kept.keepNumber(row), nextAt: null, overAt: at })
}

export function notFound(): AppError {
  return new AppError('reminder.not-found', 'These reminders no longer exist.')
}
