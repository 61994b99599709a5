import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectLog } from '../../../tests/support/log.ts'
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts'
import { closeDataDir, makeDataDir } from './data-dir.ts'

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  const { log, text } = collectLog()

  beforeAll(async () => {
    scratch = await makeScratchFolder()
  })
  afterAll(() => scratch.remove())

  const modeOf = async (path: string) => (await stat(path)).mode & 0o7777

  it('is closed to others when it is made', async () => {
    const path = join(scratch.path, 'new', 'data')
    await makeDataDir(path)
    expect(await modeOf(path)).toBe(0o700)
  })

  it.each([0o755, 0o711, 0o777, 0o700])(
    'is closed to others when it was there with %o',
    async (mode) => {
      const path = join(scratch.path, `old-${mode}`)
      await mkdir(path)
      await chmod(path, mode)
      await closeDataDir(path, log)
      expect(await modeOf(path)).toBe(0o700)
    },
  )

  it.runIf(process.getuid?.() === 0)(
    'lets the account of the database through, which may not list it',
    async () => {
      const path = join(scratch.path, 'passed')
      await mkdir(path)
      await chmod(path, 0o755)
      await closeDataDir(path, log, { uid: 65_534, gid: 65_533 })
      expect(await stat(path)).toMatchObject({ uid: 0, gid: 65_533 })
      expect(await modeOf(path)).toBe(0o710)
      await chown(path, 65_534, 65_533)
      await closeDataDir(path, log, { uid: 65_534, gid: 65_533 })
      expect(await modeOf(path)).toBe(0o700)
    },
  )

  it('stays open where it is a folder of everybody, which the log says', async () => {
    const path = join(scratch.path, 'tmp')
    await mkdir(path)
    await chmod(path, 0o1777)
    await closeDataDir(path, log)
    expect(await modeOf(path)).toBe(0o1777)
    expect(text()).toContain('DATA_DIR is shared with other programs')
  })
})
