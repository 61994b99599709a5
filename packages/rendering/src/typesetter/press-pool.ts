import { keepWorker, type WorkerLog } from './kept-worker.ts'
import type { PressAnswer, PressRequest } from './messages.ts'
import type { PressPlace, PressWorker } from './press-worker.ts'
import { TypesetterBusyError, TypesettingFailedError } from './typesetter.ts'

export type PressPoolOptions = {
  readonly workers: number
  readonly queueLimit: number
  readonly renderTimeoutMs: number
  readonly place: PressPlace
  readonly log: WorkerLog | undefined
}

export type Done = Extract<PressAnswer, { isDone: true }>

export type PressPool = {
  /** First come, first served; an urgent request passes all that wait and is never refused. */
  readonly put: (request: PressRequest, options?: { readonly isUrgent: boolean }) => Promise<Done>
  readonly close: () => Promise<void>
}

type Job = {
  readonly request: PressRequest
  readonly resolve: (answer: Done) => void
  readonly reject: (error: Error) => void
}

const closedReason = 'The typesetter was closed.'

export function createPressPool(options: PressPoolOptions): PressPool {
  const { workers, queueLimit, renderTimeoutMs, place, log } = options
  const waiting: Job[] = []
  const idle = new Set<PressWorker>()
  const controller = new AbortController()
  const closing = controller.signal

  function dispatch(): void {
    for (const worker of idle) {
      const job = waiting.shift()
      if (!job) return
      idle.delete(worker)
      void run(worker, job)
    }
  }

  async function run(worker: PressWorker, job: Job): Promise<void> {
    const { answer, isOverdue } = await runWithin(renderTimeoutMs, worker, job.request)
    if (answer?.isSpent) worker.stop()
    else if (answer) idle.add(worker)
    if (answer?.isDone) job.resolve(answer)
    else if (answer) job.reject(new TypesettingFailedError(answer.fault))
    else if (closing.aborted) job.reject(new TypesettingFailedError(closedReason))
    else job.reject(new TypesettingFailedError(isOverdue ? overdue(renderTimeoutMs) : broken))
    dispatch()
  }

  function failWaiting(reason: string): void {
    for (const job of waiting.splice(0)) job.reject(new TypesettingFailedError(reason))
  }

  const kept = Array.from({ length: workers }, () =>
    keepWorker({
      place,
      closing,
      log,
      onReady: (worker) => {
        idle.add(worker)
        dispatch()
      },
      onEnd: (worker) => idle.delete(worker),
      onHopeless: () => failWaiting('No worker can start.'),
    }),
  )

  return {
    put: async (request, { isUrgent } = { isUrgent: false }) => {
      if (closing.aborted) throw new TypesettingFailedError(closedReason)
      const isFull = idle.size === 0 && waiting.length >= queueLimit
      if (isFull && !isUrgent) throw new TypesetterBusyError('Too many sheets wait to be set.')
      return new Promise((resolve, reject) => {
        waiting[isUrgent ? 'unshift' : 'push']({ request, resolve, reject })
        dispatch()
      })
    },
    close: async () => {
      controller.abort()
      failWaiting(closedReason)
      await Promise.all(kept)
    },
  }
}

const broken = 'The sheet broke its worker.'

const overdue = (limitMs: number) => `The sheet took over ${limitMs} ms.`

async function runWithin(limitMs: number, worker: PressWorker, request: PressRequest) {
  let isOverdue = false
  const timer = setTimeout(() => {
    isOverdue = true
    worker.stop()
  }, limitMs)
  const answer = await worker.run(request)
  clearTimeout(timer)
  return { answer, isOverdue }
}
