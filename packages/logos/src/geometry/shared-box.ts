import { type Box, emptyBox, united } from './box.ts'
import { type Outline, outlinesOf } from './outlines.ts'
import type { Path } from './path.ts'
import type { Point } from './shapes.ts'

/**
 * The box of what two figures share. The box of a clipped shape is not the common part of two boxes: a column inside a
 * disc ends where the disc does. A path that is drawn with a pen brings the box of its line.
 */
export function sharedBox(path: Path, keep: Path, box: Box): Box {
  const [inner, outer] = [outlinesOf(path, 10), outlinesOf(keep, 10)]
  const points = [...pointsInside(inner, outer), ...pointsInside(outer, inner)]
  const shared = united(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })))
  if (points.length === 0) return emptyBox
  return {
    left: Math.max(shared.left, box.left),
    top: Math.max(shared.top, box.top),
    right: Math.min(shared.right, box.right),
    bottom: Math.min(shared.bottom, box.bottom),
  }
}

function pointsInside(outlines: readonly Outline[], area: readonly Outline[]): Point[] {
  return outlines.flatMap((outline) =>
    outline.flatMap((from, index): Point[] => {
      const to = outline[(index + 1) % outline.length] ?? from
      const [isFrom, isTo] = [isInside(from, area), isInside(to, area)]
      const own = isFrom ? [from] : []
      if (isFrom !== isTo) return [...own, crossing(isFrom ? from : to, isFrom ? to : from, area)]
      return own
    }),
  )
}

function crossing(inside: Point, outside: Point, area: readonly Outline[]): Point {
  let [near, far] = [inside, outside]
  for (let step = 0; step < 10; step += 1) {
    const middle: Point = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2]
    if (isInside(middle, area)) near = middle
    else far = middle
  }
  return near
}

function isInside([x, y]: Point, outlines: readonly Outline[]): boolean {
  let isIn = false
  for (const outline of outlines) {
    for (const [index, [x1, y1]] of outline.entries()) {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn
    }
  }
  return isIn
}
