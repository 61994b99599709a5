import { setTimeout as pause } from 'node:timers/promises'
import { type Asker, ask, type Wish, wishes } from './ask.ts'

export type Waits = Readonly<Record<Wish, number[]>>

const pauseMs = 150

/** Somebody who asks for one document at a time, and not often. */
export function createNeighbor(asker: Asker) {
  const faults: string[] = []
  let round = 900_000

  async function once(wish: Wish): Promise<number> {
    round += 1
    const answer = await ask(asker, wish, round)
    if ('words' in answer) faults.push(`${wish} of the neighbor: ${answer.words}`)
    await pause(pauseMs)
    return answer.ms
  }

  return {
    /** What went wrong for them so far. Not even a refusal is right: they ask for little. */
    faults,
    once,
    /** Adds what they waited to what is known. */
    async goOn(seconds: number, waits: Waits): Promise<void> {
      const end = performance.now() + seconds * 1000
      while (performance.now() < end) {
        for (const wish of wishes) waits[wish].push(await once(wish))
      }
    },
  }
}

export function noWaits(): Waits {
  return { preview: [], PDF: [] }
}

export function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
