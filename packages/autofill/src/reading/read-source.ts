import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReadingProgress, SourceText } from './read-file.ts'
import { overMemorySignal, type ReadingLimits } from './reading-limits.ts'
import type { SourceFile } from './source-kind.ts'
import { type UnreadableCode, UnreadableSource } from './unreadable-source.ts'

export type ReadingOrder = { readonly file: SourceFile; readonly limits: ReadingLimits }

export type ReadingAnswer =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'read'; readonly source: SourceText }
  | { readonly kind: 'unreadable'; readonly code: UnreadableCode }
  | { readonly kind: 'failed'; readonly reason: string }

const usual: ReadingLimits = { memoryBytes: 1_000_000_000, plainMs: 15_000, totalMs: 55_000 }

/** The process that read was ended by somebody else, such as a system that has run out of memory. Nothing is wrong with the file. */
export class ReadingInterrupted extends Error {
  override readonly name = 'ReadingInterrupted'
}

type ReadOptions = {
  readonly report?: (progress: ReadingProgress) => void
  readonly signal?: AbortSignal | undefined
  readonly limits?: ReadingLimits
}

/**
 * The text of a file that a user gave, laid out as on paper. Throws UnreadableSource when it has none to give, and
 * ReadingInterrupted when another attempt may do better.
 * It is read in a process of its own: a file made to choke a reader, or to take all memory, costs that process alone.
 */
export async function readSource(file: SourceFile, options: ReadOptions = {}): Promise<SourceText> {
  const { report = () => {}, signal, limits = usual } = options
  signal?.throwIfAborted()
  const child = startReader()
  const late = (ms: number) => setTimeout(() => child.emit('late'), ms)
  const timers = { plain: late(limits.plainMs), total: late(limits.totalMs) }
  const stop = () => child.emit('given-up')
  signal?.addEventListener('abort', stop)
  try {
    return await answerOf(child, { file, limits }, (progress) => {
      if (progress.step === 'recognising') clearTimeout(timers.plain)
      report(progress)
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    clearTimeout(timers.plain)
    clearTimeout(timers.total)
    child.kill('SIGKILL')
  }
}

const permissions = ['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons']

// Who waits for a page goes first. From its first moment: threads that collect garbage keep the priority they start with.
const behindOthers: Pick<ForkOptions, 'execPath' | 'execArgv'> =
  process.platform === 'win32'
    ? {}
    : { execPath: '/usr/bin/env', execArgv: ['nice', '-n', '10', process.execPath] }

function startReader(): ChildProcess {
  return fork(fileURLToPath(new URL('./reading-process.ts', import.meta.url)), {
    serialization: 'advanced',
    ...behindOthers,
    // It may read the programs and fonts it is made of, write nothing and start nothing.
    execArgv: [...(behindOthers.execArgv ?? []), ...permissions],
    // What a reader complains of may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret of the server reaches what opens the files of strangers.
    env: { MALLOC_ARENA_MAX: '2' },
  })
}

function answerOf(
  child: ChildProcess,
  order: ReadingOrder,
  report: (progress: ReadingProgress) => void,
): Promise<SourceText> {
  return new Promise((resolve, reject) => {
    child.on('message', (answer: ReadingAnswer) => {
      if (answer.kind === 'progress') report(answer.progress)
      else if (answer.kind === 'read') resolve(answer.source)
      else if (answer.kind === 'unreadable') reject(new UnreadableSource(answer.code))
      else reject(new Error(`The reading process failed: ${answer.reason}`))
    })
    child.on('exit', (code, end) => reject(endedEarly(code, end)))
    child.on('error', reject)
    child.on('late', () => reject(new UnreadableSource('too-slow')))
    child.on('given-up', () => reject(new Error('The reading was canceled')))
    // When it ended a moment ago, its end answers.
    child.send(order, () => undefined)
  })
}

// V8 aborts; a decoder that stumbles over a damaged file ends otherwise.
const endsForMemory: ReadonlySet<string> = new Set([overMemorySignal, 'SIGABRT', 'SIGTRAP'])
const endsFromOutside: ReadonlySet<string> = new Set([
  ...['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'],
])

function endedEarly(code: number | null, signal: string | null): Error {
  if (signal === null) return new Error(`The reading process ended early with code ${code}`)
  if (endsForMemory.has(signal)) return new UnreadableSource('too-large')
  if (endsFromOutside.has(signal)) {
    return new ReadingInterrupted(`The reading process was ended by ${signal}`)
  }
  return new UnreadableSource('not-what-it-says')
}
