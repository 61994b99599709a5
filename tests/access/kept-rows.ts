import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { allTables } from '../../apps/server/src/db/all-tables.ts'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { jobsSchema } from '../../apps/server/src/jobs/jobs.ts'
import type { Owner } from './owner.ts'

/** By the id of their owner. */
type KeptRows = Readonly<Record<string, unknown>>

const hashes = [
  hashOf('users', sql`t.id = owner.id`),
  ...allTables
    .filter((table) => getTableColumns(table).userId !== undefined)
    .map((table) => hashOf(getTableName(table), sql`t.user_id = owner.id`)),
  sql`(select count(*) from ${sql.identifier(jobsSchema)}.job where data ->> 'userId' = owner.id)`,
]

/** All that the database holds of some people, as hashes by table, and how many jobs are about them. */
export async function keptRows(
  orm: Orm,
  people: readonly Pick<Owner, 'user'>[],
): Promise<KeptRows> {
  if (people.length === 0) return {}
  const ids = people.map(({ user }) => sql`(${user.id})`)
  const { rows } = await orm.execute<{ id: string; kept: unknown }>(
    sql`select owner.id, jsonb_build_array(${sql.join(hashes, sql`, `)}) as kept
      from (values ${sql.join(ids, sql`, `)}) as owner (id)`,
  )
  return Object.fromEntries(rows.map(({ id, kept }) => [id, kept]))
}

function hashOf(table: string, isTheirs: SQL): SQL {
  return sql`jsonb_build_array(${table}::text, (
    select md5(string_agg(t::text, ',' order by t::text))
    from ${sql.identifier(table)} t where ${isTheirs}))`
}
