import { workerData } from 'node:worker_threads'

const lookEveryMs = 20

// A thread of its own, since the main one may be deep in a parser. Buffers and native memory count, not the heap alone.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(workerData)) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)
