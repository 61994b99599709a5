import type { Cut, Drawing } from '../drawing.ts'
import { inFront } from '../drawing.ts'
import { combined, moved, transformed, turned } from '../geometry/path.ts'
import { arc, around, disc, line, type Point, polar, smooth } from '../geometry/shapes.ts'
import type { Brief } from './mark.ts'

/** Creatures, flowers, rainbows and jelly beans. */
export const playfulFigures = { creature, flower, rainbow, beans, star }

/** A friendly blob: eyes, a smile, and ears or horns of its own. */
function creature({ random, house }: Brief): Drawing {
  const turn = random.between(0, 360)
  const points = around(0, 10, 1, 6, turn).map(([x, y]): Point => {
    const r = random.between(82, 94)
    return [x * r, 10 + (y - 10) * r]
  })
  const spread = random.between(24, 34)
  const eye = random.between(12, 17)
  const height = random.between(-16, 2)
  const smile: Cut = {
    path: arc(0, height + 14, random.between(26, 38), 25, 130),
    gap: 0,
    pen: { width: 12, cap: 'round', join: 'round' },
  }
  const cuts: Cut[] = [
    { path: [...disc(-spread, height, eye), ...disc(spread, height, eye)], gap: 0 },
    smile,
  ]
  const ears = random.pick(['round', 'tufts', 'antennae'])
  const tilt = random.between(28, 44)
  const tops = [-90 - tilt, -90 + tilt].map((angle) => polar(ears === 'antennae' ? 108 : 92, angle))
  const size = ears === 'round' ? random.between(26, 34) : 17
  const above: Drawing =
    ears === 'tufts'
      ? [-34, 0, 34].map((x, index) => ({
          path: disc(x, -92 - (index === 1 ? 12 : 0), 17),
          ink: 'second' as const,
        }))
      : [{ path: tops.flatMap(([x, y]) => disc(x, y, size)), ink: 'second' }]
  return inFront([{ path: smooth(points, 1.1), ink: 'first', cuts }], above, house.gap)
}

function flower({ random, house }: Brief): Drawing {
  const count = random.pick([5, 6, 7])
  const turn = random.between(0, 360)
  const reach = random.between(60, 66)
  const r = Math.min(40, reach * Math.sin(Math.PI / count) - house.gap * 0.3)
  const centre = random.between(24, 34)
  const isMixed = count % 2 === 0 && random.chance(0.5)
  const petals = around(0, 0, reach, count, turn).map(([x, y], index) => ({
    path: disc(x, y, r),
    ink: isMixed && index % 2 === 1 ? ('second' as const) : ('first' as const),
  }))
  const core = isMixed ? 'first' : 'second'
  return inFront([{ path: disc(0, 0, centre), ink: core }], petals, house.gap * 0.8)
}

function rainbow({ random, house }: Brief): Drawing {
  const from = random.pick([180, 180, 200, 160]) + random.between(-6, 6)
  const bands = random.pick([2, 3])
  const accent = random.below(bands)
  const step = 100 / (bands + random.between(0.45, 0.95))
  const weight = step - house.gap * 0.9
  return Array.from({ length: bands }, (_, index) => ({
    path: arc(0, 0, 100 - step * index - weight / 2, from, 180),
    ink: index === accent ? ('second' as const) : ('first' as const),
    pen: { width: weight, cap: 'round' as const, join: 'round' as const },
  }))
}

/** Jelly beans about a point. */
function beans({ random, house }: Brief): Drawing {
  const count = random.pick([3, 4, 5, 6])
  const turn = random.between(0, 360)
  const width = Math.min(66, 290 / count)
  const lean = random.between(-12, 12)
  const start = (width + house.gap) / 2 / Math.sin(Math.PI / count)
  const accent = random.below(2)
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(start, turn + (index * 360) / count)
    const bean = line([
      [0, 0],
      [Math.max(4, 100 - start - width / 2), 0],
    ])
    const isSecond = count % 2 === 0 ? index % 2 === accent : index === accent
    return {
      path: transformed(bean, combined(turned(turn + (index * 360) / count + lean), moved(x, y))),
      ink: isSecond ? ('second' as const) : ('first' as const),
      pen: { width, cap: 'round' as const, join: 'round' as const },
    }
  })
}

/** A soft star with a smile. */
function star({ random }: Brief): Drawing {
  const turn = -90 + random.between(-12, 12)
  const deep = random.between(0.62, 0.72)
  const points = around(0, 0, 1, 10, turn).map(([x, y], index): Point => {
    const r = index % 2 === 0 ? random.between(100, 110) : 104 * deep
    return [x * r, y * r]
  })
  const spread = random.between(18, 24)
  const smile: Cut = {
    path: arc(0, 8, random.between(20, 27), 25, 130),
    gap: 0,
    pen: { width: 11, cap: 'round', join: 'round' },
  }
  const eyes: Cut = { path: [...disc(-spread, -8, 10), ...disc(spread, -8, 10)], gap: 0 }
  const cheek = random.pick([-1, 1])
  return [
    { path: smooth(points, 0.9), ink: 'first', cuts: [eyes, smile] },
    { path: disc(cheek * 96, 84, random.between(13, 19)), ink: 'second' },
  ]
}
