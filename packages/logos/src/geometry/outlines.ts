import type { Path } from './path.ts'
import type { Point } from './shapes.ts'

export type Outline = readonly Point[]

/** Each curve as so many short lines. */
export function outlinesOf(path: Path, pieces: number): Outline[] {
  const outlines: Point[][] = []
  let from: Point = [0, 0]
  for (const command of path) {
    if (command.op === 'Z') continue
    if (command.op === 'M') outlines.push([command.to])
    else if (command.op === 'L') outlines.at(-1)?.push(command.to)
    else {
      const points: readonly number[] = [...from, ...command.to]
      for (let step = 1; step <= pieces; step += 1)
        outlines.at(-1)?.push(onCurve(points, step / pieces))
    }
    from = outlines.at(-1)?.at(-1) ?? from
  }
  return outlines
}

/** De Casteljau, for two or three control points. */
function onCurve(points: readonly number[], t: number): Point {
  if (points.length === 2) return [points[0] ?? 0, points[1] ?? 0]
  const next = points.slice(2).map((value, index) => (points[index] ?? 0) * (1 - t) + value * t)
  return onCurve(next, t)
}
