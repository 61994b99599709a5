export type RankTest = {
  /** How often a value of the first row is above one of the second: 0.5 where nobody can tell them apart. */
  readonly share: number
  /** How likely rows that differ in nothing are to be at least as far apart. */
  readonly likelihood: number
}

/** Mann and Whitney's test: it asks for no form of the distributions, and a few slow answers do not count for more than others. */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const all = [...first, ...second].sort((a, b) => a - b)
  const ranks = ranksOf(all)
  const sum = first.reduce((total, value) => total + (ranks.get(value) ?? 0), 0)
  const [m, n] = [first.length, second.length]
  const above = sum - (m * (m + 1)) / 2
  const deviation = Math.sqrt((m * n * (m + n + 1)) / 12)
  const distance = Math.abs(above - (m * n) / 2) / deviation
  return { share: above / (m * n), likelihood: 2 * (1 - normal(distance)) }
}

/** Equal values share the middle of their ranks. */
function ranksOf(sorted: readonly number[]): Map<number, number> {
  const places = new Map<number, number[]>()
  sorted.forEach((value, at) => {
    places.set(value, [...(places.get(value) ?? []), at + 1])
  })
  return new Map(
    [...places].map(([value, at]) => [value, at.reduce((a, b) => a + b, 0) / at.length]),
  )
}

/** The share of a normal distribution below z; by Zelen and Severo, to seven digits. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
    .map((factor, at) => factor * t ** (at + 1))
    .reduce((a, b) => a + b, 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
