import { lstat, mkdir, readdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../../../../../tests/support/scratch-folder.ts'
import { copyDistribution, makeMissingLinks } from './binaries.ts'

describe('the binaries of PostgreSQL', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  let folder: string
  beforeAll(async () => {
    scratch = await makeScratchFolder()
    folder = join(scratch.path, 'package/native')
    await mkdir(join(folder, 'lib'), { recursive: true })
    await mkdir(join(folder, 'bin'))
    await writeFile(join(folder, 'bin/postgres'), 'program', { mode: 0o700 })
    await writeFile(join(folder, 'lib/libpq.so.5.18'), 'library', { mode: 0o600 })
    const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({
      source: 'native/lib/libpq.so.5.18',
      target,
    }))
    await writeFile(join(folder, 'pg-symlinks.json'), JSON.stringify(links))
  })
  afterAll(() => scratch.remove())

  it('get the links that the install script did not make, once', async () => {
    await makeMissingLinks(folder)
    await makeMissingLinks(folder)
    expect(await readlink(join(folder, 'lib/libpq.so'))).toBe('libpq.so.5.18')
    expect(await readlink(join(folder, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  })

  it('are readable for everyone in their copy, which replaces copies of other versions and unfinished ones', async () => {
    const target = join(scratch.path, 'copy')
    for (const old of ['postgresql-17.2', 'postgresql-18.4.new/native/lib']) {
      await mkdir(join(target, old), { recursive: true })
    }
    const copy = await copyDistribution({ folder, version: '18.4' }, target)
    expect(await readdir(target)).toEqual(['postgresql-18.4'])
    expect((await lstat(join(copy, 'bin/postgres'))).mode & 0o777).toBe(0o755)
    expect((await lstat(join(copy, 'lib/libpq.so.5.18'))).mode & 0o777).toBe(0o644)
    expect(await readlink(join(copy, 'lib/libpq.so'))).toBe('libpq.so.5.18')
  })
})
