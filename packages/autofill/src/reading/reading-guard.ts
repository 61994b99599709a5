import { workerData } from 'node:worker_threads'
import type { ReadingLimits } from './read-source.ts'

// A thread beside the reader, which may be busy for minutes. The limits of V8 count no buffers, and those are what a file made
// to explode takes; and a process whose server is gone must end all the same.
const { memoryBytes, totalMs }: ReadingLimits = workerData
const end = () => process.kill(process.pid, 'SIGKILL')

setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) end()
}, 20)
setTimeout(end, totalMs + 5_000)
