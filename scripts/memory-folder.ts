import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

export type MemoryFolder = { readonly path: string; remove(): void }

const roomNeeded = 4 * 2 ** 30
const nameOfOurs = /^sheaf-tests-(\d+)$/

/**
 * A folder that lies in memory, for what tests write and throw away, or undefined where the machine has none with room.
 * A test of the server copies a database of hundreds of files: on some disks that takes up to five times as long.
 */
export function openMemoryFolder(place = '/dev/shm'): MemoryFolder | undefined {
  if (!isFit(place)) return undefined
  removeLeftovers(place)
  const path = join(place, `sheaf-tests-${process.pid}`)
  mkdirSync(path, { recursive: true })
  // As /tmp is: tests that run as root start databases as somebody else.
  chmodSync(path, 0o1777)
  return { path, remove: () => removeIfFree(path) }
}

function isFit(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize >= roomNeeded && freemem() >= roomNeeded && isRunnableMemory(place)
  } catch {
    return false
  }
}

/** Runnable, since some tests start what they have put there. */
function isRunnableMemory(place: string): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const own = mounts.map((line) => line.split(' ')).findLast(([, at]) => at === place)
  const isMemory = own?.[2] === 'tmpfs'
  return isMemory && !(own?.[3] ?? '').split(',').includes('noexec')
}

/** Of runs that were killed: in memory nothing else would ever clear them. */
function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = nameOfOurs.exec(name)?.[1]
    if (pid === undefined || isRunning(Number(pid))) continue
    removeIfFree(join(place, name))
  }
}

/** A process that a test has left behind may still write there: that is no reason to fail. The next run clears it. */
function removeIfFree(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  } catch (error) {
    console.error(`${folder} could not be removed: ${String(error)}`)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
