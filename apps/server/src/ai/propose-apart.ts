import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Proposal, Source } from '@sheaf/autofill/propose'

/** The text took more time or memory than a text may. */
export class ProposalGivenUp extends Error {
  override readonly name = 'ProposalGivenUp'
}

const program = new URL('./proposing-thread.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/**
 * In threads of its own: a long text takes seconds, and nobody else should wait for it. A thread stays for the next text, since
 * its first one takes ten times as long; one that is given up is ended, whatever it is at.
 */
export function createProposeApart(limitMs: number) {
  const idle: Worker[] = []

  return async function proposeApart(source: Source, leaving: AbortSignal): Promise<Proposal> {
    leaving.throwIfAborted()
    const thread = idle.pop() ?? new Worker(program, { resourceLimits })
    thread.ref()
    const late = new AbortController()
    const clock = watch(thread, limitMs, () => late.abort())
    try {
      const proposal = await answerOf(thread, source, AbortSignal.any([leaving, late.signal]))
      // An idle one does not keep the server from ending.
      thread.unref()
      idle.push(thread)
      return proposal
    } catch (error) {
      await thread.terminate()
      const isGivenUp = late.signal.aborted || isOutOfMemory(error)
      throw isGivenUp ? new ProposalGivenUp('The text was given up', { cause: error }) : error
    } finally {
      clearInterval(clock)
    }
  }
}

// Time of a processor, not of the clock: on a busy server a harmless text takes long, too. But nobody waits for ever.
const patienceFactor = 6

function watch(thread: Worker, limitMs: number, end: () => void): NodeJS.Timeout {
  const started = performance.now()
  const before = workedMs(thread)
  return setInterval(
    async () => {
      const isOver = performance.now() - started > patienceFactor * limitMs
      if (isOver || (await workedMs(thread)) - (await before) > limitMs) end()
    },
    Math.min(200, limitMs),
  )
}

/** Nothing for a thread that has not started yet, or has ended. */
async function workedMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}

async function answerOf(thread: Worker, source: Source, signal: AbortSignal): Promise<Proposal> {
  const settled = new AbortController()
  const until = AbortSignal.any([signal, settled.signal])
  try {
    const answer = once(thread, 'message', { signal: until })
    thread.postMessage(source)
    const [proposal] = await answer
    return proposal
  } finally {
    settled.abort()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
