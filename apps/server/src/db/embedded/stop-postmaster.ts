import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { unless } from './errno.ts'
import { parsePidFile, readPidFile } from './postmaster-pid.ts'
import { hasEndedWithin } from './processes.ts'
import { run } from './run.ts'

export type StopTarget = {
  readonly pid: number
  readonly cluster: string
  readonly binaries: Binaries
  readonly account: Account | undefined
}

// Fast shutdown: clients are cut off, everything is written. Then the one that loses nothing either, but recovers at the
// next start: PostgreSQL 18 hangs in a fast shutdown that comes in the middle of a recovery.
const fast = ['SIGINT', 5_000] as const
const immediate = ['SIGQUIT', 5_000] as const
const kill = ['SIGKILL', 5_000] as const

/** Ends a postmaster as gently as it allows, and returns when it is gone. */
export async function stopPostmaster(target: StopTarget): Promise<void> {
  if (process.platform === 'win32') return await stopByPgCtl(target)
  const named = parsePidFile((await readPidFile(target.cluster)) ?? '')
  const isRecovering = named?.pid === target.pid && named.isStarting
  const steps = isRecovering ? [immediate, kill] : [fast, immediate, kill]
  for (const [signal, patience] of steps) {
    sendSignal(target.pid, signal)
    if (await hasEndedWithin(patience, target.pid)) return
  }
  throw new Error(`PostgreSQL (process ${target.pid}) does not end, even when killed.`)
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    unless('ESRCH')(error)
  }
}

// Windows has no signals: a kill there would be the hard one.
async function stopByPgCtl({ pid, cluster, binaries, account }: StopTarget): Promise<void> {
  await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20'], account)
  if (await hasEndedWithin(1_000, pid)) return
  sendSignal(pid, 'SIGKILL')
  await hasEndedWithin(5_000, pid)
}
