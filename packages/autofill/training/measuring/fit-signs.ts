import { type Confidence, groupOf, type Signs } from '../../src/joining/confidence.ts'
import type { ProposedPath } from '../../src/proposal.ts'

export type Judged = {
  readonly path: ProposedPath
  readonly signs: Signs
  readonly isRight: boolean
}

// A field that was seen less often follows the others.
const fewest = 60
const rounds = 12
/** How hard weights are held near those of all fields together. */
const hold = 4

/** How much each sign says, by logistic regression: for all fields together, then for each, not far from that. */
export function fitSigns(judged: readonly Judged[]): Confidence {
  const size = judged[0]?.signs.length ?? 0
  const any = fit(judged, new Array<number>(size).fill(0))
  const groups = Map.groupBy(judged, ({ path }) => groupOf(path))
  const own = [...groups]
    .filter(([, part]) => part.length >= fewest)
    .map(([name, part]) => [name, fit(part, any)] as const)
  return Object.fromEntries(
    [...own, ['any', any] as const].map(([name, weights]) => [name, weights.map(rounded)]),
  )
}

/** Newton's method, pulled towards the weights it starts from. */
function fit(judged: readonly Judged[], start: readonly number[]): number[] {
  let weights = [...start]
  const size = start.length
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, index) => -hold * (weight - (start[index] ?? 0)))
    const curve = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (__, column): number => (row === column ? hold : 0)),
    )
    for (const { signs, isRight } of judged) {
      const sum = signs.reduce((total, sign, index) => total + sign * (weights[index] ?? 0), 0)
      const share = 1 / (1 + Math.exp(-sum))
      const error = Number(isRight) - share
      const width = share * (1 - share)
      for (let row = 0; row < size; row += 1) {
        const sign = signs[row] ?? 0
        if (sign === 0) continue
        slope[row] = (slope[row] ?? 0) + error * sign
        const line = curve[row] ?? []
        for (let column = 0; column < size; column += 1)
          line[column] = (line[column] ?? 0) + width * sign * (signs[column] ?? 0)
      }
    }
    const step = solve(curve, slope)
    weights = weights.map((weight, index) => weight + (step[index] ?? 0))
  }
  return weights
}

/** Gauss's elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  const size = rows.length
  for (let at = 0; at < size; at += 1) {
    const pivot = rows.reduce(
      (best, row, index) =>
        index >= at && Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? index : best,
      at,
    )
    const [chosen, other] = [rows[pivot] ?? [], rows[at] ?? []]
    rows[at] = chosen
    rows[pivot] = other
    for (const [index, row] of rows.entries()) {
      if (index === at) continue
      const factor = (row[at] ?? 0) / (chosen[at] || 1)
      if (factor !== 0)
        for (let column = at; column <= size; column += 1)
          row[column] = (row[column] ?? 0) - factor * (chosen[column] ?? 0)
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] || 1))
}

function rounded(weight: number): number {
  return Math.round(weight * 1000)
}
