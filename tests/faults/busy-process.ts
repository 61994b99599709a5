import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf } from '../support/child-processes.ts'

const patienceMs = 30_000
// Of a processor, in hundredths of a second: what keeps watch over a worker at rest takes one now and then.
const ticksAtRest = 3

/** Waits until the children of a process that run this program do nothing: one that has just started gets ready first. */
export async function untilAtRest(parent: number, program: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const before = await ticksOf(parent, program)
    await pause(1_000)
    const after = await ticksOf(parent, program)
    if ([...after].every(([pid, ticks]) => ticks < (before.get(pid) ?? 0) + ticksAtRest)) return
  }
  throw new Error(`The processes of ${program} are never at rest`)
}

/** Kills a child of a process that runs this program, once it is at work. */
export async function killAtWork(parent: number, program: string): Promise<void> {
  const began = await ticksOf(parent, program)
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    for (const [pid, ticks] of await ticksOf(parent, program)) {
      if (ticks > (began.get(pid) ?? ticks) + ticksAtRest) return void process.kill(pid, 'SIGKILL')
      if (!began.has(pid)) began.set(pid, ticks)
    }
    await pause(5)
  }
  throw new Error(`No process of ${program} was at work`)
}

async function ticksOf(parent: number, program: string): Promise<Map<number, number>> {
  const children = await childrenOf(parent)
  return new Map(
    children
      .filter(({ commandLine }) => commandLine.includes(program))
      .map(({ pid, ticks }) => [pid, ticks]),
  )
}
