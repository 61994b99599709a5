import type { Drawing } from '../drawing.ts'
import { combined, transformed, turned } from '../geometry/path.ts'
import { arc, disc, line, polar, regular } from '../geometry/shapes.ts'
import type { Brief } from './mark.ts'

/** A few lines and one dot. */
export const minimalistFigures = {
  circles: circlesApart,
  horizon,
  'open-arcs': openArcs,
  orbits,
  reeds,
  nested,
}

function circlesApart({ random, house }: Brief): Drawing {
  const count = random.pick([2, 3])
  const turn = random.between(0, 360)
  const reach = random.between(28, 36)
  const r = 94 - reach
  const rings = Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(reach, turn + (index * 360) / count)
    return { path: disc(x, y, r), ink: 'first' as const, pen: house.pen }
  })
  return [...rings, { path: disc(0, 0, 9), ink: 'second' }]
}

function horizon({ random, house }: Brief): Drawing {
  const lines = random.pick([2, 3, 4])
  const start = random.between(2, 18)
  const step = (84 - start) / lines
  const strokes = Array.from({ length: lines }, (_, index) => {
    const y = start + index * step
    const half = Math.sqrt(92 * 92 - y * y)
    return line([
      [-half, y],
      [half, y],
    ])
  }).flat()
  const x = random.between(-40, 40)
  const half = (Math.asin(start / 92) * 180) / Math.PI
  return [
    { path: arc(0, 0, 92, 180 - half, 180 + half * 2), ink: 'first', pen: house.pen },
    { path: strokes, ink: 'first', pen: house.pen },
    { path: disc(x, -34, 14), ink: 'second' },
  ]
}

function openArcs({ random, house }: Brief): Drawing {
  const turn = random.between(0, 360)
  const drift = random.between(30, 110)
  const arcs = [94, 66, 38].map((r, index) => ({
    path: arc(0, 0, r, turn + drift * index, random.between(210, 300)),
    ink: 'first' as const,
    pen: house.pen,
  }))
  return [...arcs, { path: disc(0, 0, 10), ink: 'second' }]
}

function orbits({ random, house }: Brief): Drawing {
  const count = random.pick([2, 3])
  const turn = random.between(0, 180)
  const flat = random.between(0.36, 0.5)
  const rings = Array.from({ length: count }, (_, index) => ({
    path: transformed(
      disc(0, 0, 96),
      combined([1, 0, 0, flat, 0, 0], turned(turn + (index * 180) / count)),
    ),
    ink: 'first' as const,
    pen: house.pen,
  }))
  return [...rings, { path: disc(0, 0, 13), ink: 'second' }]
}

/** Upright lines whose ends follow a curve. */
function reeds({ random, house }: Brief): Drawing {
  const count = random.pick([5, 6, 7])
  const phase = random.between(0, 360)
  const waves = random.between(0.6, 1.1)
  const step = 176 / (count - 1)
  const tallest = random.below(count)
  return Array.from({ length: count }, (_, index) => {
    const angle = ((phase + (index / (count - 1)) * 360 * waves) * Math.PI) / 180
    const half = 58 + 36 * Math.sin(angle)
    const x = -88 + index * step
    return {
      path: line([
        [x, -half],
        [x, half],
      ]),
      ink: index === tallest ? ('second' as const) : ('first' as const),
      pen: { ...house.pen, width: 9, cap: 'round' as const },
    }
  })
}

/** A square turned inside a ring. */
function nested({ random, house }: Brief): Drawing {
  const sides = random.pick([3, 4, 6])
  const turn = random.between(0, 120)
  const inner = random.between(0.32, 0.42)
  return [
    { path: disc(0, 0, 95), ink: 'first', pen: house.pen },
    { path: regular(0, 0, 84, sides, turn), ink: 'first', pen: house.pen },
    { path: disc(0, 0, 84 * inner * (sides === 3 ? 0.8 : 1)), ink: 'second' },
  ]
}
