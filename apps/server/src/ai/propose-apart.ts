import { Worker } from 'node:worker_threads'
import type { Proposal, Source } from '@sheaf/autofill/propose'

const program = new URL('./proposing-thread.ts', import.meta.url)

/** In a thread of its own: a megabyte takes seconds, and nobody else should wait for it. */
export async function proposeApart(source: Source, signal: AbortSignal): Promise<Proposal> {
  signal.throwIfAborted()
  const thread = new Worker(program, { workerData: source })
  try {
    return await new Promise<Proposal>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The proposing thread ended early')))
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  } finally {
    await thread.terminate()
  }
}
