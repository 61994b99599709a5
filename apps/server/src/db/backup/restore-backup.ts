import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ObjectStore } from '../../objects/object-store.ts'
import {
  applyMigrations,
  loadMigrations,
  type Migration,
  migrationsTable,
  schemaLockKey,
} from '../migrate.ts'
import {
  type Backup,
  BackupFileError,
  foreign,
  type RowCounts,
  readBackup,
  truncated,
} from './format.ts'
import { createPictureRestore, type PictureRestore } from './restore-pictures.ts'
import { fixTextForm } from './session-form.ts'
import { advanceSequences, closeDoors, copyTarget, describeTables, tableNames } from './tables.ts'

/** There are accounts in the database, and the caller did not ask to replace them. */
export class TargetInUseError extends Error {
  override name = 'TargetInUseError'
}

/** Opens a backup file as far as its header. Nothing is changed by it. */
export async function openBackup(file: string): Promise<Backup> {
  const backup = await readBackup(unpack(file))
  const migrations = await loadMigrations()
  if (migrations.some(({ name }) => name === backup.header.migration)) return backup
  throw new BackupFileError(
    `This backup is at the level '${backup.header.migration}', which this Sheaf does not know: a newer Sheaf made it.`,
  )
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const chunk of source.pipe(unpacked)) yield chunk
  } catch (error) {
    throw translate(error)
  } finally {
    source.destroy()
  }
}

function translate(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return truncated()
  if (code === 'Z_DATA_ERROR') {
    return error instanceof Error && error.message === 'incorrect header check'
      ? foreign()
      : truncated()
  }
  return error
}

export type Restored = { readonly rows: RowCounts; readonly pictures: number }

/** Puts the content of a backup in the place of what the database holds: all of it, or on any failure nothing. */
export async function restoreBackup(
  pool: pg.Pool,
  backup: Backup,
  options: { readonly replace: boolean; readonly files: ObjectStore },
): Promise<Restored> {
  const migrations = await loadMigrations()
  const client = await pool.connect()
  const pictures = createPictureRestore(options.files)
  let failure: unknown
  try {
    await client.query('begin')
    await fixTextForm(client)
    await client.query(`set local lock_timeout = '30s'`)
    await client.query('select pg_advisory_xact_lock($1)', [schemaLockKey])
    await emptyTarget(client, migrations, options.replace, pictures)
    const restored = await fill(client, migrations, backup, pictures)
    await client.query('commit')
    await pictures.removeReplaced()
    return restored
  } catch (error) {
    failure = error
    await pictures.undo()
    throw error
  } finally {
    // A connection that failed is closed, which undoes its transaction.
    client.release(failure !== undefined)
  }
}

// At the newest level the tables of Sheaf are known by name, so nothing else that lives in the database is dropped.
async function emptyTarget(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  replace: boolean,
  pictures: PictureRestore,
) {
  await applyMigrations(client, migrations)
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from users) as used',
  )
  if (rows[0]?.used === true && !replace) {
    throw new TargetInUseError(
      'The database holds accounts. To delete them all and put the backup in their place, add --replace.',
    )
  }
  await pictures.noteReplaced(client)
  const names = [...tableNames, migrationsTable].map(pg.escapeIdentifier)
  await client.query(`drop table if exists ${names.join(', ')} cascade`)
}

async function fill(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  backup: Backup,
  pictures: PictureRestore,
): Promise<Restored> {
  await applyMigrations(client, migrations, backup.header.migration)
  const copied: Record<string, number> = {}
  const sections = backup.sections()
  let next = await sections.next()
  for (; next.done !== true; next = await sections.next()) {
    if ('picture' in next.value) {
      await pictures.put(next.value.picture, next.value.bytes)
      continue
    }
    const { head, rows } = next.value
    const copy = client.query(copyFrom(`copy ${copyTarget(head)} from stdin`))
    await pipeline(Readable.from(rows), copy)
    copied[head.table] = copy.rowCount
  }
  const promised = next.value.rows
  const isWhole =
    next.value.pictures === pictures.count() &&
    Object.keys(promised).length === Object.keys(copied).length &&
    Object.entries(promised).every(([table, count]) => copied[table] === count)
  if (!isWhole) throw truncated()
  await applyMigrations(client, migrations)
  await closeDoors(client)
  await advanceSequences(client, await describeTables(client, tableNames))
  await pictures.keepNamed(client)
  return { rows: copied, pictures: pictures.count() }
}
