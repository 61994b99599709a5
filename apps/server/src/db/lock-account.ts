import { and, eq } from 'drizzle-orm'
import { AppError } from '../http/app-error.ts'
import type { Orm } from './database.ts'
import { sessions, users } from './schema.ts'

type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>

/** Until the end of the transaction: whoever counts what an account holds, and adds to it, takes turns with the others. */
export async function lockAccount(transaction: Orm, userId: string): Promise<void> {
  if ((await getLocked(transaction, userId)) === undefined) throw nobody()
}

/**
 * As lockAccount, for what the password and a session were checked for. Checking a password takes long enough for another
 * request to change it: what rests on the old one must not come into being after that.
 */
export async function lockAccountAs(
  transaction: Orm,
  user: Account,
  sessionId: string,
): Promise<void> {
  if (!(await lockUnchanged(transaction, user))) throw nobody()
  // Not joined to the statement that waits: it would still see the sessions of before.
  const isOpen = and(eq(sessions.id, sessionId), eq(sessions.userId, user.id))
  if ((await transaction.$count(sessions, isOpen)) === 0) throw nobody()
}

/** False when the account is gone, or has another password than the one that was checked. */
export async function lockUnchanged(transaction: Orm, user: Account): Promise<boolean> {
  return (await getLocked(transaction, user.id))?.passwordHash === user.passwordHash
}

/** As lockAccount, where an account that is gone is nothing to tell. */
export async function getLocked(transaction: Orm, userId: string): Promise<Account | undefined> {
  // Not 'for update': that would hold up every row that merely refers to the account.
  const [account] = await transaction
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return account
}

function nobody(): AppError {
  return new AppError('session.missing', 'Unauthorized')
}
