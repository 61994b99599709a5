import { createHash } from 'node:crypto'

export type Random = {
  /** At least low, below high. */
  readonly between: (low: number, high: number) => number
  /** A whole number of 0 … count - 1. */
  readonly below: (count: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(options: readonly [T, ...T[]]) => T
  readonly shuffled: <T>(options: readonly T[]) => T[]
}

/** The same words give the same numbers, on every machine. */
export function seeded(...words: readonly (string | number)[]): Random {
  const digest = createHash('sha256').update(JSON.stringify(words)).digest()
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ]
  // sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, so that two names do not meet by chance.
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (options) => options[below(options.length)] ?? options[0],
    shuffled: (options) =>
      options
        .map((option) => ({ option, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ option }) => option),
  }
}
