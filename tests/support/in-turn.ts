import { isInBrief } from './env.ts'

/** All of them; in brief only `most`, others at each turn, so that together the turns still meet every one. */
export function inTurn<T>(all: readonly T[], turn: number, most = 1): readonly T[] {
  if (!isInBrief || most >= all.length) return all
  const first = (turn * most) % all.length
  return [...all, ...all].slice(first, first + most)
}
