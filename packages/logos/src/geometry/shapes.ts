import { unitArc } from './arc.ts'
import type { Command, Path } from './path.ts'

export type Point = readonly [number, number]

export function disc(x: number, y: number, r: number): Path {
  return [...arc(x, y, r, 0, 360), { op: 'Z', to: [] }]
}

/** An open arc; degrees grow clockwise from three o'clock. */
export function arc(x: number, y: number, r: number, from: number, sweep: number): Path {
  const start = (from * Math.PI) / 180
  const at = ([px, py]: Point): Point => [x + r * px, y + r * py]
  return [
    { op: 'M', to: at([Math.cos(start), Math.sin(start)]) },
    ...unitArc(start, (sweep * Math.PI) / 180).map(
      ([c1, c2, end]): Command => ({ op: 'C', to: [...at(c1), ...at(c2), ...at(end)] }),
    ),
  ]
}

/** The ring between two radii, or a slice of it. */
export function band(
  x: number,
  y: number,
  outer: number,
  inner: number,
  from = 0,
  sweep = 360,
): Path {
  if (sweep >= 360) return [...disc(x, y, outer), ...reversedDisc(x, y, inner)]
  const back = arc(x, y, inner, from + sweep, -sweep)
  return [...arc(x, y, outer, from, sweep), ...joined(back), { op: 'Z', to: [] }]
}

export function sector(x: number, y: number, r: number, from: number, sweep: number): Path {
  return [{ op: 'M', to: [x, y] }, ...joined(arc(x, y, r, from, sweep)), { op: 'Z', to: [] }]
}

export function polygon(points: readonly Point[]): Path {
  return [...line(points), { op: 'Z', to: [] }]
}

export function line(points: readonly Point[]): Path {
  return points.map((to, index): Command => ({ op: index === 0 ? 'M' : 'L', to }))
}

export function rectangle(x: number, y: number, width: number, height: number): Path {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

export type Corners = readonly [number, number, number, number]

/** Corner radii clockwise from top left. */
export function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: Corners,
): Path {
  const limit = Math.min(width, height) / 2
  const fit = (r: number) => Math.min(r, limit)
  const [a, b, c, d] = [fit(radii[0]), fit(radii[1]), fit(radii[2]), fit(radii[3])]
  const corner = (cx: number, cy: number, r: number, from: number): Path =>
    r === 0 ? [{ op: 'L', to: [cx, cy] }] : joined(arc(cx, cy, r, from, 90))
  return [
    { op: 'M', to: [x + a, y] },
    ...corner(x + width - b, y + b, b, 270),
    ...corner(x + width - c, y + height - c, c, 0),
    ...corner(x + d, y + height - d, d, 90),
    ...corner(x + a, y + a, a, 180),
    { op: 'Z', to: [] },
  ]
}

/** Cut corners clockwise from top left. */
export function chamferedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  cuts: Corners,
): Path {
  const [a, b, c, d] = cuts
  const [right, bottom] = [x + width, y + height]
  const points: Point[] = [
    [x, y + a],
    [x + a, y],
    [right - b, y],
    [right, y + b],
    [right, bottom - c],
    [right - c, bottom],
    [x + d, bottom],
    [x, bottom - d],
  ]
  return polygon(points)
}

export function regular(x: number, y: number, r: number, sides: number, turn = -90): Path {
  return polygon(around(x, y, r, sides, turn))
}

export function around(x: number, y: number, r: number, count: number, turn = -90): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
}

export function polar(r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [r * Math.cos(angle), r * Math.sin(angle)]
}

/** A closed smooth line through the points (Catmull-Rom as cubics). */
export function smooth(points: readonly Point[], tension = 1): Path {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const pull = tension / 6
  const curves = points.map((_, index): Command => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return {
      op: 'C',
      to: [
        from[0] + (to[0] - before[0]) * pull,
        from[1] + (to[1] - before[1]) * pull,
        to[0] - (after[0] - from[0]) * pull,
        to[1] - (after[1] - from[1]) * pull,
        ...to,
      ],
    }
  })
  return [{ op: 'M', to: at(0) }, ...curves, { op: 'Z', to: [] }]
}

function reversedDisc(x: number, y: number, r: number): Path {
  return [...arc(x, y, r, 0, -360), { op: 'Z', to: [] }]
}

function joined(path: Path): Path {
  return path.map(
    (command): Command => (command.op === 'M' ? { op: 'L', to: command.to } : command),
  )
}
