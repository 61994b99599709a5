import { isInBrief } from './env.ts'

/** All of them; in brief only `most`, others at each turn, so that together the turns still meet every one. */
export function inTurn<T>(all: readonly T[], turn: number, most = 1): readonly T[] {
  if (!isInBrief || most >= all.length) return all
  const first = (turn * most) % all.length
  return [...all, ...all].slice(first, first + most)
}

/** How often a property is tried; in brief a quarter of it, on other values each time. */
export function tries(inFull: number): number {
  return isInBrief ? Math.ceil(inFull / 4) : inFull
}
