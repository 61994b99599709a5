import type { Logger } from '../db/logger.ts'
import { type OrderProcess, type StopReason, startOrderProcess } from './order-process.ts'

export type ProcessPoolOptions = {
  /** A program that ends with `answerOrders`. */
  readonly program: URL
  readonly processes: number
  /** Orders that may wait for a process: all together, and of one client. */
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
  /** One order of a client at a time, so that nobody takes all processes. What is given up is stopped. */
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

type Job<Order, Answer> = Given & {
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
  const waiting: Job<Order, Answer>[] = []
  const running = new Set<string>()
  const idle: OrderProcess<Order, Answer>[] = []
  const all = new Set<OrderProcess<Order, Answer>>()
  let isClosed = false

  function dispatch(): void {
    while (idle.length > 0 || all.size < options.processes) {
      const at = waiting.findIndex(({ client }) => !running.has(client))
      const [job] = at < 0 ? [] : waiting.splice(at, 1)
      if (job === undefined) return
      running.add(job.client)
      void run(idle.pop() ?? start(), job).finally(() => {
        running.delete(job.client)
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

  function requireRoom(client: string): void {
    const own = waiting.filter((job) => job.client === client).length
    if (waiting.length < queueLimit && own < queueLimitPerClient) return
    throw new PoolBusyError('Too many orders wait for a process.')
  }

  return {
    async put(order, { client, signal }) {
      if (isClosed || signal?.aborted) throw new OrderStoppedError('given-up')
      requireRoom(client)
      return new Promise<Answer>((resolve, reject) => {
        const job = { order, client, signal, resolve, reject }
        waiting.push(job)
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(job)
          if (at < 0) return
          waiting.splice(at, 1)
          reject(new OrderStoppedError('given-up'))
        })
        dispatch()
      })
    },

    async close() {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(new OrderStoppedError('given-up'))
      const open = [...all]
      for (const process of open) process.stop('given-up')
      await Promise.all(open.map(({ end }) => end))
    },
  }
}
