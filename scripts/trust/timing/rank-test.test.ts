import { describe, expect, it } from 'vitest'
import { rankTest } from './rank-test.ts'

const row = (length: number, made: (at: number) => number) =>
  Array.from({ length }, (_, at) => made(at))

describe('rankTest', () => {
  it('finds nothing between rows that are alike', () => {
    const { share, likelihood } = rankTest(
      row(100, (at) => at),
      row(100, (at) => at + 0.5),
    )
    expect(share).toBeCloseTo(0.495, 3)
    expect(likelihood).toBeGreaterThan(0.9)
  })

  it('finds rows that lie apart, whichever is above', () => {
    const low = row(50, (at) => at)
    const high = row(50, (at) => at + 40)
    expect(rankTest(high, low).share).toBeGreaterThan(0.9)
    expect(rankTest(low, high).share).toBeLessThan(0.1)
    expect(rankTest(low, high).likelihood).toBeLessThan(1e-6)
  })

  it('lets equal values share their rank, and is not moved by a few that are far off', () => {
    expect(rankTest([1, 1, 1], [1, 1, 1])).toMatchObject({ share: 0.5 })
    const steady = row(100, (at) => at % 10)
    const withSlowOnes = steady.map((value, at) => (at < 2 ? 10_000 : value))
    expect(rankTest(withSlowOnes, steady).likelihood).toBeGreaterThan(0.5)
  })
})
