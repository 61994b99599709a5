import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Proposal, Source } from '@sheaf/autofill/propose'

export type ProposeApart = ReturnType<typeof createProposeApart>

const program = new URL('./proposing-thread.ts', import.meta.url)

/**
 * In threads of its own: a megabyte takes seconds, and nobody else should wait for it. A thread stays for the next text, since
 * its first one takes ten times as long; one that is given up is ended, whatever it is at.
 */
export function createProposeApart() {
  const idle: Worker[] = []

  return async function proposeApart(source: Source, signal: AbortSignal): Promise<Proposal> {
    signal.throwIfAborted()
    const thread = idle.pop() ?? new Worker(program)
    thread.ref()
    try {
      const proposal = await answerOf(thread, source, signal)
      // An idle one does not keep the server from ending.
      thread.unref()
      idle.push(thread)
      return proposal
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }
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
