import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { getLevel, loadMigrations } from '../migrate.ts'
import { encodedEndOfRows, encodeLine, type RowCounts } from './format.ts'
import { fixTextForm } from './session-form.ts'
import { copyTarget, describeTables, tableNames } from './tables.ts'

/** The database is at another level than this Sheaf. */
export class LevelError extends Error {
  override name = 'LevelError'
}

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
  for (const head of await describeTables(client, tableNames)) {
    yield encodeLine(head)
    const copy = client.query(copyTo(`copy ${copyTarget(head)} to stdout`))
    for await (const chunk of copy) yield chunk
    rows[head.table] = copy.rowCount
    yield encodedEndOfRows
  }
  yield encodeLine({ rows })
}

// This Sheaf knows the tables of its own level only: at another one it could leave some out.
async function requireOwnLevel(client: pg.ClientBase): Promise<string> {
  const level = await getLevel(client)
  const own = (await loadMigrations()).at(-1)?.name
  if (level !== undefined && level === own) return level
  throw new LevelError(
    `The database is at the level '${level ?? 'empty'}' and this Sheaf at '${own}'. ` +
      'Make the backup with the Sheaf that runs on it, or start this one once, which brings it up to date.',
  )
}
