import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import { hasCode } from './errno.ts'
import type { Postmaster } from './postmaster.ts'
import type { Endpoint } from './settings.ts'

export type Supervisor = { readonly endpoint: Endpoint; readonly stop: () => Promise<void> }

const shortestPause = 100
const longestPause = 30_000
const calm = 60_000

/** The pause before the next start. It grows with each early death and is short again after a calm minute. */
export function nextPause(previous: number, lifetime: number): number {
  if (previous === 0 || lifetime >= calm) return shortestPause
  return Math.min(previous * 2, longestPause)
}

/** Starts the database and starts it again whenever it dies, until it is told to stop. */
export async function supervise(
  start: () => Promise<Postmaster>,
  log: Logger,
): Promise<Supervisor> {
  let postmaster = await start()
  const stopping = new AbortController()

  async function keepAlive(): Promise<void> {
    let wait = 0
    for (;;) {
      const startedAt = performance.now()
      const reason = await postmaster.ended
      if (stopping.signal.aborted) return
      wait = nextPause(wait, performance.now() - startedAt)
      log.error(
        { reason, postmaster: postmaster.pid },
        'The database ended unexpectedly and is started again',
      )
      const next = await startAgain()
      if (next === undefined) return
      if (stopping.signal.aborted) return await next.stop()
      postmaster = next
      log.info({ postmaster: next.pid }, 'The database runs again')
    }

    async function startAgain(): Promise<Postmaster | undefined> {
      while (await hasPaused(wait, stopping.signal)) {
        try {
          return await start()
        } catch (error) {
          wait = nextPause(wait, 0)
          log.error({ err: error, nextAttemptInMs: wait }, 'The database does not start')
        }
      }
      return undefined
    }
  }

  const done = keepAlive()
  return {
    endpoint: postmaster.endpoint,
    stop: async () => {
      stopping.abort()
      await postmaster.stop()
      await done
    },
  }
}

async function hasPaused(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(milliseconds, undefined, { signal })
    return true
  } catch (error) {
    if (hasCode(error, 'ABORT_ERR')) return false
    throw error
  }
}
