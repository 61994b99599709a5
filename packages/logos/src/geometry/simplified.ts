import { type Outline, outlinesOf } from './outlines.ts'
import type { Path } from './path.ts'
import { type Point, polygon } from './shapes.ts'

/** A filled path in as few corners as stay within the tolerance (Ramer, Douglas and Peucker). */
export function simplified(path: Path, tolerance: number): Path {
  return outlinesOf(path, 4).flatMap((outline) => {
    const corners = thinned(outline, tolerance)
    return corners.length < 3 ? [] : polygon(corners)
  })
}

function thinned(outline: Outline, tolerance: number): readonly Point[] {
  const [first, last] = [outline[0], outline.at(-1)]
  if (!first || !last || outline.length < 3) return outline
  let [farthest, distance] = [0, 0]
  for (const [index, point] of outline.entries()) {
    const own = distanceTo(point, first, last)
    if (own > distance) [farthest, distance] = [index, own]
  }
  if (distance <= tolerance) return [first, last]
  const before = thinned(outline.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...thinned(outline.slice(farthest), tolerance)]
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length < 1e-6) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}
