import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PressAnswer, PressRequest } from './messages.ts'

/** A process of its own with a press in it. One request at a time. */
export type PressWorker = {
  /** What its first sheet came to; undefined when it ended before. */
  readonly warmth: Promise<PressAnswer | undefined>
  /** Undefined when the worker ended instead of answering. */
  readonly run: (request: PressRequest) => Promise<PressAnswer | undefined>
  /** Resolves with the way it ended. */
  readonly end: Promise<string>
  /** What it took to start, once it has: a render that ran for less is cheaper to finish than to stop. */
  readonly startMs: () => number
  readonly stop: () => void
}

export type PressPlace = {
  readonly themesFolder: string
  /** Bytes that a worker may hold between two sheets; one that holds more is replaced. */
  readonly memoryLimit: number
  /** Whether the machine gives it what others leave. */
  readonly isBehindOthers: boolean
}

/**
 * Hands out memory faster than the C library, which takes a twelfth to a sixth off the time of a document. Linux finds it
 * by this name where the machine has it, and goes on without it where not.
 */
export const quickMemory = 'libtcmalloc_minimal.so.4'

const program = fileURLToPath(new URL('./worker.ts', import.meta.url))

const fontsConfig = fileURLToPath(new URL('../fonts/no-system-fonts.conf', import.meta.url))

// From its first moment: threads that collect garbage keep the priority they start with.
const behindOthers: Pick<ForkOptions, 'execPath' | 'execArgv'> =
  process.platform === 'win32'
    ? { execArgv: [] }
    : { execPath: '/usr/bin/env', execArgv: ['nice', '-n', '10', process.execPath] }

// Not a thread: Typst runs as native code, which cannot be stopped inside a process, and its crash ends the process.
export function startPressWorker(
  { themesFolder, memoryLimit, isBehindOthers }: PressPlace,
  { withQuickMemory }: { readonly withQuickMemory: boolean },
): PressWorker {
  const child = fork(program, [themesFolder, String(memoryLimit)], {
    serialization: 'advanced',
    ...(isBehindOthers ? behindOthers : { execArgv: [] }),
    // What Typst says in a panic may quote the sheet, and nobody reads it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret of the server reaches a worker. The pool gives each core its worker, so a worker needs no threads.
    env: {
      FONTCONFIG_FILE: fontsConfig,
      RAYON_NUM_THREADS: '1',
      MALLOC_ARENA_MAX: '2',
      LD_PRELOAD: withQuickMemory ? quickMemory : undefined,
      // Programs as the server has compiled them: a third of a start.
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  })
  let expect: ((answer: PressAnswer | undefined) => void) | undefined
  const nextAnswer = () =>
    new Promise<PressAnswer | undefined>((resolve) => {
      expect = resolve
    })
  const end = endOf(child)
  const forkedAt = performance.now()
  let startMs = 0
  child.on('message', (answer) => expect?.(answer as PressAnswer))
  void end.then(() => expect?.(undefined))
  const warmth = nextAnswer()
  void warmth.then(() => {
    startMs = performance.now() - forkedAt
  })
  return {
    warmth,
    startMs: () => startMs,
    run: (request) => {
      const answer = nextAnswer()
      // The worker may have ended a moment ago; its end answers then.
      child.send(request, () => undefined)
      return child.exitCode === null && child.signalCode === null
        ? answer
        : Promise.resolve(undefined)
    },
    end,
    stop: () => child.kill('SIGKILL'),
  }
}

async function endOf(child: ReturnType<typeof fork>): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit')
    return signal ? `signal ${signal}` : `code ${code}`
  } catch {
    return 'it could not start'
  }
}
