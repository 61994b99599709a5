import { sql } from 'drizzle-orm'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { filesBelow, filesWith } from '../support/searched-files.ts'

/** Files below some folders that hold a text, as it is or in the forms that programs give to what they pass on. */
export async function filesWithTrace(text: string, folders: readonly string[]): Promise<string[]> {
  const files = (await Promise.all(folders.map(filesBelow))).flat()
  return await filesWith(formsOf(text), files)
}

/**
 * Tables of every schema with a row that holds a text. Files alone do not tell: the database packs what is long. Bytes are
 * looked at as they are, and as the text that they may be.
 */
export async function tablesWithTrace(text: string, orm: Orm): Promise<string[]> {
  const { rows: tables } = await orm.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const isTrace = sql.join(
    [...formsOf(text), Buffer.from(text).toString('hex')].map(
      (form) => sql`row_text like ${`%${form}%`}`,
    ),
    sql` or `,
  )
  const found = []
  for (const { name } of tables) {
    const { rows } = await orm.execute(
      sql`select 1 from (select to_jsonb(t)::text as row_text from ${sql.raw(name)} t) as texts
        where ${isTrace} limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

export function hasTrace(text: string, log: string): boolean {
  return formsOf(text).some((form) => log.includes(form))
}

/** Base64 has three forms of a text, by where in the whole it begins; a sign at each end depends on its neighbor. */
function formsOf(text: string): string[] {
  const encoded = [0, 1, 2].map((shift) =>
    Buffer.from(' '.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  )
  return [text, text.toUpperCase(), ...encoded]
}
