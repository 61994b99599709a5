import { setTimeout as pause } from 'node:timers/promises'
import { type Asker, ask, type Wish } from './ask.ts'

export type Member = { readonly asker: Asker; readonly wishes: readonly Wish[] }

/** How many documents were drawn, refused on purpose, and failed in what words. */
export type Tally = { drawn: number; refused: number; readonly faults: string[] }

const roundsEach = 1_000_000
// As long as a refusal asks for.
const pauseAfterRefusalMs = 1000

/** Clients who each send their next document as soon as they have the one before. */
export function startCrowd(members: readonly Member[]) {
  const tally: Tally = { drawn: 0, refused: 0, faults: [] }
  let isOver = false
  const running = members.map(async ({ asker, wishes }, index) => {
    for (let turn = 0; !isOver; turn++) {
      const wish = wishes[turn % wishes.length] ?? 'preview'
      const answer = await ask(asker, wish, index * roundsEach + turn)
      if (answer.outcome === 'drawn') tally.drawn += 1
      if (answer.outcome === 'fault') tally.faults.push(`${wish}: ${answer.words}`)
      if (answer.outcome !== 'refused') continue
      tally.refused += 1
      await pause(pauseAfterRefusalMs)
    }
  })
  return {
    tally,
    async end(): Promise<Tally> {
      isOver = true
      await Promise.all(running)
      return tally
    },
  }
}

/** One user who sends so many documents at once, and again when all are answered, until they leave. */
export function startGreedy(asker: Asker, atOnce: number) {
  const tally: Tally = { drawn: 0, refused: 0, faults: [] }
  const leaving = new AbortController()
  const running = (async () => {
    for (let burst = 0; !leaving.signal.aborted; burst++) {
      const asked = Array.from({ length: atOnce }, async (_, index) => {
        const round = 500_000 + burst * atOnce + index
        const answer = await ask(asker, 'PDF', round, leaving.signal)
        if (answer.outcome === 'drawn') tally.drawn += 1
        if (answer.outcome === 'refused') tally.refused += 1
        if (answer.outcome === 'fault') tally.faults.push(`of fifty at once: ${answer.words}`)
      })
      await Promise.all(asked)
    }
  })()
  return {
    tally,
    async leave(): Promise<Tally> {
      leaving.abort()
      await running
      return tally
    },
  }
}
