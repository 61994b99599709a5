import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, silentLog } from '../../../../tests/support/postgres.ts'
import {
  applyMigrations,
  getLevel,
  loadMigrations,
  type Migration,
  migrate,
  pendingAfter,
} from './migrate.ts'

const indexesByTime = '0018-indexes-by-time'

describe('migrating', () => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
  beforeAll(async () => {
    empty = await createEmptyDatabase()
  })
  afterAll(() => empty.drop())

  it('is done once when eight copies of Sheaf start at the same time', async () => {
    const pools = Array.from(
      { length: 8 },
      () => new pg.Pool({ connectionString: empty.url, max: 1 }),
    )
    const applied: object[] = []
    const log = { ...silentLog, info: (fields: object) => applied.push(fields) }
    await Promise.all(pools.map((pool) => migrate(pool, log)))
    const [pool] = pools
    const { rows } = (await pool?.query('select name from sheaf_migrations order by name')) ?? {}
    const names = (await loadMigrations()).map(({ name }) => name)
    expect(rows).toEqual(names.map((name) => ({ name })))
    expect(applied).toEqual(names.map((migration) => ({ migration })))
    await Promise.all(pools.map((each) => each.end()))
  })

  it('refuses a database whose applied migration was changed since, and names it', async () => {
    const pool = new pg.Pool({ connectionString: empty.url })
    await migrate(pool, silentLog)
    await pool.query(`update sheaf_migrations set checksum = 'other' where name = '0001-accounts'`)
    await expect(migrate(pool, silentLog)).rejects.toThrow(/0001-accounts was changed/)
    await pool.end()
  })

  it('leaves nothing behind of a migration that fails', async () => {
    const database = await createEmptyDatabase()
    const pool = new pg.Pool({ connectionString: database.url })
    const client = await pool.connect()
    const broken = aMigration(
      '0001-broken',
      'create table half (id text); select no_such_function()',
    )
    await client.query('begin')
    await expect(applyMigrations(client, [broken])).rejects.toThrow(/no_such_function/)
    await client.query('rollback')
    expect(await getLevel(client)).toBeUndefined()
    const { rows } = await client.query(`select to_regclass('half') as found`)
    expect(rows).toEqual([{ found: null }])
    client.release()
    await pool.end()
    await database.drop()
  })

  it('makes indexes of a table that others go on writing to, and none twice', async () => {
    const database = await createEmptyDatabase()
    const pool = new pg.Pool({ connectionString: database.url })
    const writer = await pool.connect()
    const before = (await loadMigrations()).filter(({ name }) => name < indexesByTime)
    await writer.query('begin')
    await applyMigrations(writer, before)
    await writer.query(`insert into users (id, email, password_hash, first_name)
      values ('usr_1', 'a@example.com', '', 'Ada')`)
    await writer.query('commit')
    const write = (client: pg.Pool | pg.PoolClient, print: string) =>
      client.query(`insert into document_prints values ('usr_1', '${print}')`)
    await writer.query('begin')
    await write(writer, 'a')
    // As an attempt leaves it behind that was killed.
    await pool.query('create index account_links_expired_index on account_links (id)')
    const migrated = migrate(pool, silentLog)
    const isWaiting = async () => {
      const { rows } = await pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database() and query like '%create index concurrently%'`)
      return rows.length
    }
    await expect.poll(isWaiting).toBe(1)
    await write(pool, 'b')
    await writer.query('commit')
    await migrated
    const { rows } = await pool.query<{ definition: string }>(`
      select pg_get_indexdef(indexrelid) as definition from pg_index
      where indisvalid and indexrelid in ('document_prints_created_at_index'::regclass, 'account_links_expired_index'::regclass)`)
    expect(rows.map(({ definition }) => definition).sort()).toEqual([
      expect.stringContaining('(expires_at)'),
      expect.stringContaining('(created_at)'),
    ])
    writer.release()
    await pool.end()
    await database.drop()
  })

  it('can stop at a named level and go on from there', async () => {
    const database = await createEmptyDatabase()
    const pool = new pg.Pool({ connectionString: database.url })
    const client = await pool.connect()
    const all = [aMigration('0001-a'), aMigration('0002-b'), aMigration('0003-c')]
    await applyMigrations(client, all, '0002-b')
    expect(await getLevel(client)).toBe('0002-b')
    await applyMigrations(client, all)
    expect(await getLevel(client)).toBe('0003-c')
    await expect(applyMigrations(client, all, '0009-z')).rejects.toThrow(
      /no migration named 0009-z/,
    )
    client.release()
    await pool.end()
    await database.drop()
  })
})

describe('what is left to migrate', () => {
  const all = [aMigration('0001-a'), aMigration('0002-b'), aMigration('0003-c')]

  it('is everything after what was applied', () => {
    expect(pendingAfter(all, all.slice(0, 1)).map(({ name }) => name)).toEqual(['0002-b', '0003-c'])
    expect(pendingAfter(all, all)).toEqual([])
  })

  it('is refused when a newer Sheaf was there', () => {
    expect(() => pendingAfter(all, [...all, aMigration('0004-d')])).toThrow(/0004-d.*newer Sheaf/)
  })

  it('is refused when a migration was slipped in before an applied one', () => {
    expect(() => pendingAfter(all, [aMigration('0002-b')])).toThrow(/0001-a stands before 0002-b/)
  })
})

function aMigration(name: string, sql = 'select 1'): Migration {
  return { name, sql, checksum: name }
}
