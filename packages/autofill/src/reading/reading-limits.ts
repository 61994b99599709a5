/** What the guard of a reading process looks after. */
export type ReadingLimits = {
  /** All that the process holds, buffers and native code included. */
  readonly memoryBytes: number
  /** For a file whose text is written in it. */
  readonly plainMs: number
  /** For one whose text must be recognised in pictures. */
  readonly totalMs: number
}

/** By which the guard ends a process that took too much memory. Not SIGKILL, which may come from anybody; but Windows has no other. */
export const overMemorySignal = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2'
