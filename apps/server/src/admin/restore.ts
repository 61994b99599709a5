import { resolve } from 'node:path'
import { openBackup, restoreBackup } from '../db/backup/restore-backup.ts'
import { describe } from './backup.ts'
import { AdminError, type Command, UsageError } from './command.ts'
import { withDatabase } from './connect.ts'

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
    const contents = await openBackup(resolve(context.folder, name))
    await withDatabase(context, async ({ pool, isSheafRunning }) => {
      if (isSheafRunning && !replace) {
        throw new AdminError(
          `A Sheaf is running on ${context.database.dataDir}. Stop it first, or add --replace to replace under it.`,
        )
      }
      const { files } = context
      const restored = await restoreBackup(pool, contents, { replace, files })
      context.print(`Restored the backup of ${contents.header.createdAt} (${describe(restored)}).`)
      if (contents.header.version === 1) {
        context.print(
          'This backup was made before backups included images. Restore the images separately.',
        )
      }
    })
  },
}
