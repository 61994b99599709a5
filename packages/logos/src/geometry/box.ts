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

export function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Of the drawn line, not of its control points: a box of those would leave uneven margins. */
export function boxOf(path: Path): Box {
  const xs: number[] = []
  const ys: number[] = []
  let [px, py] = [0, 0]
  for (const command of path) {
    if (command.op === 'Z') continue
    if (command.op === 'M' || command.op === 'L') [px, py] = command.to
    else if (command.op === 'Q') {
      const [x1, y1, x2, y2] = command.to
      xs.push(...quadraticTurns(px, x1, x2))
      ys.push(...quadraticTurns(py, y1, y2))
      ;[px, py] = [x2, y2]
    } else {
      const [x1, y1, x2, y2, x3, y3] = command.to
      xs.push(...cubicTurns(px, x1, x2, x3))
      ys.push(...cubicTurns(py, y1, y2, y3))
      ;[px, py] = [x3, y3]
    }
    xs.push(px)
    ys.push(py)
  }
  if (xs.length === 0) return emptyBox
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
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
  const root = Math.sqrt(q * q - 12 * p * r)
  const turns = Math.abs(p) < 1e-9 ? [-r / q] : [(-q + root) / (6 * p), (-q - root) / (6 * p)]
  return turns
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d)
}
