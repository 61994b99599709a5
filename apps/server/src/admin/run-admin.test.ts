import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
} from '../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import type { Database, DatabaseOptions } from '../db/database.ts'
import { openDatabase } from '../db/database.ts'
import { accountLinks, documentPrints, sessions, users } from '../db/schema.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { runAdmin } from './run-admin.ts'

const awkward = [
  'tab\there',
  'line\nbreak\r\nand return',
  'back\\slash \\N \\. \\t',
  '\\.',
  '\\N',
  'emoji 🧾👩🏽‍💻, combining e\u0301, right-to-left שלום',
  ' spaces ',
  '',
  '"quotes" \'single\' ,;',
  'x'.repeat(200_000),
]

let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
beforeAll(async () => {
  scratch = await makeScratchFolder()
})
afterAll(() => scratch.remove())

describe('backup and restore', () => {
  let source: TestDatabase
  let target: TestDatabase
  let file: string
  beforeAll(async () => {
    source = await createTestDatabase()
    await fill(source.database)
    file = join(scratch.path, 'backup.gz')
    await admin(external(source.url), 'backup', 'backup.gz')
  })
  afterAll(() => source.drop())
  beforeEach(async () => {
    target = await createTestDatabase()
    return () => target.drop()
  })

  it('bring every row over unchanged, whatever people wrote', async () => {
    const restored = await admin(external(target.url), 'restore', 'backup.gz')
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toContain(`users: ${awkward.length}, `)
    expect(restored.output).toContain('document_prints: 2')
    expect(restored.output).not.toContain('rate_limits')
    expect(await everything(target.database)).toEqual(await everything(source.database))
  })

  it('revive no session and no link of a mail, whether the backup holds them or not', async () => {
    const text = gunzipSync(await readFile(file)).toString()
    expect(text).not.toMatch(/ses_0|lnk_0/)
    // As an older Sheaf wrote it.
    const heads = [
      '{"table":"sessions","columns":["token_hash","id","user_id","last_seen_at","expires_at"]}',
      '\\\\x07\tses_0\tusr_0\t2026-01-01\t2036-01-01',
      '\\.',
      '{"table":"account_links","columns":["id","user_id","purpose","expires_at"]}',
      'lnk_0\tusr_0\treset\t2036-01-01',
      '\\.',
      '{"rows":{"sessions":1,"account_links":1,',
    ]
    const older = text.replace('{"rows":{', () => heads.join('\n'))
    await writeFile(join(scratch.path, 'older.gz'), gzipSync(older))
    for (const name of ['backup.gz', 'older.gz']) {
      const restored = await admin(external(target.url), 'restore', '--replace', name)
      expect(restored.errors).toBe('')
      const { orm } = target.database
      expect(await orm.select().from(users)).toHaveLength(awkward.length)
      expect(await orm.select().from(sessions)).toEqual([])
      expect(await orm.select().from(accountLinks)).toEqual([])
    }
    await rm(join(scratch.path, 'older.gz'))
  })

  it('write a file that only its owner can read, and nothing beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(scratch.path)).toEqual(['backup.gz'])
  })

  it('leave a database with accounts alone unless told to replace', async () => {
    await addUser(target.database, 'usr_old', 'Old')
    const refused = await admin(external(target.url), 'restore', 'backup.gz')
    expect(refused.code).toBe(1)
    expect(refused.errors).toMatch(/holds accounts.*--replace/)
    expect(await everything(target.database)).toMatchObject({ users: [{ id: 'usr_old' }] })
    const replaced = await admin(external(target.url), 'restore', '--replace', 'backup.gz')
    expect(replaced.code).toBe(0)
    expect(await everything(target.database)).toEqual(await everything(source.database))
  })

  it('leave the tables of others in the same database alone', async () => {
    await target.database.pool.query('create table of_someone_else as select 1 as one')
    expect((await admin(external(target.url), 'restore', 'backup.gz')).code).toBe(0)
    const { rows } = await target.database.pool.query('select one from of_someone_else')
    expect(rows).toEqual([{ one: 1 }])
  })

  it.each([0.2, 0.5, 0.9, 0.999])(
    'change nothing when the file was cut off at %d of its length',
    async (part) => {
      await addUser(target.database, 'usr_old', 'Old')
      const before = await everything(target.database)
      const cut = join(scratch.path, 'cut.gz')
      await writeFile(cut, await readFile(file))
      await truncate(cut, Math.floor((await stat(file)).size * part))
      const refused = await admin(external(target.url), 'restore', 'cut.gz', '--replace')
      expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/not complete/) })
      expect(await everything(target.database)).toEqual(before)
    },
  )

  it('change nothing when rows are missing from an otherwise whole file', async () => {
    const text = gunzipSync(await readFile(file)).toString()
    const robbed = text.replace(/^usr_0\t.*\n/gm, '').replace(/^.*\tusr_0\t.*\n/gm, '')
    expect(robbed).not.toBe(text)
    await writeFile(join(scratch.path, 'robbed.gz'), gzipSync(robbed))
    const refused = await admin(external(target.url), 'restore', 'robbed.gz')
    expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/not complete/) })
    expect((await everything(target.database)).users).toEqual([])
  })

  it('refuse a file that is no backup, and one of a newer Sheaf', async () => {
    await writeFile(join(scratch.path, 'text.txt'), 'Dear diary')
    await writeFile(join(scratch.path, 'other.gz'), gzipSync('Dear diary\n'))
    const text = gunzipSync(await readFile(file)).toString()
    await writeFile(
      join(scratch.path, 'newer.gz'),
      gzipSync(text.replace(/"migration":"[^"]+"/, '"migration":"9999-later"')),
    )
    for (const [name, reason] of [
      ['text.txt', /not a backup of Sheaf/],
      ['other.gz', /not a backup of Sheaf/],
      ['newer.gz', /9999-later.*newer Sheaf/],
      ['absent.gz', /ENOENT/],
    ] as const) {
      const refused = await admin(external(target.url), 'restore', name)
      expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(reason) })
    }
  })

  it('take a backup as of one moment while Sheaf goes on writing', async () => {
    const { pool } = target.database
    await addUser(target.database, 'usr_writer', 'Writer')
    let isOver = false
    async function write() {
      while (!isOver) {
        await pool.query(`
          with counted as (update users set documents_used = documents_used + 1 returning documents_used)
          insert into document_prints (user_id, fingerprint)
          select 'usr_writer', decode(md5(documents_used::text), 'hex') from counted`)
      }
    }
    const writing = write()
    for (let round = 0; round < 5; round += 1) {
      await admin(external(target.url), 'backup', 'moving.gz')
      const text = gunzipSync(await readFile(join(scratch.path, 'moving.gz'))).toString()
      const counted = Number(/^usr_writer\t.*\tfree\t(\d+)\t/m.exec(text)?.[1])
      expect(JSON.parse(text.trim().split('\n').at(-1) ?? '')).toMatchObject({
        rows: { users: 1, document_prints: counted },
      })
    }
    isOver = true
    await writing
  })

  it('move data between the database that Sheaf runs itself and an external one, and back', async () => {
    const dataDir = join(scratch.path, 'data')
    expect((await admin(embedded(dataDir), 'restore', 'backup.gz')).errors).toBe('')
    expect((await admin(embedded(dataDir), 'backup', 'embedded.gz')).errors).toBe('')
    expect((await admin(external(target.url), 'restore', 'embedded.gz')).errors).toBe('')
    expect(await everything(target.database)).toEqual(await everything(source.database))
  })

  it('work under a running Sheaf: a backup always, a restore only to replace', async () => {
    const dataDir = join(scratch.path, 'running')
    const running = await openDatabase(embedded(dataDir))
    await addUser(running, 'usr_now', 'Now')
    const saved = await admin(embedded(dataDir), 'backup', 'running.gz')
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('users: 1') })
    const refused = await admin(embedded(dataDir), 'restore', 'backup.gz')
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/is running.*--replace/),
    })
    expect((await everything(running)).users).toHaveLength(1)
    expect((await admin(embedded(dataDir), 'restore', 'backup.gz', '--replace')).code).toBe(0)
    expect(await everything(running)).toEqual(await everything(source.database))
    await running.close()
  })
})

describe('the admin command', () => {
  it.each([
    [[]],
    [['help']],
    [['backup']],
    [['backup', 'a', 'b']],
    [['restore', '--force']],
    [['toString']],
  ])('shows its usage for %j', async (args) => {
    const shown = await admin(embedded('/nonexistent'), ...args)
    expect(shown.code).toBe(2)
    expect(shown.errors).toContain('npm run admin -- backup FILE')
    expect(shown.errors).toContain('npm run admin -- restore FILE [--replace]')
  })

  it('makes no database where there was none to back up', async () => {
    const dataDir = join(scratch.path, 'nothing')
    const refused = await admin(embedded(dataDir), 'backup', 'nothing.gz')
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`no database in ${dataDir}`),
    })
    await expect(stat(dataDir)).rejects.toThrow(/ENOENT/)
  })
})

async function admin(database: DatabaseOptions, ...args: string[]) {
  const files = createFolderStore(join(scratch.path, 'objects'))
  const output: string[] = []
  const errors: string[] = []
  const code = await runAdmin(args, {
    folder: scratch.path,
    now: () => new Date('2026-03-01T12:00:00Z'),
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
    readInstallation: () => ({ database, files, secrets: {} }),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}

function external(databaseUrl: string): DatabaseOptions {
  return { databaseUrl, dataDir: '/nonexistent', log: silentLog }
}

function embedded(dataDir: string): DatabaseOptions {
  return { dataDir, log: silentLog }
}

async function fill(database: Database): Promise<void> {
  for (const [index, name] of awkward.entries()) {
    await addUser(database, `usr_${index}`, name, index % 2 === 0 ? name : null)
  }
  await database.orm.insert(accountLinks).values({
    id: 'lnk_0',
    userId: 'usr_0',
    purpose: 'confirm',
    firstName: 'tab\there',
    expiresAt: new Date('2030-01-01T00:00:00.123Z'),
  })
  await database.orm.insert(sessions).values({
    tokenHash: Buffer.alloc(32, 7),
    id: 'ses_0',
    userId: 'usr_0',
    lastSeenAt: new Date(),
    expiresAt: new Date('2030-01-01T00:00:00.123Z'),
  })
  await database.orm.insert(documentPrints).values([
    {
      userId: 'usr_0',
      fingerprint: Buffer.from([0, 9, 10, 13, 92, 255]),
      createdAt: new Date('2030-01-01T00:00:00.123Z'),
    },
    {
      userId: 'usr_1',
      fingerprint: Buffer.alloc(32, 7),
      createdAt: new Date('1999-12-31T23:59:59Z'),
    },
  ])
}

async function addUser(
  database: Database,
  id: string,
  firstName: string,
  lastName: string | null = null,
) {
  await database.orm
    .insert(users)
    .values({ id, email: `${id}@example.com`, passwordHash: 'hash', firstName, lastName })
}

async function everything({ orm }: Database) {
  return {
    users: await orm.select().from(users).orderBy(users.id),
    documentPrints: await orm.select().from(documentPrints).orderBy(documentPrints.fingerprint),
  }
}
