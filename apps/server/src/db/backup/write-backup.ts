import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ObjectStore } from '../../objects/object-store.ts'
import { syncFolder } from '../../sync-folder.ts'
import { requireOwnLevel } from '../level.ts'
import { encrypt } from './encryption.ts'
import { type BackupContents, encodedEndOfRows, encodeLine } from './format.ts'
import { fixTextForm } from './session-form.ts'
import { copyTarget, describeTables, savedTableNames } from './tables.ts'

export type WrittenBackup = BackupContents & {
  /** Pictures that the database knows and the store does not have. */
  readonly missing: number
}

type Tally = { readonly rows: Record<string, number>; pictures: number; missing: number }

export type BackupOptions = {
  readonly files: ObjectStore
  readonly now: Date
  /** Only what is encrypted holds the secret: beside the plain rows it would open all that is sealed in them. */
  readonly encryption?: { readonly passphrase: string; readonly secret: string } | undefined
}

/** Writes everything as of one moment. The file has its name only when it is complete. */
export async function writeBackup(
  pool: pg.Pool,
  file: string,
  options: BackupOptions,
): Promise<WrittenBackup> {
  const draft = `${file}.partial-${process.pid}`
  const client = await pool.connect()
  const tally: Tally = { rows: {}, pictures: 0, missing: 0 }
  let failure: unknown
  try {
    await client.query('begin isolation level repeatable read read only')
    await fixTextForm(client)
    await rm(draft, { force: true })
    const plain = Readable.from(backupLines(client, options, tally))
    const out = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const { encryption } = options
    await (encryption === undefined
      ? pipeline(plain, createGzip(), out)
      : pipeline(plain, createGzip(), (packed) => encrypt(encryption.passphrase, packed), out))
    await client.query('commit')
    await rename(draft, file)
    await syncFolder(dirname(file))
    return tally
  } catch (error) {
    failure = error
    await rm(draft, { force: true })
    throw error
  } finally {
    client.release(failure !== undefined)
  }
}

async function* backupLines(
  client: pg.PoolClient,
  { files, now, encryption }: BackupOptions,
  tally: Tally,
): AsyncGenerator<Buffer> {
  const migration = await requireOwnLevel(client)
  const createdAt = now.toISOString()
  const secret = encryption && { secret: encryption.secret }
  yield encodeLine({ format: 'sheaf-backup', version: 2, migration, createdAt, ...secret })
  for (const head of await describeTables(client, savedTableNames)) {
    yield encodeLine(head)
    const copy = client.query(copyTo(`copy ${copyTarget(head)} to stdout`))
    for await (const chunk of copy) yield chunk
    tally.rows[head.table] = copy.rowCount
    yield encodedEndOfRows
  }
  yield* pictureLines(client, files, tally)
  yield encodeLine({ rows: tally.rows, pictures: tally.pictures })
}

async function* pictureLines(
  client: pg.PoolClient,
  files: ObjectStore,
  tally: Tally,
): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ id: string; mediaType: string }>(
    `select id, media_type as "mediaType" from objects
     where stored_at is not null and user_id is not null order by id`,
  )
  for (const { id, mediaType } of rows) {
    const bytes = await files.get(id)
    // Whoever deleted it a moment ago does not want it back.
    if (bytes === undefined) tally.missing += 1
    else {
      yield encodeLine({ picture: id, mediaType, bytes: bytes.length })
      yield Buffer.concat([bytes, endOfLine])
      tally.pictures += 1
    }
  }
}

const endOfLine = Buffer.from('\n')
