import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import { parsePidFile, pidFileOf, readPidFile } from './postmaster-pid.ts'
import { findPostmasters, isPostmasterOf, type ProcessView, viewProcess } from './processes.ts'
import { type StopTarget, stopPostmaster } from './stop-postmaster.ts'

type Verdict = 'nothing' | 'leave' | 'remove' | { readonly stop: number }

/** What a pid file asks for. `view` is the process that it names, if there is one. */
export function judgePidFile(
  cluster: string,
  text: string | undefined,
  view: ProcessView | undefined,
): Verdict {
  if (text === undefined) return 'nothing'
  const named = parsePidFile(text)
  if (named === undefined) return 'remove'
  // PostgreSQL itself replaces the file of a dead server, after it looked for that server's last children through it.
  if (view === undefined) return 'leave'
  return isPostmasterOf(cluster, view) ? { stop: named.pid } : 'remove'
}

/** Clears what a killed Sheaf left behind. Only for the holder of the folder's lock. */
export async function clearOrphan(target: Omit<StopTarget, 'pid'>, log: Logger): Promise<void> {
  const { cluster } = target
  const text = await readSettledPidFile(cluster)
  const named = text === undefined ? undefined : parsePidFile(text)
  const verdict = judgePidFile(cluster, text, named && (await viewProcess(named.pid)))
  if (verdict === 'remove') {
    log.warn({ cluster }, 'Removed a postmaster.pid that belongs to no database of this folder')
    await rm(pidFileOf(cluster), { force: true })
  }
  const orphans = new Set(await findPostmasters(cluster))
  if (typeof verdict === 'object') orphans.add(verdict.stop)
  for (const pid of orphans) {
    log.warn({ postmaster: pid }, 'Stopping the database that an earlier Sheaf left running')
    await stopPostmaster({ ...target, pid })
  }
}

// A server that is just starting has made its pid file before it fills it.
async function readSettledPidFile(cluster: string): Promise<string | undefined> {
  const text = await readPidFile(cluster)
  if (text?.trim() !== '') return text
  await pause(250)
  return await readPidFile(cluster)
}
