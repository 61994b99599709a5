import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'

/** 'killed': by somebody else, such as a system that has run out of memory. */
export type StopReason = 'time' | 'memory' | 'given-up' | 'start' | 'killed'

/** What `answerOrders` sends. A spent process has grown beyond what it may keep, and is to be replaced. */
export type OrderAnswer<Answer> = { readonly isSpent: boolean } & (
  | { readonly answer: Answer }
  | { readonly fault: string }
)

export type OrderOutcome<Answer> = OrderAnswer<Answer> | { readonly stopped: StopReason }

/** A process of its own that does one order at a time. */
export type OrderProcess<Order, Answer> = {
  readonly run: (order: Order) => Promise<OrderOutcome<Answer>>
  readonly stop: (reason: StopReason) => void
  readonly end: Promise<void>
}

type Limits = {
  readonly program: URL
  readonly timeLimitMs: number
  /** Time of a processor for one order: on a busy server a harmless one takes long by the clock. */
  readonly processorLimitMs?: number
  readonly memoryLimit: number
}

const startLimitMs = 30_000
const megabyte = 1024 * 1024
// What Node itself reserves, most of it for compiled code, counts as well.
const reservedByNode = 1024 * megabyte

// SIGINT and SIGTERM it does not heed.
const endsFromOutside: ReadonlySet<string> = new Set(['SIGKILL', 'SIGHUP', 'SIGQUIT'])

export function startOrderProcess<Order, Answer>(limits: Limits): OrderProcess<Order, Answer> {
  const child = spawnLimited(limits)
  let stopped: StopReason | undefined
  let isOver = false
  const end = endOf(child).then((signal) => {
    isOver = true
    if (signal === 'SIGXCPU') stopped ??= 'time'
    if (signal !== undefined && endsFromOutside.has(signal)) stopped ??= 'killed'
  })
  const stop = (reason: StopReason) => {
    stopped ??= reason
    child.kill('SIGKILL')
  }

  // Undefined when it ended first, or when it took too long and was stopped for that.
  async function next<T>(limitMs: number, reason: StopReason): Promise<T | undefined> {
    const settled = new AbortController()
    const timer = setTimeout(() => stop(reason), limitMs)
    try {
      const message = once(child, 'message', { signal: settled.signal }).then(([value]) => value)
      return await Promise.race([message.catch(() => undefined), end.then(() => undefined)])
    } finally {
      clearTimeout(timer)
      settled.abort()
    }
  }

  const ready = next<object>(startLimitMs, 'start')
  return {
    async run(order) {
      holdServerOpen(child, true)
      if ((await ready) === undefined || isOver) return { stopped: stopped ?? 'start' }
      const answer = next<OrderAnswer<Answer>>(limits.timeLimitMs, 'time')
      child.send({ order }, () => undefined)
      const outcome = await answer
      holdServerOpen(child, false)
      // The memory guard or an abort of the native code ended it.
      return outcome ?? { stopped: stopped ?? 'memory' }
    },
    stop,
    end,
  }
}

/** In megabytes. A process that stays for the next order keeps what it once took, and would take ten times as much for garbage. */
const youngHeap = 4

/**
 * Where the system can, with a hard limit on memory besides the one that the process watches itself, and behind everybody who
 * waits for a page. Behind from its first moment: threads that collect garbage start with it, and keep the priority they start with.
 */
function spawnLimited({ program, memoryLimit, processorLimitMs = 0 }: Limits): ChildProcess {
  const heap = Math.ceil(memoryLimit / megabyte / 2)
  const path = fileURLToPath(program)
  const limits = [String(memoryLimit), String(processorLimitMs)]
  const flags = [`--max-old-space-size=${heap}`, `--max-semi-space-size=${youngHeap}`]
  const command = [process.execPath, ...flags, path, ...limits]
  const kilobytes = Math.ceil((memoryLimit + reservedByNode) / 1024)
  const limited = ['/bin/sh', '-c', `ulimit -d ${kilobytes}; exec nice -n 10 "$0" "$@"`, ...command]
  const [file = '', ...args] = process.platform === 'linux' ? limited : command
  return spawn(file, args, {
    serialization: 'advanced',
    // What native code says may quote the bytes of strangers, and nobody reads it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret of the server reaches it. What native code has freed goes back at once: a process stays for the next order.
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      UV_THREADPOOL_SIZE: '2',
      VIPS_CONCURRENCY: '1',
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  })
}

/** Resolves with the signal that ended it, if one did. */
async function endOf(child: ChildProcess): Promise<string | undefined> {
  child.on('error', () => undefined)
  const [, signal] = await once(child, 'exit').catch(() => [])
  return signal ?? undefined
}

// An idle process does not keep the server, or a test, from ending.
function holdServerOpen(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
