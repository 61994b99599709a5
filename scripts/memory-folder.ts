import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

export type MemoryFolder = { readonly path: string; remove(): void }

const roomNeeded = 4 * 2 ** 30
const nameOfOurs = /^sheaf-tests-(\d+)$/

/**
 * A folder that lies in memory, for what tests write and throw away, or undefined where the machine has none with room.
 * A test of the server copies a database of a thousand files: on some disks that takes five times as long.
 */
export function openMemoryFolder(place = '/dev/shm'): MemoryFolder | undefined {
  if (!isFit(place)) return undefined
  removeLeftovers(place)
  const path = join(place, `sheaf-tests-${process.pid}`)
  mkdirSync(path, { recursive: true })
  // As /tmp is: tests that run as root start databases as somebody else.
  chmodSync(path, 0o1777)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

function isFit(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize >= roomNeeded && freemem() >= roomNeeded && mayRunPrograms(place)
  } catch {
    return false
  }
}

/** Some tests start what they have put there. */
function mayRunPrograms(place: string): boolean {
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
    rmSync(join(place, name), { recursive: true, force: true })
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
