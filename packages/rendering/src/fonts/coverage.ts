/** Whether one family can set all of these code points together, in each of its cuts. */
export type Covers = (codePoints: readonly number[]) => boolean

/** Ranges of code points, each [first, last]. */
export type CodePointRange = readonly [number, number]

/** What the cuts of a family draw: all of them, and at least one. */
export type FamilyCoverage = {
  readonly every: readonly CodePointRange[]
  readonly some: readonly CodePointRange[]
}

/** Of several families, one of which has to draw all that is asked for. */
export function coversOf(families: Iterable<readonly CodePointRange[]>): Covers {
  const sets = Array.from(families, codePointSet)
  return (codePoints) => sets.some((has) => codePoints.every(has))
}

const unicodeSize = 0x110000

/** Whether a code point is in the ranges. */
export function codePointSet(ranges: readonly CodePointRange[]): (code: number) => boolean {
  const bits = new Uint8Array(unicodeSize / 8)
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1)
      bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7))
  }
  return (code) => ((bits[code >> 3] ?? 0) & (1 << (code & 7))) !== 0
}
