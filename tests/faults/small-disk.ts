import { execFileSync } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../apps/server/src/db/embedded/errno.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

/** Whether this machine lets us have a disk of our own. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && isMountable()

export type SmallDisk = {
  readonly path: string
  /** Not a byte is left. */
  readonly fill: () => Promise<void>
  readonly free: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A disk of so many megabytes, in memory. */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await makeScratchFolder()
  const path = join(folder.path, 'disk')
  const filler = join(path, 'filler')
  await mkdir(path)
  mount(path, megabytes)
  return {
    path,
    async fill() {
      const file = await open(filler, 'a')
      try {
        for (const size of [1024 * 1024, 4096]) await appendUntilFull(file, Buffer.alloc(size, 1))
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler),
    async remove() {
      execFileSync('umount', [path])
      await folder.remove()
    },
  }
}

async function appendUntilFull(
  file: Awaited<ReturnType<typeof open>>,
  chunk: Buffer,
): Promise<void> {
  for (;;) {
    try {
      await file.appendFile(chunk)
    } catch (error) {
      if (hasCode(error, 'ENOSPC')) return
      throw error
    }
  }
}

function mount(path: string, megabytes: number): void {
  const options = `size=${megabytes}m,mode=711`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'sheaf-test', path], { stdio: 'pipe' })
}

/** A container often has root without the right to mount. */
function isMountable(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'probe', '/tmp'], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
