import { constants, getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { OrderAnswer } from './order-process.ts'

// Between the server, which everybody waits for, and what may take its time.
const politeness = constants.priority.PRIORITY_LOW

/** Makes this process one that does orders of the server, until the server goes. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  const memoryLimit = Number(process.argv[2])
  if (getPriority() < politeness) setPriority(politeness)
  // The server ends its processes itself, after the requests in flight: a signal to the whole group must not come first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // Not `exit`: it would wait for threads that are still in native code.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const guard = new Worker(new URL('./memory-guard.ts', import.meta.url), {
    workerData: memoryLimit,
    resourceLimits: { maxOldGenerationSizeMb: 16, codeRangeSizeMb: 16 },
  })
  guard.unref()

  async function answer(order: Order): Promise<OrderAnswer<Answer>> {
    try {
      return { answer: await work(order), isSpent: isSpent(memoryLimit) }
    } catch (error) {
      return { fault: describe(error), isSpent: isSpent(memoryLimit) }
    }
  }

  process.on('message', async ({ order }: { readonly order: Order }) => {
    process.send?.(await answer(order))
  })
  guard.once('online', () => process.send?.({ isReady: true }))
}

function isSpent(memoryLimit: number): boolean {
  return process.memoryUsage.rss() > memoryLimit / 2
}

// The words of an unexpected error may quote what was read; its kind and place never do.
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const place = /\/([\w-]+\/[\w-]+\.ts:\d+)/.exec(error.stack ?? '')?.[1] ?? 'unknown place'
  return `${error.name} at ${place}`
}
