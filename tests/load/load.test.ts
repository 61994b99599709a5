import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccounts } from '../../scripts/trust/flood/accounts.ts'
import { type Asker, ask } from '../../scripts/trust/load/ask.ts'
import { startCrowd, startGreedy } from '../../scripts/trust/load/crowd.ts'
import { at } from '../../scripts/trust/load/neighbor.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'

const asked = 8

// `npm run trust -- load` measures it for five minutes, by the clock and with more of everything.
describe('many who ask at once', () => {
  let sheaf: SheafProcess
  let askers: readonly Asker[]

  beforeAll(async () => {
    sheaf = await startSheaf('', { TRUST_PROXY: 'on', LOG_LEVEL: 'fatal' })
    const accounts = await addAccounts(sheaf, 4)
    askers = await Promise.all(accounts.map((account) => account.asAttacker()))
  })

  afterAll(() => sheaf.stop())

  it('get documents or a deliberate refusal, and whoever asks seldom waits for no more of them beside one who sends fifty', async () => {
    const [neighbor, greedyOne, ...signedIn] = askers
    if (neighbor === undefined || greedyOne === undefined) throw new Error('Nobody signed in')
    const visitors = Array.from({ length: 8 }, (_, index) => ({
      url: sheaf.url,
      headers: { origin: sheaf.url, 'x-forwarded-for': `203.0.113.${index + 1}` },
    }))
    const crowd = startCrowd([
      ...signedIn.map((asker) => ({ asker, wishes: ['preview', 'PDF'] as const })),
      ...visitors.map((asker) => ({ asker, wishes: ['preview'] as const })),
    ])

    /** How many documents of the crowd came while the neighbor waited for one: a measure that no busy machine bends. */
    async function overtakenBy(round: number): Promise<number> {
      const before = crowd.tally.drawn
      expect(await ask(neighbor as Asker, 'preview', 900_000 + round)).toMatchObject({
        outcome: 'drawn',
      })
      return crowd.tally.drawn - before
    }

    await overtakenBy(0)
    const alone: number[] = []
    const beside: number[] = []
    for (let round = 1; round <= asked; round++) alone.push(await overtakenBy(round))
    const greedy = startGreedy(greedyOne, 50)
    for (let round = 1; round <= asked; round++) beside.push(await overtakenBy(100 + round))
    const ofGreedy = await greedy.leave()
    const ofCrowd = await crowd.end()

    expect([...ofCrowd.faults, ...ofGreedy.faults]).toEqual([])
    expect(ofCrowd.drawn).toBeGreaterThan(asked)
    expect(at(beside, 0.5)).toBeLessThanOrEqual(2 * Math.max(2, at(alone, 0.5)))
  })
})
