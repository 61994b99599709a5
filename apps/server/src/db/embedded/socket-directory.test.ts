import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../../../../../tests/support/scratch-folder.ts'
import { chooseSocketDirectory, prepareSocketDirectory } from './socket-directory.ts'

const limit = process.platform === 'linux' ? 107 : 103

describe('the folder of the socket', () => {
  it('is inside the data folder when its path is short enough', () => {
    expect(chooseSocketDirectory('/srv/sheaf/db', ['/tmp'])).toBe('/srv/sheaf/db/run')
  })

  it('is inside the data folder up to the last byte that a socket path may have', () => {
    const fixed = '/run/.s.PGSQL.5432'.length
    const longest = `/${'a'.repeat(limit - fixed - 1)}`
    expect(chooseSocketDirectory(longest, ['/tmp'])).toBe(`${longest}/run`)
    expect(chooseSocketDirectory(`${longest}a`, ['/tmp'])).toMatch(/^\/tmp\/sheaf-[0-9a-f]{16}$/)
  })

  it('counts bytes, not letters', () => {
    const home = `/${'é'.repeat(50)}`
    expect(chooseSocketDirectory(home, ['/tmp'])).toMatch(/^\/tmp\/sheaf-/)
  })

  it('is always the same for one home and another for another', () => {
    const [one, two] = [`/${'a'.repeat(120)}`, `/${'b'.repeat(120)}`]
    expect(chooseSocketDirectory(one, ['/tmp'])).toBe(chooseSocketDirectory(one, ['/tmp']))
    expect(chooseSocketDirectory(one, ['/tmp'])).not.toBe(chooseSocketDirectory(two, ['/tmp']))
  })

  it('is outside a data folder whose path a list of paths could not hold', () => {
    expect(chooseSocketDirectory('/srv/a,b/db', ['/tmp'])).toMatch(/^\/tmp\/sheaf-/)
  })

  it('is in the second temporary folder when the first is too long as well', () => {
    const long = `/${'a'.repeat(120)}`
    expect(chooseSocketDirectory(long, [long, '/tmp'])).toMatch(/^\/tmp\/sheaf-/)
    expect(() => chooseSocketDirectory(long, [long])).toThrow(/short enough/)
  })
})

describe('preparing the folder of the socket', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  beforeAll(async () => {
    scratch = await makeScratchFolder()
  })
  afterAll(() => scratch.remove())

  it('makes it private and removes what a killed server left', async () => {
    const directory = join(scratch.path, 'run')
    await mkdir(directory)
    await chmod(directory, 0o755)
    await writeFile(join(directory, '.s.PGSQL.5432.lock'), `${process.pid}\n`)
    await prepareSocketDirectory(directory, undefined)
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect(await readdir(directory)).toEqual([])
  })

  it('refuses a link that someone put in its place', async () => {
    const directory = join(scratch.path, 'link')
    await symlink('/tmp', directory)
    await expect(prepareSocketDirectory(directory, undefined)).rejects.toThrow(/someone else/)
  })
})
