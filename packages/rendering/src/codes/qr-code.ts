import { encode } from 'uqr'

/** A code as areas to be filled: few shapes without seams between them, however large it is drawn. */
export type CodeShape = {
  /** Modules across, without a quiet zone. */
  readonly modules: number
  /** The outline of each dark area, and of each hole in one: x and y of its corners in turn, in modules. */
  readonly outlines: readonly (readonly number[])[]
}

/** Error correction M, which all payment standards ask for; the text is in UTF-8. */
export function qrCode(text: string): CodeShape {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { modules: size, outlines: outlinesOf(data) }
}

type Grid = readonly (readonly boolean[])[]
type Direction = 0 | 1 | 2 | 3

// Right, down, left, up: along each the dark module lies on the right hand.
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

function outlinesOf(grid: Grid): number[][] {
  const isDark = (x: number, y: number) => grid[y]?.[x] === true
  const seen = new Set<string>()
  const outlines: number[][] = []
  for (const [y, row] of grid.entries()) {
    for (const x of row.keys()) {
      // Every outline, outer or inner, has an upper edge that is walked to the right.
      const isUpperEdge = isDark(x, y) && !isDark(x, y - 1)
      if (isUpperEdge && !seen.has(`${x} ${y}`)) outlines.push(walk(x, y))
    }
  }
  return outlines

  function walk(startX: number, startY: number): number[] {
    const corners: number[] = []
    let [x, y, direction]: [number, number, Direction] = [startX, startY, 0]
    do {
      if (direction === 0) seen.add(`${x} ${y}`)
      x += steps[direction][0]
      y += steps[direction][1]
      const next = turn(x, y, direction)
      if (next !== direction) corners.push(x, y)
      direction = next
    } while (x !== startX || y !== startY || direction !== 0)
    return corners
  }

  /** At a corner: right before straight on, so that areas which only touch there stay apart. */
  function turn(x: number, y: number, direction: Direction): Direction {
    const turns = [direction + 1, direction, direction + 3].map((each) => (each % 4) as Direction)
    return turns.find((each) => isEdge(x, y, each)) ?? direction
  }

  /** Whether the step from that corner has a dark module on its right and none on its left. */
  function isEdge(x: number, y: number, direction: Direction): boolean {
    const [right, left] = {
      0: [isDark(x, y), isDark(x, y - 1)],
      1: [isDark(x - 1, y), isDark(x, y)],
      2: [isDark(x - 1, y - 1), isDark(x - 1, y)],
      3: [isDark(x, y - 1), isDark(x - 1, y - 1)],
    }[direction] as [boolean, boolean]
    return right && !left
  }
}
