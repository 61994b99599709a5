import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMemoryFolder } from './memory-folder.ts'

const place = '/dev/shm'

describe('a folder in memory', () => {
  it('is not to be had where there is none, or in a folder that is no memory of its own', () => {
    expect(openMemoryFolder(join(place, 'not there'))).toBeUndefined()
    const onDisk = mkdtempSync(join(tmpdir(), 'sheaf-test-'))
    expect(openMemoryFolder(onDisk)).toBeUndefined()
    rmSync(onDisk, { recursive: true })
  })

  const probe = openMemoryFolder()
  probe?.remove()

  it.runIf(probe)(
    'is open to every account, gone afterwards, and rids memory of killed runs',
    () => {
      // No process has such a number: the kernel counts to four million.
      const left = join(place, 'sheaf-tests-99999999')
      const foreign = mkdtempSync(join(place, 'sheaf-test-'))
      mkdirSync(left, { recursive: true })
      writeFileSync(join(left, 'a file'), 'of a run that was killed')
      const folder = openMemoryFolder()
      if (folder === undefined) throw new Error('There was room a moment ago')
      expect(existsSync(left)).toBe(false)
      expect(existsSync(foreign)).toBe(true)
      expect(statSync(folder.path).mode & 0o7777).toBe(0o1777)
      writeFileSync(join(folder.path, 'a file'), '')
      folder.remove()
      expect(existsSync(folder.path)).toBe(false)
      rmSync(foreign, { recursive: true })
    },
  )
})
