import { templateQuotaBytes } from '@sheaf/contract/template-pages'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import { createTemplateStore } from './store.ts'

const maxTemplates = 500

/**
 * Saves in the transaction, which is undone when the user then has too much: those who save at once take turns, and each sees
 * what the one before it saved. An account that had too much already may still save what makes it less.
 */
export async function requireTemplateRoom<T>(
  transaction: Orm,
  userId: string,
  save: () => Promise<T>,
): Promise<T> {
  await lockAccount(transaction, userId)
  const store = createTemplateStore(transaction)
  const before = await store.sumTemplates(userId)
  const saved = await save()
  const after = await store.sumTemplates(userId)
  if (after.count > maxTemplates && after.count > before.count) {
    throw new AppError(
      'storage.full',
      `You have ${maxTemplates} templates, the most an account can have. Please delete one you no longer need.`,
    )
  }
  if (after.bytes > templateQuotaBytes && after.bytes > before.bytes) throw overQuota()
  return saved
}

function overQuota(): AppError {
  const most = templateQuotaBytes / 1_000_000
  return new AppError(
    'storage.over-quota',
    `Your templates would take up more than the ${most} MB an account can store. Please shorten this one, or delete one you no longer need.`,
  )
}
