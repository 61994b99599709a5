import { setTimeout as delay } from 'node:timers/promises'
import { type PressPlace, type PressWorker, startPressWorker } from './press-worker.ts'

export type WorkerLog = { readonly warn: (fields: object, message: string) => void }

export type KeptWorkerOptions = {
  readonly place: PressPlace
  readonly closing: AbortSignal
  readonly log: WorkerLog | undefined
  readonly onReady: (worker: PressWorker) => void
  readonly onEnd: (worker: PressWorker) => void
  readonly onHopeless: () => void
}

const attemptsBeforeHopeless = 3

/** Starts a worker, and another whenever one ends, until closing. */
export async function keepWorker(options: KeptWorkerOptions): Promise<void> {
  const { place, closing, log, onHopeless } = options
  let failedStarts = 0
  while (!closing.aborted) {
    // A machine's own library that does not work here must not keep Sheaf from drawing.
    const worker = startPressWorker(place, { withQuickMemory: failedStarts === 0 })
    closing.addEventListener('abort', worker.stop)
    const didStart = await followWorker(worker, options)
    closing.removeEventListener('abort', worker.stop)
    if (closing.aborted) return
    log?.warn({ ending: await worker.end }, 'A typesetter worker ended and is replaced')
    failedStarts = didStart ? 0 : failedStarts + 1
    if (failedStarts >= attemptsBeforeHopeless) onHopeless()
    if (!didStart) await pauseAfter(failedStarts, closing)
  }
}

async function followWorker(worker: PressWorker, options: KeptWorkerOptions): Promise<boolean> {
  const warmth = await worker.warmth
  if (warmth) {
    if (!warmth.isDone) options.log?.warn({ fault: warmth.fault }, 'No sheet can be set')
    options.onReady(worker)
  }
  await worker.end
  options.onEnd(worker)
  return warmth !== undefined
}

function pauseAfter(failedStarts: number, signal: AbortSignal): Promise<void> {
  return delay(100 * 2 ** Math.min(failedStarts, 6), undefined, { signal }).catch(() => undefined)
}
