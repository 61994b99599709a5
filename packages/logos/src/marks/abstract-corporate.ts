import type { Drawing, Shape } from '../drawing.ts'
import { parsePath } from '../geometry/parse-path.ts'
import { combined, moved, transformed, turned } from '../geometry/path.ts'
import {
  around,
  band,
  disc,
  type Point,
  polar,
  polygon,
  rectangle,
  regular,
} from '../geometry/shapes.ts'
import type { Brief } from './mark.ts'

/** Pillars, peaks, spheres and seals: symmetric, at rest. */
export const corporateFigures = { pillars, peaks, sphere, interlocked, laurel }

/** Columns in a disc, rising to the middle or to the right. */
function pillars({ random, house }: Brief): Drawing {
  const isRising = random.chance(0.6)
  const count = isRising ? random.pick([4, 5, 6]) : random.pick([5, 7])
  const gap = house.gap * random.between(1, 1.3)
  const width = (200 - gap * (count - 1)) / count
  const slope = random.between(0.4, 0.7)
  const accent = isRising ? count - 1 : Math.floor(count / 2)
  return Array.from({ length: count }, (_, index) => {
    const share = isRising
      ? index / (count - 1)
      : 1 - Math.abs(index - (count - 1) / 2) / (count / 2)
    const x = -100 + index * (width + gap)
    const height = 200 * (1 - slope + slope * share)
    return {
      path: rectangle(x, 100 - height, width, height + 20),
      ink: index === accent ? 'second' : 'first',
      keep: disc(0, 0, 100),
    }
  })
}

/** Layered triangles. */
function peaks({ random, house }: Brief): Drawing {
  const lean = random.between(-24, 14)
  const low = random.between(-44, -10)
  const front: readonly Point[] = [
    [-110, 92],
    [lean - 26, -96],
    [lean + 52, 92],
  ]
  const back: readonly Point[] = [
    [lean - 10, 92],
    [lean + 62, low],
    [124, 92],
  ]
  const cut = random.between(0.3, 0.44)
  const snow = (points: readonly Point[]): readonly Point[] => {
    const [a, b, c] = points as readonly [Point, Point, Point]
    const at = (from: Point, to: Point, share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ]
    return [at(b, a, cut), b, at(b, c, cut)]
  }
  const cap = polygon(snow(front))
  return [
    { path: polygon(back), ink: 'second', cuts: [{ path: polygon(front), gap: house.gap }] },
    { path: polygon(front), ink: 'first', cuts: [{ path: cap, gap: house.gap / 2 }] },
    {
      path: cap,
      ink: 'first',
      cuts: [
        { path: rectangle(-200, (snow(front)[0]?.[1] ?? 0) - house.gap, 400, house.gap), gap: 0 },
      ],
    },
  ]
}

/** A sphere of stripes that grow heavier. */
function sphere({ random }: Brief): Drawing {
  const count = random.pick([5, 6, 7])
  const growth = random.between(1.22, 1.45)
  const heights = Array.from({ length: count }, (_, index) => growth ** index)
  const light = random.between(0.34, 0.46)
  const total = heights.reduce((sum, height) => sum + height, 0)
  const tilt = turned(random.pick([0, 0, -30, 30, 180]) + random.between(-4, 4))
  const accent = random.below(count - 2) + 1
  let y = -100
  return heights.map((height, index): Shape => {
    const full = (height / total) * 200
    const gap = index === count - 1 ? -4 : Math.max(6, full * light * 0.6)
    const path = transformed(rectangle(-110, y, 220, full - gap), tilt)
    y += full
    return { path, ink: index === accent ? 'second' : 'first', keep: disc(0, 0, 100) }
  })
}

/** Leaves around a ring, open at the top, and a star or a stone inside. */
function laurel({ random }: Brief): Drawing {
  const pairs = random.pick([5, 6, 7])
  const r = 84
  const length = random.between(44, 50)
  const leaf = parsePath(
    `M0 0C${length * 0.3} -${length * 0.34} ${length * 0.75} -${length * 0.3} ${length} 0C${length * 0.75} ${length * 0.2} ${length * 0.3} ${length * 0.2} 0 0Z`,
  )
  const lift = random.between(24, 40)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const angle = 100 + (index * 150) / pairs
    const [x, y] = polar(r, angle)
    const one = transformed(leaf, combined(turned(angle + 90 - lift), moved(x, y)))
    return [one, transformed(one, [-1, 0, 0, 1, 0, 0])]
  })
  const sides = random.pick([4, 5, 8])
  const deep = random.between(0.42, 0.62)
  const star = around(0, 0, 40, sides * 2).map(
    ([x, y], index): Point => (index % 2 === 0 ? [x, y] : [x * deep, y * deep]),
  )
  return [
    { path: leaves.flat(2), ink: 'first' },
    { path: polygon(star), ink: 'second' },
  ]
}

/** Two frames, one through the other. */
function interlocked({ random, house }: Brief): Drawing {
  const sides = random.pick([6, 60])
  const reach = random.between(34, 44)
  const r = 104 - reach
  const width = random.between(19, 24)
  const turn = random.pick([0, 45, -45])
  const frame = (x: number) =>
    sides === 60
      ? band(x, 0, r, r - width)
      : [
          ...regular(x, 0, r * 1.08, sides),
          ...polygon(around(x, 0, r * 1.08 - width * 1.25, sides).toReversed()),
        ]
  const [left, right] = [frame(-reach), frame(reach)]
  // The halves overlap a little: two edges on one line would leave a hairline between them.
  const upper = rectangle(-200, -200, 400, 200.5)
  const lower = rectangle(-200, -0.5, 400, 200)
  const shapes: Drawing = [
    { path: left, ink: 'first', keep: upper, cuts: [{ path: right, gap: house.gap }] },
    { path: left, ink: 'first', keep: lower },
    { path: right, ink: 'second', keep: upper },
    { path: right, ink: 'second', keep: lower, cuts: [{ path: left, gap: house.gap }] },
  ]
  const rotate = turned(turn)
  return shapes.map((shape) => ({
    ...shape,
    path: transformed(shape.path, rotate),
    ...(shape.keep && { keep: transformed(shape.keep, rotate) }),
    ...(shape.cuts && {
      cuts: shape.cuts.map((cut) => ({ ...cut, path: transformed(cut.path, rotate) })),
    }),
  }))
}
