import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../../../../tests/support/postgres.ts'
import { migrationsTable } from '../migrate.ts'
import { advanceSequences, describeTables, inOrderOfReference, tableNames } from './tables.ts'

describe('the order in which tables are filled', () => {
  it('puts each table after those it refers to', () => {
    const references = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'c' },
    ]
    expect(inOrderOfReference(['a', 'b', 'c', 'd'], references)).toEqual(['c', 'd', 'b', 'a'])
  })

  it('is refused for tables that refer to each other', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ]
    expect(() => inOrderOfReference(['a', 'b'], circle)).toThrow(/circle/)
  })
})

const replaced = ['issue_document', 'hand_out_document']

describe('what a backup takes along', () => {
  it('is every table that the migrations make', async () => {
    const test = await createTestDatabase()
    const { rows } = await test.database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    const made = rows.map(({ name }) => name).filter((name) => name !== migrationsTable)
    expect(made.sort()).toEqual([...tableNames].sort())
    await test.drop()
  })

  // Dropping the tables of Sheaf must leave nothing behind that its migrations stumble over: functions are made again over the old ones.
  it('is all that there is: no type or sequence stands on its own, and no function that is not replaced', async () => {
    const test = await createTestDatabase()
    const { pool } = test.database
    await pool.query(`drop table ${[...tableNames, migrationsTable].join(', ')} cascade`)
    const { rows } = await pool.query(
      `
      select relname as name from pg_class where relnamespace = 'public'::regnamespace
      union all select proname from pg_proc
        where pronamespace = 'public'::regnamespace and proname <> all($1)
      union all select typname from pg_type where typnamespace = 'public'::regnamespace`,
      [replaced],
    )
    expect(rows).toEqual([])
    await test.drop()
  })

  it('leaves out computed columns and lets counters go on after what was copied', async () => {
    const empty = await createEmptyDatabase()
    const client = new pg.Client({ connectionString: empty.url })
    await client.connect()
    await client.query(`
      create table "Odd Name" (
        id integer generated always as identity, serial bigserial, twice integer generated always as (id * 2) stored);
      create table blank (id serial)`)
    const heads = await describeTables(client, ['Odd Name', 'blank', 'absent'])
    expect(heads).toEqual([
      { table: 'Odd Name', columns: ['id', 'serial'] },
      { table: 'blank', columns: ['id'] },
    ])
    await client.query('insert into "Odd Name" (id, serial) overriding system value values (41, 7)')
    await advanceSequences(client, heads)
    const next = await client.query(
      'insert into "Odd Name" default values returning id, serial, twice',
    )
    expect(next.rows).toEqual([{ id: 42, serial: '8', twice: 84 }])
    expect((await client.query('insert into blank default values returning id')).rows).toEqual([
      { id: 1 },
    ])
    await client.end()
    await empty.drop()
  })
})
