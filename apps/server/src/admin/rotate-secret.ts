import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { reseal } from '../sealing/reseal.ts'
import { SealError, sealOf } from '../sealing/seal.ts'
import { adoptNextSecret, prepareNextSecret } from '../secret.ts'
import { withTables } from './accounts.ts'
import { type AdminContext, AdminError, type Command, UsageError } from './command.ts'

const leastLetters = 32
const partingMs = 2_000

export const rotateSecret: Command = {
  usage: '',
  summary: 'encrypt what users keep with a new secret, while Sheaf is stopped',
  async run(context, args) {
    if (args.length > 0) throw new UsageError('rotate-secret takes nothing.')
    const { appSecret } = context.secrets
    const { dataDir } = context.database
    const newSecret = appSecret === undefined ? undefined : requireNewSecret(context)
    await withTables(context, async (orm) => {
      await requireAlone(orm)
      const { former, next } =
        appSecret === undefined || newSecret === undefined
          ? await prepareNextSecret(dataDir)
          : { former: appSecret, next: newSecret }
      const count = await orm
        .transaction((transaction) => reseal(transaction, sealOf(former), sealOf(next)))
        .catch(explainSealError)
      if (appSecret === undefined) await adoptNextSecret(dataDir)
      report(context, count)
    })
  },
}

function requireNewSecret({ secrets: { appSecret, newAppSecret = '' } }: AdminContext): string {
  if (newAppSecret.length >= leastLetters && newAppSecret !== appSecret) return newAppSecret
  throw new AdminError(
    `Set NEW_APP_SECRET to a new text of ${leastLetters} characters or more, for example from: openssl rand -hex 32. ` +
      'APP_SECRET stays the present one until this is done.',
  )
}

// A copy that goes on running would seal with the former secret, and could open nothing that was sealed anew.
async function requireAlone(orm: Orm): Promise<void> {
  // A copy that has just stopped is seen for a moment longer.
  const deadline = performance.now() + partingMs
  while (await hasCompany(orm)) {
    if (performance.now() > deadline) {
      throw new AdminError('Sheaf is running on this database. Stop every copy of it first.')
    }
    await pause(100)
  }
}

async function hasCompany(orm: Orm): Promise<boolean> {
  const { rowCount } = await orm.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'sheaf' and pid <> pg_backend_pid()`)
  return rowCount !== 0
}

function explainSealError(error: unknown): never {
  if (!(error instanceof SealError)) throw error
  const reason = error.isOfOtherSecret
    ? 'Some of what users keep was encrypted with another secret than the present one.'
    : 'Some of what users keep is damaged and cannot be opened.'
  throw new AdminError(`${reason} Nothing was changed.`)
}

function report({ print, secrets, database }: AdminContext, count: number): void {
  print(`Encrypted again: ${count} ${count === 1 ? 'text' : 'texts'}.`)
  print(
    secrets.appSecret === undefined
      ? `The new secret is in ${join(database.dataDir, 'secret')}. Start Sheaf again.`
      : 'Now set APP_SECRET to the new secret for every copy of Sheaf, unset NEW_APP_SECRET, and start them.',
  )
  print(
    'The new secret ends what the former one signed: links in emails to confirm an address, to reset a password or to mark an invoice as paid, ' +
      'and uploads under way. A document of the last 30 days counts once more when it is downloaded again, and browsers count as new ones until their next sign-in. ' +
      'People stay signed in, and links that stop emails to clients go on working.',
  )
  print(
    'Backups from before that are not encrypted need the former secret: keep it for them, in another place.',
  )
}
