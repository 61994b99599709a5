import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { openBackup } from '../db/backup/backup-file.ts'
import { checkBackup } from '../db/backup/check-backup.ts'
import type { Backup, BackupContents } from '../db/backup/format.ts'
import { restoreBackup } from '../db/backup/restore-backup.ts'
import { connect } from '../db/database.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { resealWhatOpens } from '../sealing/reseal.ts'
import { sealOf } from '../sealing/seal.ts'
import { getSecret } from '../secret.ts'
import { countTexts, describe } from './backup-words.ts'
import { type AdminContext, type Command, UsageError } from './command.ts'
import { requirePassphrase } from './passphrase.ts'

export const verify: Command = {
  usage: 'FILE',
  summary: 'try a backup: restore it to a temporary place, and remove that again',
  async run(context, args) {
    const [name, ...rest] = args
    if (name === undefined || name.startsWith('-') || rest.length > 0) {
      throw new UsageError('verify takes one FILE.')
    }
    const { header, read } = await openBackup(resolve(context.folder, name), () =>
      requirePassphrase(context),
    )
    await checkBackup(await read())
    const { secrets, database } = context
    const secret = header.secret ?? secrets.appSecret ?? (await getSecret(database.dataDir))
    const found = await tryOut(context, await read(), secret ?? '')
    const { contents, opened, left, lostPictures } = found
    context.print(`The backup of ${header.createdAt} can be restored (${describe(contents)}).`)
    if (lostPictures > 0) context.print(`Images that it names and does not hold: ${lostPictures}.`)
    const key = header.secret === undefined ? 'the secret of this server' : 'the secret inside it'
    if (opened > 0)
      context.print(`${countTexts(opened)} that users keep can be opened with ${key}.`)
    if (left > 0) context.print(`${countTexts(left)} that users keep cannot be opened with ${key}.`)
  },
}

type Found = {
  readonly contents: BackupContents
  /** Of what is sealed. */
  readonly opened: number
  readonly left: number
  readonly lostPictures: number
}

/** A database and a store of pictures that nobody else knows. */
async function tryOut(
  { database: { log }, scratchFolder = tmpdir() }: AdminContext,
  backup: Backup,
  secret: string,
): Promise<Found> {
  const dataDir = await mkdtemp(join(scratchFolder, 'sheaf-verify-'))
  try {
    // Run by root, the database is of another account, which has to get through.
    await chmod(dataDir, 0o711)
    const { pool, close } = await connect({ dataDir, log })
    try {
      return await restoreAndLook(pool, backup, secret, join(dataDir, 'objects'))
    } finally {
      await close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function restoreAndLook(
  pool: pg.Pool,
  backup: Backup,
  secret: string,
  folder: string,
): Promise<Found> {
  let texts = { opened: 0, left: 0 }
  const contents = await restoreBackup(pool, backup, {
    replace: false,
    files: createFolderStore(folder),
    // To seal it anew with a secret that is thrown away, each text has to be opened first.
    async finish(orm) {
      texts = await resealWhatOpens(orm, sealOf(secret), sealOf(randomBytes(32).toString('hex')))
    },
  })
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from objects where stored_at is not null and user_id is not null',
  )
  return { contents, ...texts, lostPictures: (rows[0]?.count ?? 0) - contents.pictures }
}
