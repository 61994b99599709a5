import type { Verdict } from './judge.ts'

export const targets = { f1: 0.9, invented: 0.02 } as const

export function figuresOf(verdicts: readonly Verdict[]) {
  const count = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length
  const [right, wrong, missed, invented] = [
    count('right'),
    count('wrong'),
    count('missed'),
    count('invented'),
  ]
  const proposed = right + wrong + invented
  const expected = right + wrong + missed
  const precision = proposed === 0 ? 1 : right / proposed
  const recall = expected === 0 ? 1 : right / expected
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const inventedShare = proposed === 0 ? 0 : invented / proposed
  return { right, wrong, missed, made: invented, precision, recall, f1, invented: inventedShare }
}
