import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../../../../../tests/support/scratch-folder.ts'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

const lockModule = new URL('./folder-lock.ts', import.meta.url).href
const holder = `
  const { lockFolder } = await import(process.argv[1])
  lockFolder(process.argv[2])
  process.stdout.write('held')
  setInterval(() => {}, 1000)`

describe('the lock of a data folder', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  beforeEach(async () => {
    scratch = await makeScratchFolder()
  })
  afterEach(() => scratch.remove())

  async function startHolder() {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      holder,
      lockModule,
      scratch.path,
    ])
    await once(child.stdout, 'data')
    return child
  }

  it('is refused to a second process, with the folder, the holder and a way out', async () => {
    const child = await startHolder()
    const second = () => lockFolder(scratch.path)
    expect(second).toThrow(FolderInUseError)
    expect(second).toThrow(scratch.path)
    expect(second).toThrow(`process ${child.pid}`)
    expect(second).toThrow('set DATA_DIR to another folder')
    child.kill('SIGKILL')
    await once(child, 'exit')
  })

  it('is refused to a second owner in the same process', () => {
    const lock = lockFolder(scratch.path)
    expect(() => lockFolder(scratch.path)).toThrow(FolderInUseError)
    lock.release()
    lockFolder(scratch.path).release()
  })

  it('is free at once when its holder was killed', async () => {
    const child = await startHolder()
    child.kill('SIGKILL')
    await once(child, 'exit')
    lockFolder(scratch.path).release()
  })

  it('is not held by a file that names a living process', async () => {
    await writeFile(join(scratch.path, 'sheaf.pid'), `${process.ppid}\n`)
    await writeFile(join(scratch.path, 'sheaf.lock'), `${process.ppid}\n`.repeat(100))
    lockFolder(scratch.path).release()
  })
})
