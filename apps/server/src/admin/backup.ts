import { resolve } from 'node:path'
import { writeBackup } from '../db/backup/write-backup.ts'
import { requireSecret } from '../secret.ts'
import { describe } from './backup-words.ts'
import { type AdminContext, type Command, UsageError } from './command.ts'
import { requireDatabase, withDatabase } from './connect.ts'
import { newPassphrase } from './passphrase.ts'

export const backup: Command = {
  usage: 'FILE [--encrypt]',
  summary: 'write all accounts, templates and images to one file; --encrypt asks for a passphrase',
  async run(context, args) {
    const names = args.filter((arg) => arg !== '--encrypt')
    const [name] = names
    if (name === undefined || name.startsWith('-') || names.length > 1) {
      throw new UsageError('backup takes one FILE and, if you wish, --encrypt.')
    }
    await requireDatabase(context)
    const file = resolve(context.folder, name)
    const encryption = args.includes('--encrypt') ? await encryptionOf(context) : undefined
    await withDatabase(context, async ({ pool }) => {
      const { files, now } = context
      const written = await writeBackup(pool, file, { files, now: now(), encryption })
      const kind = encryption === undefined ? 'Backup' : 'Encrypted backup'
      context.print(`${kind} written to ${file} (${describe(written)}).`)
      if (written.missing > 0) {
        const words = written.missing === 1 ? '1 image is' : `${written.missing} images are`
        context.print(
          `${words} named in the database but not in the object store, nor in the backup.`,
        )
      }
      context.print(
        encryption === undefined
          ? 'It does not hold the secret that opens recurring invoices and reminders. Keep that elsewhere, or use --encrypt: then one file is enough.'
          : 'It holds everything, the secret too, and opens with its passphrase only. Keep that elsewhere.',
      )
    })
  },
}

async function encryptionOf(context: AdminContext) {
  const { secrets, database } = context
  return {
    passphrase: await newPassphrase(context),
    secret: secrets.appSecret ?? (await requireSecret(database.dataDir)),
  }
}
