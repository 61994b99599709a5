import { drizzle } from 'drizzle-orm/node-postgres'
import { type AccountStore, createAccountStore, type User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { requireOwnLevel } from '../db/level.ts'
import * as schema from '../db/schema.ts'
import { type AdminContext, AdminError } from './command.ts'
import { requireDatabase, withDatabase } from './connect.ts'

/** The tables of this installation, beside the running Sheaf if there is one. */
export async function withTables(
  context: AdminContext,
  work: (orm: Orm) => Promise<void>,
): Promise<void> {
  await requireDatabase(context)
  await withDatabase(context, async ({ pool }) => {
    const client = await pool.connect()
    try {
      await requireOwnLevel(client)
    } finally {
      client.release()
    }
    await work(drizzle(pool, { schema }))
  })
}

/** One account, by its address. */
export async function withAccount(
  context: AdminContext,
  email: string,
  work: (user: User, store: AccountStore, transaction: Orm) => Promise<void>,
): Promise<void> {
  await withTables(context, async (orm) => {
    const user = await createAccountStore(orm).getUserByEmail(email)
    if (user === undefined) throw new AdminError(`There is no account with the address ${email}.`)
    await orm.transaction((transaction) => work(user, createAccountStore(transaction), transaction))
  })
}
