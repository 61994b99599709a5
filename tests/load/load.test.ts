import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccounts } from '../../scripts/trust/flood/accounts.ts'
import { type Asker, ask } from '../../scripts/trust/load/ask.ts'
import { startCrowd, startGreedy } from '../../scripts/trust/load/crowd.ts'
import { at } from '../../scripts/trust/load/neighbor.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'

const asked = 16

const patience = { timeout: 30_000 }

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

  it('get documents or a deliberate refusal, and whoever asks seldom is passed by few of the fifty that another one sends', async () => {
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
    const greedy = startGreedy(greedyOne, 50)
    await expect.poll(() => greedy.tally.drawn, patience).toBeGreaterThan(0)

    // Not how long: that a busy machine bends.
    const passedBy: number[] = []
    for (let round = 1; round <= asked; round++) {
      const before = greedy.tally.drawn
      const answer = await ask(neighbor, 'preview', 900_000 + round)
      expect(answer.outcome).toBe('drawn')
      passedBy.push(greedy.tally.drawn - before)
    }
    const ofGreedy = await greedy.leave()
    const ofCrowd = await crowd.end()

    expect([...ofCrowd.faults, ...ofGreedy.faults]).toEqual([])
    expect(ofCrowd.drawn).toBeGreaterThan(asked)
    // One in turn, and one in each hand when the neighbor came. All of the fifty would be before one who waits behind them.
    expect(at(passedBy, 0.5)).toBeLessThanOrEqual(6)
  })
})
