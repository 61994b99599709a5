import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { type GuardLimits, processorMs } from './order-limits.ts'
import type { OrderAnswer } from './order-process.ts'

/** Makes this process one that does orders of the server, until the server goes. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  // Before it meets the bytes of strangers: nothing that comes after them is kept.
  flushCompileCache()
  const [memoryLimit = 0, processorLimitMs = 0] = process.argv.slice(2).map(Number)
  const limits: GuardLimits = {
    memoryLimit,
    processorLimitMs,
    orderBegan: new Float64Array(new SharedArrayBuffer(8)),
  }
  // The server ends its processes itself, after the requests in flight: a signal to the whole group must not come first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // Not `exit`: it would wait for threads that are still in native code.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const guard = new Worker(new URL('./order-guard.ts', import.meta.url), {
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: 16, codeRangeSizeMb: 16 },
  })
  guard.unref()

  async function answer(order: Order): Promise<OrderAnswer<Answer>> {
    limits.orderBegan[0] = processorMs()
    try {
      return { answer: await work(order), isSpent: isSpent(memoryLimit) }
    } catch (error) {
      return { fault: describe(error), isSpent: isSpent(memoryLimit) }
    } finally {
      limits.orderBegan[0] = 0
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
