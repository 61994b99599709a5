import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
} from '../../../../tests/support/postgres.ts'
import { startS3Server } from '../../../../tests/support/s3-server.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { addUser } from '../../../../tests/support/users.ts'
import type { Database } from '../db/database.ts'
import { logos, objects } from '../db/schema.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { createS3Store } from '../objects/s3-store.ts'
import { runAdmin } from './run-admin.ts'

describe('the pictures of a backup', () => {
  const owner = 'usr_pictures'
  const bytes = Buffer.from([0, 10, 92, 46, 10, 255, 13, 0, 10])
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  let source: TestDatabase
  let target: TestDatabase
  beforeEach(async () => {
    scratch = await makeScratchFolder()
    source = await createTestDatabase()
    target = await createTestDatabase()
    await addOwner(source.database)
    return async () => {
      await source.drop()
      await target.drop()
      await scratch.remove()
    }
  })

  const addOwner = ({ orm }: Database) => addUser(orm, { id: owner, email: 'ada@example.com' })

  async function adminWith(files: ObjectStore, databaseUrl: string, ...args: string[]) {
    const output: string[] = []
    const errors: string[] = []
    const database = { databaseUrl, dataDir: '/nonexistent', log: silentLog }
    const code = await runAdmin(args, {
      folder: scratch.path,
      now: () => new Date('2026-03-01T12:00:00Z'),
      print: (line) => output.push(line),
      printError: (line) => errors.push(line),
      readInstallation: () => ({ database, files, secrets: {} }),
    })
    return { code, output: output.join('\n'), errors: errors.join('\n') }
  }

  async function addPicture({ orm }: Database, id: string, userId: string | null = owner) {
    const about = { mediaType: 'image/png', byteSize: 9, width: 1, height: 1 } as const
    await orm.insert(objects).values({ id, userId, ...about, storedAt: new Date() })
    if (userId === null) return
    await orm.insert(logos).values({ id: `logo_${id}`, userId, objectId: id, name: 'Logo' })
  }

  it('come with it: from a folder to a store that speaks S3, and back', {
    timeout: 60_000,
  }, async () => {
    const folder = createFolderStore(join(scratch.path, 'first'))
    const again = createFolderStore(join(scratch.path, 'second'))
    const s3 = await startS3Server()
    const store = createS3Store(s3.settings)
    const large = Buffer.alloc(3_000_000, 'picture\n')
    await addPicture(source.database, 'obj_a')
    await addPicture(source.database, 'obj_b')
    await addPicture(source.database, 'obj_lost')
    await addPicture(source.database, 'obj_rubbish', null)
    await folder.put('obj_a', bytes, 'image/png')
    await folder.put('obj_b', large, 'image/png')
    await folder.put('obj_rubbish', bytes, 'image/png')
    const saved = await adminWith(folder, source.url, 'backup', 'pictures.gz')
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('pictures: 2') })
    expect(saved.output).toContain('1 image is named in the database')
    const moved = await adminWith(store, target.url, 'restore', 'pictures.gz')
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('pictures: 2') })
    expect(await store.get('obj_a')).toEqual(new Uint8Array(bytes))
    expect(await store.get('obj_rubbish')).toBeUndefined()
    await adminWith(store, target.url, 'backup', 'back.gz')
    await adminWith(again, source.url, 'restore', '--replace', 'back.gz')
    expect(await again.get('obj_b')).toEqual(large)
    await s3.stop()
  })

  it('take the place of those that were there, and a restore that fails leaves these alone', async () => {
    const folder = createFolderStore(join(scratch.path, 'third'))
    const other = createFolderStore(join(scratch.path, 'fourth'))
    await addPicture(source.database, 'obj_new')
    await folder.put('obj_new', bytes, 'image/png')
    await adminWith(folder, source.url, 'backup', 'new.gz')
    await addOwner(target.database)
    await addPicture(target.database, 'obj_old')
    await other.put('obj_old', bytes, 'image/png')
    const text = gunzipSync(await readFile(join(scratch.path, 'new.gz'))).toString('latin1')
    const cut = text.replace('"pictures":1', '"pictures":2')
    await writeFile(join(scratch.path, 'cut.gz'), gzipSync(Buffer.from(cut, 'latin1')))
    const failed = await adminWith(other, target.url, 'restore', '--replace', 'cut.gz')
    expect(failed).toMatchObject({ code: 1, errors: expect.stringContaining('not complete') })
    expect(await other.get('obj_old')).toEqual(bytes)
    expect(await other.get('obj_new')).toBeUndefined()
    const done = await adminWith(other, target.url, 'restore', '--replace', 'new.gz')
    expect(done.code).toBe(0)
    expect(await other.get('obj_new')).toEqual(bytes)
    expect(await other.get('obj_old')).toBeUndefined()
  })

  it('are left where they are by a backup from before there were any in it', async () => {
    const folder = createFolderStore(join(scratch.path, 'fifth'))
    await addPicture(source.database, 'obj_kept')
    await adminWith(folder, source.url, 'backup', 'none.gz')
    await folder.put('obj_kept', bytes, 'image/png')
    const text = gunzipSync(await readFile(join(scratch.path, 'none.gz'))).toString()
    const old = text.replace('"version":2', '"version":1').replace(',"pictures":0', '')
    await writeFile(join(scratch.path, 'old.gz'), gzipSync(old))
    const restored = await adminWith(folder, source.url, 'restore', '--replace', 'old.gz')
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restore the images'),
    })
    expect(await folder.get('obj_kept')).toEqual(bytes)
  })

  it('cannot be put outside of the store', async () => {
    const folder = createFolderStore(join(scratch.path, 'sixth'))
    await addPicture(source.database, 'obj_path')
    await folder.put('obj_path', bytes, 'image/png')
    await adminWith(folder, source.url, 'backup', 'path.gz')
    const text = gunzipSync(await readFile(join(scratch.path, 'path.gz'))).toString('latin1')
    const bad = text.replace('"picture":"obj_path"', '"picture":"../../x"')
    await writeFile(join(scratch.path, 'bad.gz'), gzipSync(Buffer.from(bad, 'latin1')))
    const refused = await adminWith(folder, target.url, 'restore', 'bad.gz')
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('damaged') })
  })
})
