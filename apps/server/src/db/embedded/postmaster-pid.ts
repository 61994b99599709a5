import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unless } from './errno.ts'

export type PostmasterPid = {
  readonly pid: number
  readonly port: number
  /** Empty where there are no Unix sockets. */
  readonly socketDirectory: string
  readonly isStarting: boolean
  readonly isReady: boolean
}

export function pidFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

export async function readPidFile(cluster: string): Promise<string | undefined> {
  return await readFile(pidFileOf(cluster), 'utf8').catch(unless('ENOENT'))
}

/** Undefined when the text names no process, as in the empty file that a power cut can leave. */
export function parsePidFile(text: string): PostmasterPid | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  // The single-user server writes its process id negated.
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  if (!Number.isSafeInteger(pid) || pid === 0) return undefined
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10) || 0,
    socketDirectory: lines[4] ?? '',
    isStarting: lines[7] === 'starting',
    isReady: lines[7] === 'ready',
  }
}
