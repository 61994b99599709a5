import type { Command } from './path.ts'

export type Arc = {
  readonly radii: readonly [number, number]
  readonly tilt: number
  readonly isLarge: boolean
  readonly isClockwise: boolean
}

type Point = readonly [number, number]

/** An elliptical arc as cubics, by the rules of SVG 1.1, appendix F.6. */
export function arcTo(
  from: Point,
  { radii, tilt, isLarge, isClockwise }: Arc,
  to: Point,
): Command[] {
  const phi = (tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * hx + sin * hy, -sin * hx + cos * hy]
  const need = Math.sqrt((x / radii[0]) ** 2 + (y / radii[1]) ** 2)
  const [rx, ry] = [radii[0] * Math.max(1, need), radii[1] * Math.max(1, need)]
  const under = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2
  const factor =
    (isLarge === isClockwise ? -1 : 1) *
    Math.sqrt(Math.max(0, under) / ((rx * y) ** 2 + (ry * x) ** 2))
  const [u, v] = [(factor * rx * y) / ry, (-factor * ry * x) / rx]
  const centre: Point = [
    cos * u - sin * v + (from[0] + to[0]) / 2,
    sin * u + cos * v + (from[1] + to[1]) / 2,
  ]
  const start = Math.atan2((y - v) / ry, (x - u) / rx)
  let sweep = Math.atan2((-y - v) / ry, (-x - u) / rx) - start
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const place = (px: number, py: number): Point => [
    centre[0] + cos * rx * px - sin * ry * py,
    centre[1] + sin * rx * px + cos * ry * py,
  ]
  return unitArc(start, sweep).map(([c1, c2, end], index, all) => {
    const last = index === all.length - 1 ? to : place(...end)
    return { op: 'C', to: [...place(...c1), ...place(...c2), ...last] }
  })
}

/** Pieces of at most a quarter turn: the two control points and the end of each. */
export function unitArc(start: number, sweep: number): [Point, Point, Point][] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2 + 1e-6)))
  const step = sweep / count
  const reach = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step]
    return [
      [Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)],
      [Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)],
      [Math.cos(b), Math.sin(b)],
    ]
  })
}
