import { parentPort, workerData } from 'node:worker_threads'
import { propose } from '@sheaf/autofill/propose'
import { UnreadableSource } from '@sheaf/autofill/reading/unreadable-source'
import type { ReadingOrder, ThreadMessage } from './reading-room.ts'

/** Reads one source, in a thread of its own: what hangs in it can be ended, and nobody else waits for it. */
if (parentPort !== null) await read(workerData, (message) => parentPort?.postMessage(message))

async function read(order: ReadingOrder, tell: (message: ThreadMessage) => void): Promise<void> {
  try {
    const text = await textOf(order, tell)
    const { documentType, today, owner } = order
    tell({ done: { text, proposal: propose({ documentType, text, today, owner }) } })
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error
    tell({ unreadable: error.message })
  }
}

async function textOf(
  { source }: ReadingOrder,
  tell: (message: ThreadMessage) => void,
): Promise<string> {
  if ('text' in source) return source.text
  const { readSource } = await import('@sheaf/autofill/reading/read-source')
  const { text } = await readSource(source.file, (progress) => tell({ progress }))
  return text
}
