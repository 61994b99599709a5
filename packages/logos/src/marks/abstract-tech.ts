import type { Drawing, Shape } from '../drawing.ts'
import { inFront } from '../drawing.ts'
import { transformed, turned } from '../geometry/path.ts'
import { around, line, type Point, polygon, regular } from '../geometry/shapes.ts'
import type { Brief } from './mark.ts'

/** Cubes, blades and networks. */
export const techFigures = { cube, blades, network, chevrons, slashes }

/** Three faces of a cube, one of them an accent, with windows where the name wants them. */
function cube({ random, house }: Brief): Drawing {
  const [a, b, c, d, e, f] = around(0, 0, 108, 6) as [Point, Point, Point, Point, Point, Point]
  const apart = house.gap * 0.75
  const accent = random.below(3)
  const open = random.below(3)
  const size = random.between(0.32, 0.52)
  const faces: readonly (readonly [Point, Point, Point, Point])[] = [
    [a, b, [0, 0], f],
    [b, c, d, [0, 0]],
    [[0, 0], d, e, f],
  ]
  return faces.map((corners, index): Shape => {
    const x = corners.reduce((sum, corner) => sum + corner[0], 0) / 4
    const y = corners.reduce((sum, corner) => sum + corner[1], 0) / 4
    const shrunk = (share: number) =>
      polygon(corners.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]))
    const face: Shape = {
      path: shrunk(1 - apart / 54),
      ink: index === accent ? 'second' : 'first',
    }
    return index === open ? { ...face, cuts: [{ path: shrunk(size), gap: 0 }] } : face
  })
}

/** Six blades around an opening. */
function blades({ random, house }: Brief): Drawing {
  const sides = random.pick([5, 6, 6, 8])
  const inner = random.between(36, 48)
  const twist = random.pick([-1, 1]) * random.between(14, 30)
  const accents = new Set([random.below(sides), random.below(sides)])
  const outer = around(0, 0, 106, sides)
  const hole = around(0, 0, inner, sides, -90 + twist)
  const at = (ring: readonly Point[], index: number): Point => ring[index % sides] ?? [0, 0]
  const gap = house.gap * 0.5
  return outer.map((_, index): Shape => {
    const corners = [at(outer, index), at(outer, index + 1), at(hole, index + 1), at(hole, index)]
    return {
      path: polygon(inset(corners, gap)),
      ink: accents.has(index) ? 'second' : 'first',
    }
  })
}

/** Every edge of a convex figure moved inwards, so that neighbours keep an even gap. */
function inset(corners: readonly Point[], by: number): Point[] {
  const count = corners.length
  const at = (index: number): Point => corners[(index + count) % count] ?? [0, 0]
  const edges = corners.map((_, index) => {
    const [x1, y1] = at(index)
    const [x2, y2] = at(index + 1)
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
    return { x: x1 + nx * by, y: y1 + ny * by, dx: x2 - x1, dy: y2 - y1 }
  })
  return edges.map((edge, index): Point => {
    const before = edges[(index + count - 1) % count] ?? edge
    const cross = before.dx * edge.dy - before.dy * edge.dx
    const t = ((edge.x - before.x) * edge.dy - (edge.y - before.y) * edge.dx) / cross
    return [before.x + before.dx * t, before.y + before.dy * t]
  })
}

/** Nodes on a ring, joined through the middle. */
function network({ random, house }: Brief): Drawing {
  const corners = around(0, 0, 78, 6)
  const chosen = random.shuffled([0, 1, 2, 3, 4, 5]).slice(0, random.pick([3, 4]))
  const nodes = chosen.sort((a, b) => a - b).map((index): Point => corners[index] ?? [0, 0])
  const accent = random.below(nodes.length)
  const size = random.between(24, 28)
  const pen = { ...house.pen, width: 15 }
  const hubs = nodes.map(
    ([x, y], index): Shape => ({
      path: regular(x, y, size * random.between(0.86, 1.12), 6),
      ink: index === accent ? 'second' : 'first',
    }),
  )
  const hub: Shape = { path: regular(0, 0, size * 0.8, 6), ink: 'first' }
  const spokes: Drawing = nodes.map(
    (node): Shape => ({ path: line([[0, 0], node]), ink: 'first', pen }),
  )
  const isAccent = ({ ink }: Shape) => ink === 'second'
  const rest = [...spokes, hub, ...hubs.filter((shape) => !isAccent(shape))]
  return inFront(hubs.filter(isAccent), rest, house.gap)
}

/** Leaning bars, cut by a hexagon. */
function slashes({ random, house }: Brief): Drawing {
  const count = random.pick([3, 4])
  const accent = random.below(count)
  const lean = random.between(26, 44) * random.pick([-1, 1])
  const gap = house.gap * random.between(1, 1.4)
  const growth = random.between(0.88, 1.16)
  const shares = Array.from({ length: count }, (_, index) => growth ** index)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const frame = regular(0, 0, 106, 6)
  let x = -106
  return shares.map((share, index): Shape => {
    const width = ((212 - gap * (count - 1)) * share) / total
    // The outer bars run on, so that the hexagon is full to its corners.
    const left = index === 0 ? x - 100 : x
    const right = index === count - 1 ? x + width + 100 : x + width
    const path = polygon([
      [left + lean, -110],
      [right + lean, -110],
      [right - lean, 110],
      [left - lean, 110],
    ])
    x += width + gap
    return { path, ink: index === accent ? 'second' : 'first', keep: frame }
  })
}

/** Arrows that follow each other. */
function chevrons({ random, house }: Brief): Drawing {
  const count = random.pick([2, 3])
  const accent = random.below(count)
  const turn = random.pick([0, -90, 90, 180])
  const lean = random.between(48, 72)
  const growth = random.between(0.72, 1.3)
  const shares = Array.from({ length: count }, (_, index) => growth ** index)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const room = 200 - lean - house.gap * 1.6 * (count - 1)
  let x = -100
  return shares.map((share, index): Shape => {
    const width = (room * share) / total
    const path = polygon([
      [x, -92],
      [x + width, -92],
      [x + width + lean, 0],
      [x + width, 92],
      [x, 92],
      [x + lean, 0],
    ])
    x += width + house.gap * 1.6
    return { path: transformed(path, turned(turn)), ink: index === accent ? 'second' : 'first' }
  })
}
