/** Chance that can be repeated: the same seed gives the same run. */
export type Chance = {
  /** From 0 to below 1. */
  readonly next: () => number
  readonly happens: (probability: number) => boolean
  readonly below: (limit: number) => number
  readonly pick: <T>(list: readonly T[]) => T
}

export function chanceFrom(seed: number): Chance {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    happens: (probability) => next() < probability,
    below,
    pick: (list) => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('Nothing to pick from.')
      return found
    },
  }
}
