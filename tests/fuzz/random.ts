import { createHash } from 'node:crypto'

export type Random = {
  /** From 0 up to, but not including, `end`. */
  below(end: number): number
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** The same words give the same choices on every machine, and words that differ in a letter others. */
export function createRandom(...words: readonly (string | number)[]): Random {
  let state = createHash('sha256').update(words.join('/')).digest().readUInt32LE()
  const below = (end: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * end)
  }
  return {
    below,
    percent: (share) => below(100) < share,
    pick(list) {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
  }
}
