import { parentPort, workerData } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import type { ThreadMessage } from './read-source.ts'
import type { SourceFile } from './source-kind.ts'
import { UnreadableSource } from './unreadable-source.ts'

const file: SourceFile = workerData

function say(message: ThreadMessage): void {
  parentPort?.postMessage(message)
}

try {
  say({
    kind: 'read',
    source: await readFile(file, (progress) => say({ kind: 'progress', progress })),
  })
} catch (error) {
  if (!(error instanceof UnreadableSource)) throw error
  say({ kind: 'unreadable', code: error.code })
}
