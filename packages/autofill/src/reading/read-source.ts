import { Worker } from 'node:worker_threads'
import type { ReadingProgress, SourceText } from './read-file.ts'
import type { SourceFile } from './source-kind.ts'
import { type UnreadableCode, UnreadableSource } from './unreadable-source.ts'

export type ThreadMessage =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'read'; readonly source: SourceText }
  | { readonly kind: 'unreadable'; readonly code: UnreadableCode }

/**
 * The text of a file that a user gave, laid out as on paper. Throws UnreadableSource when it has none to give.
 * It is read in a thread of its own: a file made to choke a reader costs that thread, not the server.
 */
export function readSource(
  file: SourceFile,
  report: (progress: ReadingProgress) => void = () => {},
  signal?: AbortSignal,
): Promise<SourceText> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      workerData: { name: file.name, bytes: file.bytes },
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    })
    const stop = () => end(() => reject(signal?.reason))
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', stop)
      settle()
      thread.terminate()
    }
    signal?.addEventListener('abort', stop)
    thread.on('message', (message: ThreadMessage) => {
      if (message.kind === 'progress') report(message.progress)
      else if (message.kind === 'read') end(() => resolve(message.source))
      else end(() => reject(new UnreadableSource(message.code)))
    })
    thread.on('error', (error) => end(() => reject(isOutOfMemory(error) ? tooLarge(error) : error)))
    thread.on('exit', () => end(() => reject(new Error('The reading thread ended early'))))
  })
}

const memoryLimitMb = 768

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooLarge(error: unknown): UnreadableSource {
  return new UnreadableSource('too-large', error)
}
