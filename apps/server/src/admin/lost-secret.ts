import { sql } from 'drizzle-orm'
import { clientMailKeys, closedAddresses } from '../db/client-mail-schema.ts'
import { deriveKeys } from '../keys.ts'
import { createSeal } from '../sealing/seal.ts'
import { requireSecret } from '../secret.ts'
import { withTables } from './accounts.ts'
import { type Command, UsageError } from './command.ts'

export const lostSecret: Command = {
  usage: '',
  summary: 'after the secret was lost, let users email their clients again',
  async run(context, args) {
    if (args.length > 0) throw new UsageError('lost-secret takes nothing.')
    const { secrets, database, print } = context
    const secret = secrets.appSecret ?? (await requireSecret(database.dataDir))
    const { mark } = createSeal(deriveKeys(secret).sealing)
    await withTables(context, async (orm) => {
      const isLost = sql`substring(${clientMailKeys.sealed} from 1 for ${mark.length}) <> ${mark}`
      const { keys, addresses } = await orm.transaction(async (transaction) => {
        const lost = sql`(select ${clientMailKeys.userId} from ${clientMailKeys} where ${isLost})`
        // Hashes under a key that nobody has fit no address any more.
        const { rowCount: addresses } = await transaction
          .delete(closedAddresses)
          .where(sql`${closedAddresses.userId} in ${lost}`)
        const { rowCount: keys } = await transaction.delete(clientMailKeys).where(isLost)
        return { keys, addresses }
      })
      print(`Accounts that can email their clients again: ${keys}.`)
      print(
        `Addresses that had stopped or refused emails, and may get them again: ${addresses}. Tell your users.`,
      )
      print(
        'Recurring invoices and reminders from before stay unreadable: their users delete them and create them again.',
      )
    })
  },
}
