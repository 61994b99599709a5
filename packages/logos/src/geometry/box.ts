import type { Path } from './path.ts'

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const emptyBox: Box = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
}

export function isEmpty({ left, top, right, bottom }: Box): boolean {
  return right < left || bottom < top
}

export function widthOf({ left, right }: Box): number {
  return Math.max(0, right - left)
}

export function heightOf({ top, bottom }: Box): number {
  return Math.max(0, bottom - top)
}

export function centreOf({ left, top, right, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2]
}

export function united(boxes: Iterable<Box>): Box {
  let all = emptyBox
  for (const { left, top, right, bottom } of boxes) {
    all = {
      left: Math.min(all.left, left),
      top: Math.min(all.top, top),
      right: Math.max(all.right, right),
      bottom: Math.max(all.bottom, bottom),
    }
  }
  return all
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Of the drawn line, not of its control points: a box of those would leave uneven margins. */
export function boxOf(path: Path): Box {
  let { left, top, right, bottom } = emptyBox
  const reach = (x: number, y: number) => {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  let [px, py] = [0, 0]
  for (const command of path) {
    if (command.op === 'Z') continue
    if (command.op === 'M' || command.op === 'L') [px, py] = command.to
    else if (command.op === 'Q') {
      const [x1, y1, x2, y2] = command.to
      for (const x of quadraticTurns(px, x1, x2)) reach(x, py)
      for (const y of quadraticTurns(py, y1, y2)) reach(px, y)
      ;[px, py] = [x2, y2]
    } else {
      const [x1, y1, x2, y2, x3, y3] = command.to
      for (const x of cubicTurns(px, x1, x2, x3)) reach(x, py)
      for (const y of cubicTurns(py, y1, y2, y3)) reach(px, y)
      ;[px, py] = [x3, y3]
    }
    reach(px, py)
  }
  return { left, top, right, bottom }
}

function quadraticTurns(a: number, b: number, c: number): number[] {
  const t = (a - b) / (a - 2 * b + c)
  if (!(t > 0 && t < 1)) return []
  return [(1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c]
}

function cubicTurns(a: number, b: number, c: number, d: number): number[] {
  const p = -a + 3 * b - 3 * c + d
  const q = 2 * (a - 2 * b + c)
  const r = b - a
  const root = Math.sqrt(q * q - 4 * p * r)
  const turns = Math.abs(p) < 1e-9 ? [-r / q] : [(-q + root) / (2 * p), (-q - root) / (2 * p)]
  return turns
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d)
}
