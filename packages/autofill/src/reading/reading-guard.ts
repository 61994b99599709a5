import { workerData } from 'node:worker_threads'
import { overMemorySignal, type ReadingLimits } from './reading-limits.ts'

// A thread beside the reader, which may be busy for minutes. The limits of V8 count no buffers, and those are what a file made
// to explode takes; and a process whose server is gone must end all the same.
const { memoryBytes, totalMs }: ReadingLimits = workerData

setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, overMemorySignal)
}, 20)
setTimeout(() => process.kill(process.pid, 'SIGKILL'), totalMs + 5_000)
