import { resolve } from 'node:path'
import type { RowCounts } from '../db/backup/format.ts'
import { writeBackup } from '../db/backup/write-backup.ts'
import { type Command, UsageError } from './command.ts'
import { requireDatabase, withDatabase } from './connect.ts'

export const backup: Command = {
  usage: 'FILE',
  summary: 'write all accounts, templates and images to one file',
  async run(context, args) {
    const [name, ...rest] = args
    if (name === undefined || name.startsWith('-') || rest.length > 0) {
      throw new UsageError('backup takes one FILE.')
    }
    await requireDatabase(context)
    const file = resolve(context.folder, name)
    await withDatabase(context, async ({ pool }) => {
      const { files, now } = context
      const written = await writeBackup(pool, file, { files, now: now() })
      context.print(`Backup written to ${file} (${describe(written)}).`)
      if (written.missing > 0) {
        const words = written.missing === 1 ? '1 image is' : `${written.missing} images are`
        context.print(
          `${words} named in the database but not in the object store, nor in the backup.`,
        )
      }
    })
  },
}

export function describe({ rows, pictures }: { rows: RowCounts; pictures: number }): string {
  return [...Object.entries(rows), ['pictures', pictures] as const]
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
}
