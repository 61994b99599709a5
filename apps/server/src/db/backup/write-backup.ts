import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ObjectStore } from '../../objects/object-store.ts'
import { requireOwnLevel } from '../level.ts'
import { encodedEndOfRows, encodeLine, type RowCounts } from './format.ts'
import { fixTextForm } from './session-form.ts'
import { copyTarget, describeTables, savedTableNames } from './tables.ts'

export type WrittenBackup = {
  readonly rows: RowCounts
  readonly pictures: number
  /** Pictures that the database knows and the store does not have. */
  readonly missing: number
}

type Tally = { readonly rows: Record<string, number>; pictures: number; missing: number }

/** Writes everything as of one moment. The file has its name only when it is complete. */
export async function writeBackup(
  pool: pg.Pool,
  file: string,
  { files, now }: { readonly files: ObjectStore; readonly now: Date },
): Promise<WrittenBackup> {
  const draft = `${file}.partial-${process.pid}`
  const client = await pool.connect()
  const tally: Tally = { rows: {}, pictures: 0, missing: 0 }
  let failure: unknown
  try {
    await client.query('begin isolation level repeatable read read only')
    await fixTextForm(client)
    await rm(draft, { force: true })
    await pipeline(
      Readable.from(backupLines(client, files, tally, now)),
      createGzip(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    )
    await client.query('commit')
    await rename(draft, file)
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
  files: ObjectStore,
  tally: Tally,
  now: Date,
): AsyncGenerator<Buffer> {
  const migration = await requireOwnLevel(client)
  yield encodeLine({ format: 'sheaf-backup', version: 2, migration, createdAt: now.toISOString() })
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
