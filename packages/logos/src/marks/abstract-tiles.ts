import type { Drawing, Ink } from '../drawing.ts'
import { combined, moved, type Path, transformed, turned } from '../geometry/path.ts'
import { disc, rectangle, roundedBox, sector } from '../geometry/shapes.ts'
import type { Brief } from './mark.ts'

/** A grid of quarter discs, leaves and dots, turned by the name. */
export function tiles({ random, house }: Brief): Drawing {
  const count = random.pick([2, 2, 3])
  const cell = (200 - house.gap * (count - 1)) / count
  const makers: readonly [(size: number) => Path, ...((size: number) => Path)[]] = [
    (size) => transformed(sector(0, 0, size, 0, 90), moved(-size / 2, -size / 2)),
    (size) => roundedBox(-size / 2, -size / 2, size, size, [size / 2, 0, size / 2, 0]),
    (size) => roundedBox(-size / 2, -size / 2, size, size, [size / 2, 0, 0, 0]),
    (size) => disc(0, 0, size / 2),
    (size) => rectangle(-size / 2, -size / 2, size, size),
  ]
  const accent = random.below(count * count)
  const jitter = random.between(0.985, 1)
  return Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)]
    const x = -100 + cell / 2 + column * (cell + house.gap)
    const y = -100 + cell / 2 + row * (cell + house.gap)
    const shape = random.pick(makers)(cell * jitter)
    const ink: Ink = index === accent || random.chance(0.2) ? 'second' : 'first'
    return {
      path: transformed(shape, combined(turned(random.pick([0, 90, 180, 270])), moved(x, y))),
      ink,
    }
  })
}
