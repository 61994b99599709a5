import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import { createLogoStore } from './store.ts'

const maxLogos = 200
// They wait to be chosen for a day; whoever draws on and on lets go of the first ones sooner.
const maxProposals = 50
const megabyte = 1024 * 1024
const maxBytes = 100 * megabyte

/** In the transaction that adds them: those who add at once take turns, and each sees what the one before it added. */
export async function requireLogoRoom(
  transaction: Orm,
  userId: string,
  adding: { readonly kept: number; readonly bytes: number },
): Promise<void> {
  await lockAccount(transaction, userId)
  const store = createLogoStore(transaction)
  await store.dropOldestProposals(userId, maxProposals)
  if ((await store.countLogos(userId)) + adding.kept > maxLogos) throw tooManyLogos()
  if ((await store.sumBytes(userId)) + adding.bytes > maxBytes) {
    throw new AppError(
      'storage.full',
      `Your logos use ${maxBytes / megabyte} MB, the most an account can store. Please delete one you no longer need.`,
    )
  }
}

/** Refuses before the work is done what would be refused after it. Decides nothing. */
export async function expectLogoRoom(orm: Orm, userId: string): Promise<void> {
  if ((await createLogoStore(orm).countLogos(userId)) >= maxLogos) throw tooManyLogos()
}

function tooManyLogos(): AppError {
  return new AppError(
    'storage.full',
    `You have ${maxLogos} logos, the most an account can have. Please delete one you no longer need.`,
  )
}
