import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres.ts'
import { allTables } from './all-tables.ts'
import * as schema from './schema.ts'

const tables = allTables.map(getTableConfig)

describe('the schema in code', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  it('has the columns of the migrated database: their types, which may be empty, which have a default', async () => {
    const { rows } = await test.database.pool.query(`
      select c.relname || '.' || a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
             a.attnotnull as "notNull", a.atthasdef and a.attgenerated = '' as "hasDefault"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'sheaf_migrations'
        and a.attnum > 0 and not a.attisdropped`)
    const inCode = tables.flatMap(({ name, columns }) =>
      columns.map((column) => ({
        column: `${name}.${column.name}`,
        type: column.getSQLType(),
        notNull: column.notNull,
        hasDefault: column.hasDefault,
      })),
    )
    expect(byColumn(rows)).toEqual(byColumn(inCode))
  })

  it('has the keys, indexes and checks of the migrated database', async () => {
    const { rows } = await test.database.pool.query<{ name: string }>(`
      select indexrelid::regclass::text as name from pg_index
        join pg_class c on c.oid = indrelid
        where c.relnamespace = 'public'::regnamespace and c.relname <> 'sheaf_migrations' and not indisprimary
      union all
      select conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype = 'c'`)
    const inCode = tables.flatMap(({ indexes, checks }) => [
      ...indexes.map((index) => index.config.name),
      ...checks.map((check) => check.name),
    ])
    expect(rows.map(({ name }) => name).sort()).toEqual(inCode.sort())
  })
})

describe('the accounts tables', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  it('hold one account for an address, however it is written', async () => {
    const { orm } = test.database
    await orm.insert(schema.users).values(aUser({ id: 'usr_1', email: 'Ada@Example.com' }))
    const second = orm.insert(schema.users).values(aUser({ id: 'usr_2', email: 'ada@example.COM' }))
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'users_email_key' } })
  })

  it.each([
    ['users_id_check', { id: 'usrX3' }],
    ['users_documents_used_check', { documentsUsed: -1 }],
    ['users_logos_generated_check', { logosGenerated: -1 }],
  ])('refuse what breaks %s', async (constraint, wrong) => {
    const insert = test.database.orm
      .insert(schema.users)
      .values(aUser({ id: 'usr_3', email: 'c@example.com', ...wrong }))
    await expect(insert).rejects.toMatchObject({ cause: { constraint } })
  })

  it('forget the sessions of a deleted account', async () => {
    const { pool, orm } = test.database
    await orm.insert(schema.users).values(aUser({ id: 'usr_4', email: 'd@example.com' }))
    await orm.insert(schema.sessions).values({
      tokenHash: Buffer.from([0, 1, 255]),
      id: 'ses_4',
      userId: 'usr_4',
      lastSeenAt: new Date(),
      expiresAt: new Date(),
    })
    const [session] = await orm.select().from(schema.sessions)
    expect(session?.tokenHash).toEqual(Buffer.from([0, 1, 255]))
    await pool.query(`delete from users where id = 'usr_4'`)
    expect(await orm.select().from(schema.sessions)).toEqual([])
  })
})

function aUser(fields: Partial<typeof schema.users.$inferInsert> & { id: string; email: string }) {
  return { passwordHash: 'hash', firstName: 'Ada', ...fields }
}

function byColumn<T extends { column: string }>(rows: T[]): T[] {
  return rows.toSorted((a, b) => (a.column < b.column ? -1 : 1))
}
