import { createTurns } from '@sheaf/rendering/typesetter/turns'
import type { Logger } from '../db/logger.ts'
import { type OrderProcess, type StopReason, startOrderProcess } from './order-process.ts'

export type ProcessPoolOptions = {
  /** A program that ends with `answerOrders`. */
  readonly program: URL
  readonly processes: number
  /** Orders that may wait for a process: all together, and of one client. Whoever has most of them makes room for others. */
  readonly queueLimit: number
  readonly queueLimitPerClient: number
  readonly timeLimitMs: number
  /** Of a processor, for one order. */
  readonly processorLimitMs?: number
  /** Bytes of any kind, native ones too. */
  readonly memoryLimit: number
  readonly log?: Pick<Logger, 'warn'>
}

export type ProcessPool<Order, Answer> = {
  /** One order of a client at a time, and each in its turn, so that nobody takes all processes. What is given up is stopped. */
  readonly put: (order: Order, given: Given) => Promise<Answer>
  readonly close: () => Promise<void>
}

type Given = { readonly client: string; readonly signal?: AbortSignal | undefined }

/** Too many orders wait; the client may try again soon. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError'
}

/** The order took more than it may, or was given up, and its process is no more. */
export class OrderStoppedError extends Error {
  override readonly name = 'OrderStoppedError'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`The process was stopped: ${reason}`)
    this.reason = reason
  }

  /** Nothing is wrong with the order: the next attempt may do better. */
  get isPassing(): boolean {
    return this.reason === 'start' || this.reason === 'killed'
  }
}

type Job<Order, Answer> = Pick<Given, 'signal'> & {
  readonly order: Order
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * For work on bytes of strangers: in processes that are started when they are needed, that hold no secret, and that can be
 * killed. Native code cannot be stopped inside a process, and holds its threads for as long as it runs.
 */
export function createProcessPool<Order, Answer>(
  options: ProcessPoolOptions,
): ProcessPool<Order, Answer> {
  const { queueLimit, queueLimitPerClient } = options
  // Where there is one process, whoever comes first would otherwise keep it for all that they sent.
  const waiting = createTurns<Job<Order, Answer>>(
    { inFlightEach: 1, waitingEach: queueLimitPerClient, waitingInAll: queueLimit },
    () => performance.now(),
  )
  const idle: OrderProcess<Order, Answer>[] = []
  const all = new Set<OrderProcess<Order, Answer>>()
  let isClosed = false

  function dispatch(): void {
    while (idle.length > 0 || all.size < options.processes) {
      const turn = waiting.next()
      if (turn === undefined) return
      const began = performance.now()
      void run(idle.pop() ?? start(), turn.work).finally(() => {
        waiting.done(turn.client, performance.now() - began)
        dispatch()
      })
    }
  }

  function start(): OrderProcess<Order, Answer> {
    const process = startOrderProcess<Order, Answer>(options)
    all.add(process)
    void process.end.then(() => {
      all.delete(process)
      const at = idle.indexOf(process)
      if (at >= 0) idle.splice(at, 1)
      dispatch()
    })
    return process
  }

  async function run(process: OrderProcess<Order, Answer>, job: Job<Order, Answer>) {
    const stop = () => process.stop('given-up')
    job.signal?.addEventListener('abort', stop)
    const outcome = await process.run(job.order)
    job.signal?.removeEventListener('abort', stop)
    if ('stopped' in outcome) {
      options.log?.warn({ reason: outcome.stopped }, 'A process for bytes of strangers was stopped')
      job.reject(new OrderStoppedError(outcome.stopped))
      return
    }
    if (outcome.isSpent) process.stop('memory')
    else idle.push(process)
    if ('fault' in outcome) job.reject(new Error(outcome.fault))
    else job.resolve(outcome.answer)
  }

  function enqueue(job: Job<Order, Answer>, client: string): void {
    const admission = waiting.add(job, client)
    if (!admission.isAdmitted) throw busy()
    admission.displaced?.reject(busy())
  }

  return {
    async put(order, { client, signal }) {
      if (isClosed || signal?.aborted) throw new OrderStoppedError('given-up')
      return new Promise<Answer>((resolve, reject) => {
        const job = { order, signal, resolve, reject }
        enqueue(job, client)
        signal?.addEventListener('abort', () => {
          if (waiting.remove(job)) reject(new OrderStoppedError('given-up'))
        })
        dispatch()
      })
    },

    async close() {
      isClosed = true
      for (const { reject } of waiting.removeAll()) reject(new OrderStoppedError('given-up'))
      const open = [...all]
      for (const process of open) process.stop('given-up')
      await Promise.all(open.map(({ end }) => end))
    },
  }
}

function busy(): PoolBusyError {
  return new PoolBusyError('Too many orders wait for a process.')
}
