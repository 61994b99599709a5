/** What the guard of a process looks after, in a thread beside the one that works. */
export type GuardLimits = {
  /** Bytes of any kind: buffers and native memory count, not the heap alone. */
  readonly memoryLimit: number
  /** Time of a processor that one order may take; 0 when the clock alone counts. */
  readonly processorLimitMs: number
  /** The processor time at which the present order began; 0 between two. Shared by both threads. */
  readonly orderBegan: Float64Array
}

/** By which the guard ends a process that took too much memory. Not SIGKILL, which may come from anybody. */
export const overMemorySignal = 'SIGUSR2'

/** What this process has taken of the processors so far. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
