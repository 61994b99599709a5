import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Owner, Proposal } from '@sheaf/autofill/propose'
import type { ReadingProgress, SourceFile } from '@sheaf/autofill/reading/read-source'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { AppError } from '../http/app-error.ts'

export type ReadingOrder = {
  readonly source: { readonly text: string } | { readonly file: SourceFile }
  readonly documentType: DocumentType
  readonly today: string
  readonly owner: Owner
}

export type Reading = { readonly text: string; readonly proposal: Proposal }

export type ThreadMessage =
  | { readonly progress: ReadingProgress }
  | { readonly done: Reading }
  | { readonly unreadable: string }

export type ReadingRoom = ReturnType<typeof createReadingRoom>

type Limits = {
  readonly seats: number
  readonly waiting: number
  readonly patienceMs: number
}

const usual: Limits = { seats: availableParallelism(), waiting: 20, patienceMs: 55_000 }

const program = new URL('./reading-thread.ts', import.meta.url)
// Photos of sixty megapixels and the tables of a language fit in; a bomb does not.
const resourceLimits = { maxOldGenerationSizeMb: 1024 }

/** Where texts and files of strangers are read: a few at a time, each in a thread that ends when it takes too long. */
export function createReadingRoom({ seats, waiting, patienceMs }: Limits = usual) {
  const queue: (() => void)[] = []
  let taken = 0

  async function takeSeat(): Promise<void> {
    if (taken < seats) {
      taken += 1
      return
    }
    if (queue.length >= waiting) throw overloaded()
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leaveSeat(): void {
    const next = queue.shift()
    if (next) next()
    else taken -= 1
  }

  return {
    async read(
      order: ReadingOrder,
      onProgress: (progress: ReadingProgress) => void,
      leaving: AbortSignal,
    ): Promise<Reading> {
      await takeSeat()
      try {
        return await readInThread(order, onProgress, leaving, patienceMs)
      } finally {
        leaveSeat()
      }
    },
  }
}

async function readInThread(
  order: ReadingOrder,
  onProgress: (progress: ReadingProgress) => void,
  leaving: AbortSignal,
  patienceMs: number,
): Promise<Reading> {
  if (leaving.aborted) throw abandoned()
  const patience = AbortSignal.timeout(patienceMs)
  const thread = new Worker(program, { workerData: order, resourceLimits })
  try {
    return await new Promise<Reading>((resolve, reject) => {
      thread.on('message', (message: ThreadMessage) => {
        if ('progress' in message) onProgress(message.progress)
        else if ('done' in message) resolve(message.done)
        else reject(unreadable(message.unreadable))
      })
      thread.once('error', (error) => reject(isOutOfMemory(error) ? tooMuch(error) : error))
      thread.once('exit', () => reject(new Error('The reading ended without a word')))
      leaving.addEventListener('abort', () => reject(abandoned()), { once: true })
      patience.addEventListener('abort', () => reject(tooMuch()), { once: true })
    })
  } finally {
    // Its messages are of no use any more, and neither is it.
    thread.removeAllListeners()
    thread.on('error', () => {})
    const ended = once(thread, 'exit').catch(() => undefined)
    await thread.terminate()
    await ended
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function unreadable(message: string): AppError {
  return new AppError('request.invalid', message, { file: message })
}

function tooMuch(cause?: unknown): AppError {
  const message = 'This took too long to read. Send the part that matters.'
  return new AppError('request.invalid', message, { file: message }, cause)
}

function overloaded(): AppError {
  const message = 'Too many texts are being read right now. Please try again in a moment.'
  return new AppError('server.overloaded', message)
}

function abandoned(): AppError {
  return new AppError('request.abandoned', 'The request was given up before the text was read.')
}
