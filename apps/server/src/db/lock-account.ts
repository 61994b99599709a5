import { sql } from 'drizzle-orm'
import { AppError } from '../http/app-error.ts'
import type { Orm } from './database.ts'

/** Until the end of the transaction: whoever counts what an account holds, and adds to it, takes turns with the others. */
export async function lockAccount(transaction: Orm, userId: string): Promise<void> {
  // Not 'for update': that would hold up every row that merely refers to the account.
  const { rowCount } = await transaction.execute(
    sql`select from users where id = ${userId} for no key update`,
  )
  if (rowCount !== 1) throw new AppError('session.missing', 'Unauthorized')
}
