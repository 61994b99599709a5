import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import { accessTokens } from '../access-token-schema.ts'
import { allTables } from '../all-tables.ts'
import * as schema from '../schema.ts'
import type { TableHead } from './format.ts'

/** The names of all tables of Sheaf at the newest level. What else lives in the database is not touched. */
export const tableNames: readonly string[] = allTables.map((table) => getTableName(table))

const openDoors: readonly string[] = [schema.sessions, schema.accountLinks, accessTokens].map(
  (table) => getTableName(table),
)

/** What a backup holds: all but counters of a few minutes, and what opens an account without its password. */
export const savedTableNames = tableNames.filter(
  (name) => name !== getTableName(schema.rateLimits) && !openDoors.includes(name),
)

/** A backup of an older Sheaf holds them: whoever was signed out since then, used a link or lost a token would be in again. */
export async function closeDoors(client: pg.ClientBase): Promise<void> {
  for (const name of openDoors) await client.query(`delete from ${pg.escapeIdentifier(name)}`)
}

/** The names of all tables where Sheaf keeps its own, those of others among them. */
export async function findTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`,
  )
  return rows.map(({ name }) => name)
}

type Reference = { readonly from: string; readonly to: string }

/** The tables so that each stands after those it refers to. A table may refer to itself. */
export function inOrderOfReference(
  tables: readonly string[],
  references: readonly Reference[],
): string[] {
  const ordered: string[] = []
  let rest = [...tables]
  while (rest.length > 0) {
    const free = rest.filter((table) =>
      references.every(({ from, to }) => from !== table || to === table || !rest.includes(to)),
    )
    if (free.length === 0)
      throw new Error(`The tables ${rest.join(', ')} refer to each other in a circle.`)
    ordered.push(...free)
    rest = rest.filter((table) => !free.includes(table))
  }
  return ordered
}

/** The tables that a database has of those named, in an order in which they can be filled, with the columns to copy. */
export async function describeTables(
  client: pg.ClientBase,
  names: readonly string[],
): Promise<TableHead[]> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.oid = any(select to_regclass(quote_ident(name)) from unnest($1::text[]) as name)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname`,
    [names],
  )
  const { rows: references } = await client.query<Reference>(
    `select f.relname as from, t.relname as to from pg_constraint k
       join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace`,
  )
  const byName = new Map(columns.map((table) => [table.table, table]))
  return inOrderOfReference([...byName.keys()].sort(), references).flatMap(
    (name) => byName.get(name) ?? [],
  )
}

export function copyTarget({ table, columns }: TableHead): string {
  return `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}

/** Lets sequences go on after the values that were copied in: COPY does not move them. */
export async function advanceSequences(
  client: pg.ClientBase,
  tables: readonly TableHead[],
): Promise<void> {
  for (const { table, columns } of tables) {
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select name as column, sequence from unnest($2::text[]) as name,
         pg_get_serial_sequence($1, name) as sequence where sequence is not null`,
      [pg.escapeIdentifier(table), columns],
    )
    for (const { column, sequence } of rows) {
      await client.query(
        `select setval($1, coalesce(max(value), 1), max(value) is not null)
         from (select ${pg.escapeIdentifier(column)} as value from ${pg.escapeIdentifier(table)}) as copied`,
        [sequence],
      )
    }
  }
}
