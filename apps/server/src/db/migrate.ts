import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Logger } from './logger.ts'

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

type Applied = { readonly name: string; readonly checksum: string }

/** The key of the advisory lock under which the schema changes, here, in a restore and where jobs get their tables. */
export const schemaLockKey = 7_433_701

export const migrationsTable = 'sheaf_migrations'

const folder = new URL('./migrations/', import.meta.url)

/** The migrations of this Sheaf, oldest first. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return await Promise.all(
    files.map(async (file) => {
      // A checkout on Windows may have other line ends.
      const sql = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name: basename(file, '.sql'), sql, checksum }
    }),
  )
}

/** Brings the database to the newest level. Many processes may call it at once: one works, the others wait. */
export async function migrate(pool: pg.Pool, log: Logger): Promise<void> {
  const migrations = await loadMigrations()
  await underSchemaLock(pool, async (client) => {
    for (const migration of await findPending(client, migrations)) {
      if (isConcurrent(migration)) await applyBesideWork(client, migration)
      else {
        await client.query('begin')
        await applyOne(client, migration)
        await client.query('commit')
      }
      log.info({ migration: migration.name }, 'Migrated the database')
    }
  })
}

/** Works while no other process changes the schema. */
export async function underSchemaLock(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  let failure: unknown
  try {
    await takeLock(client)
    await work(client)
    await client.query('select pg_advisory_unlock($1)', [schemaLockKey])
  } catch (error) {
    failure = error
    throw error
  } finally {
    // A connection that failed is closed, which ends its transaction and gives the lock back.
    client.release(failure !== undefined)
  }
}

// Asked for again and again: an index that is made beside the work of others waits for every query that is older than it,
// so also for one that waits for this lock.
async function takeLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_lock($1) as "isTaken"',
      [schemaLockKey],
    )
    if (rows[0]?.isTaken === true) return
    await pause(100)
  }
}

/** Applies migrations inside the caller's transaction, who holds the lock: the newest of them is `upTo` when given. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  upTo?: string,
): Promise<void> {
  const last = upTo === undefined ? migrations.length : requireIndex(migrations, upTo) + 1
  for (const migration of await findPending(client, migrations.slice(0, last))) {
    await applyOne(client, migration)
  }
}

/** The name of the newest migration that a database has, or undefined for an empty one. */
export async function getLevel(client: pg.ClientBase): Promise<string | undefined> {
  if (!(await hasTable(client))) return undefined
  return (await findApplied(client)).at(-1)?.name
}

async function findPending(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await client.query(
    `create table if not exists ${migrationsTable} (
       name text primary key,
       applied_at timestamptz not null default now(),
       checksum text not null
     )`,
  )
  return pendingAfter(migrations, await findApplied(client))
}

/** What is left to do, provided that what was done is the beginning of the list, unchanged. */
export function pendingAfter(
  migrations: readonly Migration[],
  applied: readonly Applied[],
): readonly Migration[] {
  for (const [index, { name, checksum }] of applied.entries()) {
    const known = migrations.find((migration) => migration.name === name)
    if (known === undefined) {
      throw new StartError(
        `The database has the migration ${name}, which this Sheaf does not know: a newer Sheaf used it. Start that one.`,
      )
    }
    if (known.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after it was applied. Put its file back and write a new migration instead.`,
      )
    }
    if (migrations[index] !== known) {
      throw new StartError(
        `The migration ${migrations[index]?.name} stands before ${name}, which was applied already. Number it after that one.`,
      )
    }
  }
  return migrations.slice(applied.length)
}

/** Its indexes are made while others go on reading and writing. No transaction can do that: its statements may be repeated. */
function isConcurrent({ sql }: Migration): boolean {
  return sql.includes(concurrently)
}

const concurrently = ' concurrently '
const comment = /^--.*$/gm

async function applyBesideWork(client: pg.ClientBase, migration: Migration): Promise<void> {
  const statements = migration.sql.replaceAll(comment, '').split(';')
  for (const statement of statements.filter((each) => each.trim() !== '')) {
    await client.query(statement)
  }
  await noteApplied(client, migration)
}

/** Inside a transaction, where nobody else is at work. */
async function applyOne(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.sql.replaceAll(concurrently, ' '))
  await noteApplied(client, migration)
}

async function noteApplied(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(`insert into ${migrationsTable} (name, checksum) values ($1, $2)`, [
    migration.name,
    migration.checksum,
  ])
}

async function hasTable(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('${migrationsTable}') is not null as found`,
  )
  return rows[0]?.found === true
}

async function findApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `select name, checksum from ${migrationsTable} order by name collate "C"`,
  )
  return rows
}

function requireIndex(migrations: readonly Migration[], name: string): number {
  const index = migrations.findIndex((migration) => migration.name === name)
  if (index !== -1) return index
  throw new StartError(`This Sheaf has no migration named ${name}: a newer one wrote that.`)
}
