import { resolve } from 'node:path'
import { openBackup } from '../db/backup/backup-file.ts'
import { checkBackup } from '../db/backup/check-backup.ts'
import { restoreBackup } from '../db/backup/restore-backup.ts'
import { resealWhatOpens } from '../sealing/reseal.ts'
import { sealOf } from '../sealing/seal.ts'
import { getSecret, putBackSecret } from '../secret.ts'
import { countTexts, describe } from './backup-words.ts'
import { type AdminContext, AdminError, type Command, UsageError } from './command.ts'
import { withDatabase } from './connect.ts'
import { requirePassphrase } from './passphrase.ts'

export const restore: Command = {
  usage: 'FILE [--replace]',
  summary: 'fill the database from a backup; --replace deletes what it holds first',
  async run(context, args) {
    const names = args.filter((arg) => arg !== '--replace')
    const [name] = names
    if (name === undefined || name.startsWith('-') || names.length > 1) {
      throw new UsageError('restore takes one FILE and, if you wish, --replace.')
    }
    const replace = args.includes('--replace')
    const { header, read } = await openBackup(resolve(context.folder, name), () =>
      requirePassphrase(context),
    )
    // All of it, before anything is touched: a file shows only at its end that it is whole.
    await checkBackup(await read())
    await withDatabase(context, async ({ pool, isSheafRunning }) => {
      if (isSheafRunning && !replace) {
        throw new AdminError(
          `A Sheaf is running on ${context.database.dataDir}. Stop it first, or add --replace to replace under it.`,
        )
      }
      const { files } = context
      const secrets = await secretsFor(context, header.secret)
      let left = 0
      const restored = await restoreBackup(pool, await read(), {
        replace,
        files,
        async finish(orm) {
          left = (await resealWhatOpens(orm, sealOf(secrets.former), sealOf(secrets.next))).left
        },
      })
      await secrets.putBack()
      context.print(`Restored the backup of ${header.createdAt} (${describe(restored)}).`)
      if (header.version === 1) {
        context.print(
          'This backup was made before backups included images. Restore the images separately.',
        )
      }
      if (left > 0) {
        context.print(
          `${countTexts(left)} that users keep need another secret. Before you start Sheaf, set APP_SECRET, or DATA_DIR/secret, to the one of the server that made the backup.`,
        )
      }
    })
  },
}

/** The secret that sealed what the backup holds, and the one that has to open it from now on. */
async function secretsFor({ secrets, database }: AdminContext, carried: string | undefined) {
  const { dataDir } = database
  const present = secrets.appSecret ?? (await getSecret(dataDir))
  // Where there is none, nothing that is sealed can be opened.
  const next = present ?? carried ?? ''
  return {
    former: carried ?? next,
    next,
    async putBack() {
      if (present === undefined && carried !== undefined) await putBackSecret(dataDir, carried)
    },
  }
}
