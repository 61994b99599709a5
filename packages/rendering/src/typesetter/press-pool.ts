import { keepWorker, type WorkerLog } from './kept-worker.ts'
import type { PressAnswer, PressRequest } from './messages.ts'
import type { PressPlace, PressWorker } from './press-worker.ts'
import { createTurns, type TurnLimits } from './turns.ts'
import {
  SheetTooLongError,
  TypesetterBusyError,
  TypesettingAbandonedError,
  TypesettingBrokenOffError,
  TypesettingFailedError,
  TypesettingOverdueError,
  type Waiting,
} from './typesetter.ts'

export type PressPoolOptions = {
  readonly workers: number
  readonly limits: TurnLimits
  readonly renderTimeoutMs: number
  readonly place: PressPlace
  readonly log: WorkerLog | undefined
}

export type Done = Extract<PressAnswer, { isDone: true }>

type Failed = Extract<PressAnswer, { isDone: false }>

export type PressPool = {
  /** In turns between clients. */
  readonly put: (request: PressRequest, waiting?: Waiting) => Promise<Done>
  /** Passes all that wait and is never refused. */
  readonly putFirst: (request: PressRequest) => Promise<Done>
  readonly close: () => Promise<void>
}

type Job = {
  readonly request: PressRequest
  readonly leaving: AbortSignal | undefined
  readonly resolve: (answer: Done) => void
  readonly reject: (error: Error) => void
}

export function createPressPool(options: PressPoolOptions): PressPool {
  const { workers, limits, renderTimeoutMs, place, log } = options
  const urgent: Job[] = []
  const turns = createTurns<Job>(limits, () => performance.now())
  const idle = new Set<PressWorker>()
  const controller = new AbortController()
  const closing = controller.signal

  function dispatch(): void {
    // The one that worked last: it has at hand what is drawn again, and whoever writes alone has it to themselves.
    for (const worker of [...idle].toReversed()) {
      const first = urgent.shift()
      const turn = first ? { work: first, client: undefined } : turns.next()
      if (!turn) return
      idle.delete(worker)
      const start = performance.now()
      const isTurn = first === undefined
      void run(worker, turn.work).then(() => {
        if (isTurn) turns.done(turn.client, performance.now() - start)
        dispatch()
      })
    }
  }

  async function run(worker: PressWorker, job: Job): Promise<void> {
    const { answer, isOverdue } = await runWithin(renderTimeoutMs, worker, job)
    if (answer?.isSpent) worker.stop()
    else if (answer) idle.add(worker)
    if (answer?.isDone) job.resolve(answer)
    else if (answer) job.reject(faultOf(answer))
    else job.reject(closing.aborted ? closed() : endOfWorker(isOverdue, renderTimeoutMs))
  }

  function failWaiting(reason: string): void {
    for (const job of [...urgent.splice(0), ...turns.removeAll()]) {
      job.reject(new TypesettingFailedError(reason))
    }
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

  function queue(job: Job, client: string | undefined): void {
    const admission = turns.add(job, client)
    if (!admission.isAdmitted) {
      job.reject(new TypesetterBusyError(admission.reason))
      return
    }
    admission.displaced?.reject(new TypesetterBusyError('all'))
    job.leaving?.addEventListener('abort', () => {
      turns.remove(job)
      job.reject(new TypesettingAbandonedError())
    })
    dispatch()
  }

  return {
    put: (request, { client, leaving } = {}) =>
      outcomeOf({ request, leaving, closing }, (job) => queue(job, client)),
    putFirst: (request) =>
      outcomeOf({ request, leaving: undefined, closing }, (job) => {
        urgent.push(job)
        dispatch()
      }),
    close: async () => {
      controller.abort()
      failWaiting(closedReason)
      await Promise.all(kept)
    },
  }
}

type Asked = Pick<Job, 'request' | 'leaving'> & { readonly closing: AbortSignal }

function outcomeOf({ closing, ...asked }: Asked, add: (job: Job) => void): Promise<Done> {
  return new Promise((resolve, reject) => {
    if (closing.aborted) reject(closed())
    else if (asked.leaving?.aborted) reject(new TypesettingAbandonedError())
    else add({ ...asked, resolve, reject })
  })
}

const closedReason = 'The typesetter was closed.'

function closed(): Error {
  return new TypesettingFailedError(closedReason)
}

function faultOf({ fault, isTooLong }: Failed): Error {
  return isTooLong ? new SheetTooLongError(fault) : new TypesettingFailedError(fault)
}

function endOfWorker(isOverdue: boolean, limitMs: number): Error {
  if (isOverdue) return new TypesettingOverdueError(`The sheet took over ${limitMs} ms.`)
  return new TypesettingBrokenOffError('The sheet broke its worker.')
}

async function runWithin(limitMs: number, worker: PressWorker, { request, leaving }: Job) {
  const startedAt = performance.now()
  let isOverdue = false
  const timer = setTimeout(() => {
    isOverdue = true
    worker.stop()
  }, limitMs)
  let abandoned: NodeJS.Timeout | undefined
  const onLeaving = () => {
    const left = startedAt + worker.startMs() - performance.now()
    abandoned = setTimeout(worker.stop, Math.max(0, left))
  }
  leaving?.addEventListener('abort', onLeaving)
  const answer = await worker.run(request)
  leaving?.removeEventListener('abort', onLeaving)
  clearTimeout(timer)
  clearTimeout(abandoned)
  return { answer, isOverdue }
}
