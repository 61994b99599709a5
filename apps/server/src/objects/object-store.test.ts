import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tests/support/free-port.ts'
import { type S3Server, startS3Server } from '../../../../tests/support/s3-server.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { createS3Store } from './s3-store.ts'

let server: S3Server
let folder: Awaited<ReturnType<typeof makeScratchFolder>>
const stores = new Map<string, ObjectStore>()

beforeAll(async () => {
  server = await startS3Server()
  folder = await makeScratchFolder()
  stores.set('a folder', createFolderStore(join(folder.path, 'objects')))
  stores.set('S3', createS3Store(server.settings))
})

afterAll(async () => {
  await server.stop()
  await folder.remove()
})

function find(name: string): ObjectStore {
  const store = stores.get(name)
  if (store === undefined) throw new Error(`No store '${name}'`)
  return store
}

describe.each(['a folder', 'S3'])('objects in %s', (name) => {
  const bytes = new Uint8Array([0, 255, 10, 13, 0x89])

  it('come back as they were put', async () => {
    const store = find(name)
    await store.put('obj_a', bytes, 'image/png')
    expect(new Uint8Array((await store.get('obj_a')) ?? [])).toEqual(bytes)
  })

  it('are replaced whole', async () => {
    const store = find(name)
    await store.put('obj_b', bytes, 'image/png')
    await store.put('obj_b', new Uint8Array([1]), 'image/png')
    expect(await store.get('obj_b')).toHaveLength(1)
  })

  it('are gone once removed, and may be removed twice', async () => {
    const store = find(name)
    await store.put('obj_c', bytes, 'image/png')
    await store.remove('obj_c')
    await store.remove('obj_c')
    expect(await store.get('obj_c')).toBeUndefined()
  })

  it('may be absent', async () => {
    expect(await find(name).get('obj_nobody')).toBeUndefined()
  })

  it('can be checked for', async () => {
    await expect(find(name).check()).resolves.toBeUndefined()
  })
})

it('a folder holds no drafts', async () => {
  const files = await readdir(join(folder.path, 'objects'), {
    recursive: true,
    withFileTypes: true,
  })
  expect(files.filter((file) => file.isFile()).map((file) => file.name)).toSatisfy(
    (names: string[]) => names.every((name) => /^obj_\w$/.test(name)),
  )
})

describe('an S3 store that does not let us in', () => {
  it('is a fault with a wrong key', async () => {
    const store = createS3Store({ ...server.settings, secretAccessKey: 'wrong' })
    await expect(store.put('obj_x', new Uint8Array([1]), 'image/png')).rejects.toThrow(/403/)
    await expect(store.check()).rejects.toThrow(/403/)
  })

  it('is a fault without its bucket', async () => {
    const store = createS3Store({ ...server.settings, bucket: 'nobody' })
    await expect(store.put('obj_x', new Uint8Array([1]), 'image/png')).rejects.toThrow(/bucket/)
    await expect(store.check()).rejects.toThrow(/bucket/)
  })

  it('is a fault when nobody listens', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`
    await expect(createS3Store({ ...server.settings, endpoint }).check()).rejects.toThrow()
  })
})
