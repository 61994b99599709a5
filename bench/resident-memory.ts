import { execFileSync } from 'node:child_process'

/** What the processes that this one has started hold, in megabytes. */
export function megabytesOfChildren(): number {
  const table = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,comm='], { encoding: 'utf8' })
  return table
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([parent, , program]) => parent === String(process.pid) && program !== 'ps')
    .reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1024, 0)
}

/** What one process holds, in bytes. */
export function residentMemory(id: number): number {
  const kilobytes = execFileSync('ps', ['-p', String(id), '-o', 'rss='], { encoding: 'utf8' })
  return Number(kilobytes.trim()) * 1024
}
