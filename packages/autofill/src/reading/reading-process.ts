import { Worker } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import type { ReadingAnswer, ReadingOrder } from './read-source.ts'
import { UnreadableSource } from './unreadable-source.ts'

process.once('message', async ({ file, limits }: ReadingOrder) => {
  new Worker(new URL('./reading-guard.ts', import.meta.url), { workerData: limits })
  try {
    const source = await readFile(file, (progress) => say({ kind: 'progress', progress }))
    say({ kind: 'read', source })
  } catch (error) {
    say(answerTo(error))
  }
})
process.once('disconnect', () => process.exit())

function answerTo(error: unknown): ReadingAnswer {
  if (error instanceof UnreadableSource) return { kind: 'unreadable', code: error.code }
  // A buffer or a text beyond what can be had, or nesting without end.
  if (error instanceof RangeError) return { kind: 'unreadable', code: 'too-large' }
  return { kind: 'failed', reason: error instanceof Error ? error.name : typeof error }
}

function say(answer: ReadingAnswer): void {
  process.send?.(answer)
}
