import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../../../../tests/support/admin.ts'
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
} from '../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { addUser } from '../../../../tests/support/users.ts'
import { objects, users } from '../db/schema.ts'
import { createFolderStore } from '../objects/folder-store.ts'

const picture = Buffer.from('as it was drawn')

describe('a backup file that somebody made up or that was damaged', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  let test: TestDatabase
  let whole: Buffer
  let text: string
  beforeAll(async () => {
    scratch = await makeScratchFolder()
    test = await createTestDatabase()
    const { id: userId } = await addUser(test.database.orm, { id: 'usr_kept' })
    const about = { mediaType: 'image/png', byteSize: 15, width: 1, height: 1 } as const
    const storedAt = new Date()
    await test.database.orm.insert(objects).values({ id: 'obj_a', userId, ...about, storedAt })
    await files().put('obj_a', picture, 'image/png')
    await run('backup', 'whole.gz')
    whole = await readFile(join(scratch.path, 'whole.gz'))
    text = gunzipSync(whole).toString()
    await test.database.pool.query('create table of_someone_else (name text)')
  })
  afterAll(async () => {
    await test.drop()
    await scratch.remove()
  })

  const files = () => createFolderStore(join(scratch.path, 'objects'))
  function run(...args: string[]) {
    const database = { databaseUrl: test.url, dataDir: '/nonexistent', log: silentLog }
    return admin({ database, files: files(), folder: scratch.path }, ...args)
  }

  async function restoreOf(bytes: Buffer) {
    await writeFile(join(scratch.path, 'hostile.gz'), bytes)
    return await run('restore', '--replace', 'hostile.gz')
  }

  async function expectUnharmed(): Promise<void> {
    const { orm, pool } = test.database
    expect(await orm.select({ id: users.id }).from(users)).toEqual([{ id: 'usr_kept' }])
    expect(Buffer.from((await files().get('obj_a')) ?? [])).toEqual(picture)
    expect((await pool.query('select from of_someone_else')).rowCount).toBe(0)
  }

  const lastLine = () => text.trimEnd().split('\n').at(-1) ?? ''
  const withSections = (sections: string, counts: string) =>
    gzipSync(
      text.replace(lastLine(), () => `${sections}${lastLine().replace(/\{"rows":\{/, counts)}`),
    )
  const aPicture = (id: string) => `{"picture":"${id}","mediaType":"image/png","bytes":1}\nx\n`

  it('changes nothing wherever a bit of it is turned, unless it tells the same as before', async () => {
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 40)) {
      const turned = Buffer.from(whole)
      turned[at] = (turned[at] ?? 0) ^ (1 << (at % 8))
      const { code, errors } = await restoreOf(turned)
      if (code !== 0) expect(errors, `byte ${at}`).toMatch(/not a backup|damaged|newer/)
      await expectUnharmed()
    }
  })

  it.each<[string, () => Buffer]>([
    [
      'rows for a table of others',
      () =>
        withSections(
          '{"table":"of_someone_else","columns":["name"]}\nx\n\\.\n',
          '{"rows":{"of_someone_else":1,',
        ),
    ],
    [
      'rows for the tables of PostgreSQL',
      () =>
        withSections(
          '{"table":"pg_description","columns":["description"]}\nx\n\\.\n',
          '{"rows":{"pg_description":1,',
        ),
    ],
    [
      'rows for the list of migrations',
      () =>
        withSections(
          '{"table":"sheaf_migrations","columns":["name","checksum"]}\n9999\tx\n\\.\n',
          '{"rows":{"sheaf_migrations":1,',
        ),
    ],
    ['a table twice', () => withSections('{"table":"users","columns":["id"]}\n\\.\n', '{"rows":{')],
    [
      'a picture twice',
      () =>
        gzipSync(
          text.replace(
            lastLine(),
            () => `${aPicture('obj_a')}${lastLine().replace('"pictures":1', '"pictures":2')}`,
          ),
        ),
    ],
    [
      'a picture that no row names',
      () =>
        gzipSync(
          text.replace(
            lastLine(),
            () => `${aPicture('obj_b')}${lastLine().replace('"pictures":1', '"pictures":2')}`,
          ),
        ),
    ],
    [
      'a picture of a petabyte',
      () => gzipSync(text.replace('"bytes":15', '"bytes":1000000000000000')),
    ],
    [
      'a picture that is longer than the file',
      () => gzipSync(text.replace('"bytes":15', '"bytes":60000000')),
    ],
    [
      'more rows than it has',
      () => gzipSync(text.replace('"users":1', '"users":9007199254740991')),
    ],
    ['counts that are none', () => gzipSync(text.replace('"users":1', '"users":1e400'))],
    ['something behind its end', () => gzipSync(`${text}x`)],
    [
      'a column that does not exist',
      () => gzipSync(text.replace('"columns":["id","email"', '"columns":["id","elsewhere"')),
    ],
    [
      'a level of another Sheaf',
      () => gzipSync(text.replace(/"migration":"[^"]+"/, '"migration":"../../etc"')),
    ],
  ])('changes nothing with %s', async (_what, make) => {
    const { code, errors } = await restoreOf(make())
    expect(code).toBe(1)
    expect(errors).not.toMatch(/\n\s+at /)
    await expectUnharmed()
  })

  it('is read to its end however many parts it is packed in, and however long a row is', async () => {
    const empty = gzipSync('')
    const parts = Buffer.concat([whole, Buffer.alloc(1_000_000 * empty.length, empty)])
    expect((await restoreOf(parts)).errors).toBe('')
    await expectUnharmed()
    // It fits into 100 kB and would not fit into memory many times over.
    const row = 'x'.repeat(100_000_000)
    const endless = `{"table":"sessions","columns":["id"]}\n${row}\n`
    expect((await restoreOf(withSections(endless, '{"rows":{'))).errors).toMatch(/damaged/)
    await expectUnharmed()
  })
})
