import { workerData } from 'node:worker_threads'
import { type GuardLimits, overMemorySignal, processorMs } from './order-limits.ts'

const lookEveryMs = 20
const { memoryLimit, processorLimitMs, orderBegan }: GuardLimits = workerData

// A thread of its own, since the main one may be deep in a parser.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimit) process.kill(process.pid, overMemorySignal)
  const [began = 0] = orderBegan
  const isOver = processorLimitMs > 0 && began > 0 && processorMs() - began > processorLimitMs
  // The signal by which a system itself ends what took too much of the processor.
  if (isOver) process.kill(process.pid, 'SIGXCPU')
}, lookEveryMs)
