import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { requireOwnLevel } from '../level.ts'
import { encodedEndOfRows, encodeLine, type RowCounts } from './format.ts'
import { fixTextForm } from './session-form.ts'
import { copyTarget, describeTables, savedTableNames } from './tables.ts'

/** Writes everything as of one moment. The file has its name only when it is complete. */
export async function writeBackup(pool: pg.Pool, file: string, now: Date): Promise<RowCounts> {
  const draft = `${file}.partial-${process.pid}`
  const client = await pool.connect()
  const rows: Record<string, number> = {}
  let failure: unknown
  try {
    await client.query('begin isolation level repeatable read read only')
    await fixTextForm(client)
    await rm(draft, { force: true })
    await pipeline(
      Readable.from(backupLines(client, rows, now)),
      createGzip(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    )
    await client.query('commit')
    await rename(draft, file)
    return rows
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
  rows: Record<string, number>,
  now: Date,
): AsyncGenerator<Buffer> {
  const migration = await requireOwnLevel(client)
  yield encodeLine({ format: 'sheaf-backup', version: 1, migration, createdAt: now.toISOString() })
  for (const head of await describeTables(client, savedTableNames)) {
    yield encodeLine(head)
    const copy = client.query(copyTo(`copy ${copyTarget(head)} to stdout`))
    for await (const chunk of copy) yield chunk
    rows[head.table] = copy.rowCount
    yield encodedEndOfRows
  }
  yield encodeLine({ rows })
}
