import { type Drawing, inFront, type Shape } from '../drawing.ts'
import { parsePath } from '../geometry/parse-path.ts'
import { combined, moved, transformed, turned } from '../geometry/path.ts'
import { around, disc, type Point, polar, smooth } from '../geometry/shapes.ts'
import type { Brief } from './mark.ts'

/** Cut paper and pebbles. */
export const creativeFigures = { petals, 'cut-paper': cutPaper, sunburst, waves, moons }

function petals({ random, house }: Brief): Drawing {
  const count = random.pick([5, 6, 7, 8])
  const turn = random.between(0, 360)
  const width = (random.between(0.9, 1.05) * 285) / count
  const isAlternate = count % 2 === 0
  const accent = random.below(count)
  const start = random.between(8, 14)
  const leaves = Array.from({ length: count }, (_, index): Shape => {
    const length = isAlternate && index % 2 === 1 ? random.between(80, 92) : random.between(98, 104)
    const leaf = parsePath(
      `M${start} 0C${start + 8} ${-width * 0.72} ${length - 30} ${-width * 0.86} ${length} 0C${length - 30} ${width * 0.86} ${start + 8} ${width * 0.72} ${start} 0Z`,
    )
    const isSecond = isAlternate ? index % 2 === 1 : index === accent
    return {
      path: transformed(leaf, turned(turn + (index * 360) / count)),
      ink: isSecond ? 'second' : 'first',
    }
  })
  const behind = leaves.filter(({ ink }) => ink === (isAlternate ? 'second' : 'first'))
  const front = leaves.filter((leaf) => !behind.includes(leaf))
  return inFront(front, behind, house.gap * 0.6)
}

/** A frond of paper leaves on a stem, as with scissors. */
function cutPaper({ random, house }: Brief): Drawing {
  const pairs = random.pick([3, 4])
  const bend = random.between(-26, 26)
  const stem = parsePath(`M${-bend} 104Q${bend * 1.4} 20 0 -70`)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const y = 70 - (index * 120) / (pairs - 1)
    const size = random.between(0.86, 1.05) * (74 - index * 8)
    const x = bend * 0.5 * (1 - Math.abs(y) / 104)
    const leaf = parsePath(
      `M0 0C${size * 0.1} ${-size * 0.5} ${size * 0.6} ${-size * 0.62} ${size} ${-size * 0.42}C${size * 0.86} ${-size * 0.02} ${size * 0.4} ${size * 0.16} 0 0Z`,
    )
    const left = transformed(
      leaf,
      combined([-1, 0, 0, 1, 0, 0], turned(random.between(-8, 8)), moved(x - 11, y)),
    )
    const right = transformed(leaf, combined(turned(random.between(-8, 8)), moved(x + 11, y - 10)))
    return { left, right }
  })
  const tip = parsePath('M0 -104C22 -92 22 -66 0 -54C-22 -66 -22 -92 0 -104Z')
  const accent = random.below(pairs)
  const seconds = leaves.flatMap(
    ({ left, right }, index): Drawing => [
      ...(index === accent ? [{ path: left, ink: 'second' as const }] : []),
      ...(index === (accent + 1) % pairs ? [{ path: right, ink: 'second' as const }] : []),
    ],
  )
  const firsts = leaves.flatMap(
    ({ left, right }, index): Drawing => [
      ...(index === accent ? [] : [{ path: left, ink: 'first' as const }]),
      ...(index === (accent + 1) % pairs ? [] : [{ path: right, ink: 'first' as const }]),
    ],
  )
  const stalk: Drawing = [{ path: stem, ink: 'first', pen: { ...house.pen, width: 9 } }]
  return inFront([...seconds, { path: tip, ink: 'second' }], [...stalk, ...firsts], house.gap * 0.7)
}

function sunburst({ random, house }: Brief): Drawing {
  const count = random.pick([9, 11, 13])
  const turn = random.between(0, 360)
  const core = random.between(36, 46)
  const rays = Array.from({ length: count }, (_, index) => {
    const far = random.between(84, 106)
    const angle = turn + (index * 360) / count + random.between(-3, 3)
    const wide = (far * Math.PI) / count / 1.7
    const ray = parsePath(
      `M${core + house.gap * 1.4} ${-wide * 0.28}L${far} ${-wide * 0.62}Q${far + 8} 0 ${far} ${wide * 0.62}L${core + house.gap * 1.4} ${wide * 0.28}Z`,
    )
    return transformed(ray, turned(angle))
  }).flat()
  const points = around(0, 0, 1, 6, turn).map(([x, y]): Point => {
    const r = core * random.between(0.92, 1.06)
    return [x * r, y * r]
  })
  return [
    { path: rays, ink: 'first' },
    { path: smooth(points), ink: 'second' },
  ]
}

/** A pebble crossed by waves. */
function waves({ random, house }: Brief): Drawing {
  const points = around(0, 0, 1, 6, random.between(0, 360)).map(([x, y]): Point => {
    const r = random.between(92, 108)
    return [x * r, y * r]
  })
  const pebble = smooth(points, 1.1)
  const [high, low] = [random.between(-34, -10), random.between(26, 46)]
  const swing = random.between(16, 30) * random.pick([-1, 1])
  const tilt = turned(random.between(-24, 24))
  const wave = (y: number) =>
    `C-70 ${y - swing} -40 ${y - swing} 0 ${y}C40 ${y + swing} 70 ${y + swing} 130 ${y}`
  const back = (y: number) =>
    `C70 ${y + swing} 40 ${y + swing} 0 ${y}C-40 ${y - swing} -70 ${y - swing} -130 ${y}`
  const strip = (from: number, to: number) =>
    transformed(parsePath(`M-130 ${from}${wave(from)}L130 ${to}${back(to)}Z`), tilt)
  const gap = house.gap
  const isMiddle = random.chance(0.5)
  return [
    { path: pebble, ink: isMiddle ? 'first' : 'second', keep: strip(-140, high) },
    { path: pebble, ink: isMiddle ? 'second' : 'first', keep: strip(high + gap * 1.4, low) },
    { path: pebble, ink: 'first', keep: strip(low + gap * 1.4, 150) },
  ]
}

/** Crescents inside each other, and the moon they hold. */
function moons({ random, house }: Brief): Drawing {
  const turn = random.between(0, 360)
  const [first, second] = [random.between(15, 23), random.between(14, 22)]
  const [x1, y1] = polar(first, turn)
  const [x2, y2] = polar(first + second, turn + random.between(-30, 30))
  const [inner, core] = [72, 44]
  return [
    {
      path: disc(0, 0, 102),
      ink: 'first',
      cuts: [{ path: disc(x1, y1, inner), gap: house.gap * 0.5 }],
    },
    {
      path: disc(x1, y1, inner - house.gap),
      ink: 'second',
      cuts: [{ path: disc(x2, y2, core), gap: house.gap * 0.5 }],
    },
    { path: disc(x2, y2, core - house.gap), ink: 'first' },
  ]
}
