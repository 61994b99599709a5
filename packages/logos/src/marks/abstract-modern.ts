import type { Drawing, Ink } from '../drawing.ts'
import { combined, type Matrix, moved, type Path, transformed, turned } from '../geometry/path.ts'
import { band, disc, polar, roundedBox, sector } from '../geometry/shapes.ts'
import type { Brief } from './mark.ts'

/** Constructions of discs and quarters on a grid. */
export const modernFigures = { pinwheel, woven, 'stacked-arcs': stackedArcs, lens, steps }

type Tile = (size: number) => Path

const quarter: Tile = (size) => transformed(sector(0, 0, size, 0, 90), moved(-size / 2, -size / 2))
const petal: Tile = (size) =>
  roundedBox(-size / 2, -size / 2, size, size, [size / 2, 0, size / 2, 0])
const drop: Tile = (size) =>
  roundedBox(-size / 2, -size / 2, size, size, [size / 2, size / 2, 0, size / 2])
const arch: Tile = (size) =>
  roundedBox(-size / 2, -size / 2, size, size, [size / 2, size / 2, 0, 0])
const round: Tile = (size) => disc(0, 0, size / 2)

/** One tile turned about the centre, one of the four an accent. */
function pinwheel({ random, house }: Brief): Drawing {
  const tile = random.pick([quarter, petal, drop, arch])
  const other = random.pick([round, petal, drop])
  const start = random.pick([0, 90, 180, 270])
  const turn = random.pick([90, 180, -90])
  const accent = random.below(4)
  const gap = house.gap * random.between(0.85, 1.25)
  const size = (200 - gap) / 2
  return cells(2, gap).map((place, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)]
    const step = row === 0 ? column : 3 - column
    const shape = index === accent ? other(size) : tile(size)
    return {
      path: transformed(shape, combined(turned(start + step * turn), place)),
      ink: index === accent ? 'second' : 'first',
    }
  })
}

/** Nine tiles, the left half mirrored to the right: a figure, not a pattern. */
function woven({ random, house }: Brief): Drawing {
  const gap = house.gap * random.between(0.7, 1)
  const size = (200 - gap * 2) / 3
  const rows = [0, 1, 2].map(() => ({
    side: random.pick([quarter, petal, drop, arch]),
    turn: random.pick([0, 90, 180, 270]),
    centre: random.pick([round, arch, petal]),
    centreTurn: random.pick([0, 180]),
    sideInk: random.pick<Ink>(['first', 'first', 'second']),
    centreInk: random.pick<Ink>(['first', 'second']),
  }))
  return cells(3, gap).map((place, index) => {
    const [column, row] = [index % 3, rows[Math.floor(index / 3)]]
    if (!row) throw new Error('A grid of three has three rows')
    const isMiddle = column === 1
    const mirror: Matrix = [column === 2 ? -1 : 1, 0, 0, 1, 0, 0]
    const shape = (isMiddle ? row.centre : row.side)(size)
    const turn = turned(isMiddle ? row.centreTurn : row.turn)
    return {
      path: transformed(shape, combined(turn, mirror, place)),
      ink: isMiddle ? row.centreInk : row.sideInk,
    }
  })
}

/** Bands around a corner and the disc they rise from. */
function stackedArcs({ random, house }: Brief): Drawing {
  const turn = random.pick([0, 90, 180, 270])
  const sweep = random.pick([90, 180])
  const rings = random.pick([2, 3])
  const weight = random.between(0.95, 1.15)
  const accent = random.below(rings + 1)
  const core = 200 / (1 + rings * 1.35)
  const step = (200 - core) / rings
  const shapes = Array.from({ length: rings + 1 }, (_, index): Path => {
    if (index === 0) return sector(0, 0, core * weight, 0, sweep)
    const outer = core + step * index
    const inner = core + step * (index - 1) + house.gap * 1.6
    return band(
      0,
      0,
      outer,
      index === 1 ? Math.max(inner, core * weight + house.gap * 1.4) : inner,
      0,
      sweep,
    )
  })
  return shapes.map((path, index) => ({
    path: transformed(path, turned(turn)),
    ink: index === accent ? 'second' : 'first',
  }))
}

/** Two discs and what they share. */
function lens({ random, house }: Brief): Drawing {
  const turn = random.between(0, 180)
  const reach = random.between(34, 44)
  const r = 104 - reach
  const [x, y] = polar(reach, turn)
  const [one, other] = [disc(x, y, r), disc(-x, -y, r)]
  return [
    { path: one, ink: 'first', cuts: [{ path: other, gap: house.gap / 2 }] },
    { path: other, ink: 'first', cuts: [{ path: one, gap: house.gap / 2 }] },
    { path: disc(x, y, r - house.gap / 2), ink: 'second', keep: disc(-x, -y, r - house.gap / 2) },
  ]
}

/** Rounded columns that rise or fall, one after the other. */
function steps({ random, house }: Brief): Drawing {
  const count = random.pick([3, 4])
  const gap = house.gap * 1.3
  const width = (200 - gap * (count - 1)) / count
  const accent = random.below(count)
  const least = random.between(0.32, 0.5)
  const isFalling = random.chance(0.4)
  const half = width / 2
  return Array.from({ length: count }, (_, index) => {
    const rank = isFalling ? count - 1 - index : index
    const height = 200 * (least + ((1 - least) * rank) / (count - 1))
    const x = -100 + index * (width + gap)
    return {
      path: roundedBox(
        x,
        100 - height,
        width,
        height,
        isFalling ? [0, half, 0, half] : [half, 0, half, 0],
      ),
      ink: index === accent ? 'second' : 'first',
    }
  })
}

function cells(count: number, gap: number): Matrix[] {
  const size = (200 - gap * (count - 1)) / count
  const at = (index: number) => -100 + size / 2 + index * (size + gap)
  return Array.from({ length: count * count }, (_, index) =>
    moved(at(index % count), at(Math.floor(index / count))),
  )
}
