import { resolve } from 'node:path'
import type { RowCounts } from '../db/backup/format.ts'
import { writeBackup } from '../db/backup/write-backup.ts'
import { type Command, UsageError } from './command.ts'
import { requireDatabase, withDatabase } from './connect.ts'

export const backup: Command = {
  usage: 'FILE',
  summary: 'write everything that the database holds to one file',
  async run(context, args) {
    const [name, ...rest] = args
    if (name === undefined || name.startsWith('-') || rest.length > 0) {
      throw new UsageError('backup takes one FILE.')
    }
    await requireDatabase(context)
    const file = resolve(context.folder, name)
    await withDatabase(context, async ({ pool }) => {
      const rows = await writeBackup(pool, file, context.now())
      context.print(`Backup written to ${file} (${describeRows(rows)}).`)
    })
  },
}

export function describeRows(rows: RowCounts): string {
  return Object.entries(rows)
    .map(([table, count]) => `${table}: ${count}`)
    .join(', ')
}
