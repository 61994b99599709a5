import { mostBytes, tooLarge } from '#studio/e-invoice/opened-document.ts'
import type { ReadAnswer } from './read-bytes.ts'

/** What reads a file elsewhere than on the page, and can be stopped. */
export type Reader = {
  readonly read: (bytes: Uint8Array) => Promise<ReadAnswer>
  readonly close: () => void
}

export type FileRead = { readonly fileName: string; readonly answer: ReadAnswer }

type Options = {
  readonly onRead: (read: FileRead) => void
  readonly signal: AbortSignal
  readonly openReader?: () => Reader
  /** How many are read at the same time. */
  readonly lanes?: number
  /** A file that takes longer is no invoice that we know. */
  readonly patienceMs?: number
}

/** Reads files beside the page, a few at a time, so that a thousand of them need no more memory than those few. */
export async function readFiles(files: readonly File[], options: Options): Promise<void> {
  const { onRead, signal, lanes = usualLanes() } = options
  const waiting = files.values()

  async function work(): Promise<void> {
    const reader = createPatientReader(options)
    const leave = () => reader.close()
    signal.addEventListener('abort', leave)
    for (const file of waiting) {
      if (signal.aborted) break
      const answer = await readFile(file, reader.read)
      if (!signal.aborted) onRead({ fileName: file.name, answer })
    }
    signal.removeEventListener('abort', leave)
    reader.close()
  }

  await Promise.all(Array.from({ length: Math.min(lanes, files.length) }, work))
}

// One core is left to the page.
function usualLanes(): number {
  return Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1))
}

async function readFile(file: File, read: Reader['read']): Promise<ReadAnswer> {
  if (file.size > mostBytes) return { refusal: tooLarge }
  try {
    return await read(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { refusal: unreadable }
  }
}

const unreadable = "We couldn't read this file."
const tooSlow = 'This file took too long to read.'

/** Gives up on a file that takes too long, and goes on with a fresh reader. */
function createPatientReader({
  openReader = openWorker,
  patienceMs = 20_000,
  signal,
}: Options): Reader {
  let current: Reader | undefined
  let leave: () => void = () => undefined

  function close(): void {
    current?.close()
    current = undefined
    leave()
  }

  async function read(bytes: Uint8Array): Promise<ReadAnswer> {
    current ??= openReader()
    const { promise: end, resolve } = Promise.withResolvers<ReadAnswer>()
    leave = () => resolve({ refusal: unreadable })
    if (signal.aborted) leave()
    const timer = setTimeout(() => {
      resolve({ refusal: tooSlow })
      close()
    }, patienceMs)
    try {
      return await Promise.race([current.read(bytes), end])
    } catch (error) {
      // A worker that failed may not answer again.
      close()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return { read, close }
}

function openWorker(): Reader {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: (bytes) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('The file was not read'))
        worker.onerror = fail
        worker.onmessage = ({ data }: MessageEvent<ReadAnswer | null>) =>
          data === null ? fail() : resolve(data)
        worker.postMessage(bytes, [bytes.buffer])
      }),
    close: () => worker.terminate(),
  }
}
