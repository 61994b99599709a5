import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ObjectStore } from '../../objects/object-store.ts'
import type { Orm } from '../database.ts'
import {
  applyMigrations,
  loadMigrations,
  type Migration,
  migrationsTable,
  schemaLockKey,
} from '../migrate.ts'
import * as schema from '../schema.ts'
import { requirePromised } from './check-backup.ts'
import { type Backup, type BackupContents, type TableSection, truncated } from './format.ts'
import { createPictureRestore, type PictureRestore } from './restore-pictures.ts'
import { fixTextForm } from './session-form.ts'
import {
  advanceSequences,
  closeDoors,
  copyTarget,
  describeTables,
  findTables,
  tableNames,
} from './tables.ts'

/** There are accounts in the database, and the caller did not ask to replace them. */
export class TargetInUseError extends Error {
  override name = 'TargetInUseError'
}

type RestoreOptions = {
  readonly replace: boolean
  readonly files: ObjectStore
  /** What is left to do to the rows, in the same transaction. */
  readonly finish: (orm: Orm) => Promise<void>
}

/** Puts the content of a backup in the place of what the database holds: all of it, or on any failure nothing. */
export async function restoreBackup(
  pool: pg.Pool,
  backup: Backup,
  options: RestoreOptions,
): Promise<BackupContents> {
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
    await options.finish(drizzle(client, { schema }))
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
): Promise<BackupContents> {
  const others = await findTables(client)
  await applyMigrations(client, migrations, backup.header.migration)
  const own = (await findTables(client)).filter((name) => !others.includes(name))
  const rows: Record<string, number> = {}
  const sections = backup.sections()
  let next = await sections.next()
  for (; next.done !== true; next = await sections.next()) {
    if ('picture' in next.value) await pictures.put(client, next.value.picture, next.value.bytes)
    else rows[next.value.head.table] = await copyRows(client, own, next.value)
  }
  requirePromised(next.value, { rows, pictures: pictures.count() })
  await applyMigrations(client, migrations)
  await closeDoors(client)
  await advanceSequences(client, await describeTables(client, tableNames))
  await pictures.keepNamed(client)
  return { rows, pictures: pictures.count() }
}

// A file that somebody made up could name tables of others in the same database, or those of PostgreSQL itself.
async function copyRows(
  client: pg.PoolClient,
  own: readonly string[],
  { head, rows }: TableSection,
): Promise<number> {
  if (!own.includes(head.table) || head.table === migrationsTable) throw truncated()
  const copy = client.query(copyFrom(`copy ${copyTarget(head)} from stdin`))
  await pipeline(Readable.from(rows), copy)
  return copy.rowCount
}
