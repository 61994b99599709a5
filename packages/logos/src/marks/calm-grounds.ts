import type { Drawing, Pen } from '../drawing.ts'
import { parsePath } from '../geometry/parse-path.ts'
import { transformed, turned } from '../geometry/path.ts'
import { arc, disc, type Point, polar, rectangle, roundedBox } from '../geometry/shapes.ts'
import type { Random } from '../random.ts'
import type { Ground } from './ground.ts'

const middle: Point = [0, 0]

export function leafBox(random: Random, _pen: Pen, _gap: number): Ground {
  const corner = () => random.pick([10, 46, 100]) + random.between(-6, 6)
  const box = roundedBox(-100, -100, 200, 200, [corner(), corner(), corner(), corner()])
  const ground: Drawing = [{ path: box, ink: 'first' }]
  const [x, y] = random.pick<Point>([
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ])
  const r = random.between(24, 30)
  const dot: Drawing = [{ path: disc(x * 84, y * 84, r), ink: 'second' }]
  return {
    shape: ground,
    accent: random.chance(0.6) ? dot : [],
    isSolid: true,
    room: 116,
    centre: [-x * 4, -y * 4],
  }
}

export function bittenDisc(random: Random, _pen: Pen, _gap: number): Ground {
  const turn = random.between(0, 360)
  const r = random.between(24, 32)
  const bite = polar(94, turn)
  const small: Drawing = [{ path: disc(...bite, r), ink: 'second' }]
  return {
    shape: [{ path: disc(0, 0, 100), ink: 'first' }],
    accent: small,
    isSolid: true,
    room: 92,
    centre: [-bite[0] * 0.16, -bite[1] * 0.16],
  }
}

export function openRing(random: Random, pen: Pen): Ground {
  const from = random.between(0, 360)
  const opening = random.between(34, 70)
  const dot = polar(95, from - opening / 2)
  return {
    shape: [{ path: arc(0, 0, 95, from, 360 - opening), ink: 'first', pen }],
    accent: [{ path: disc(...dot, 9), ink: 'second' }],
    isSolid: false,
    room: 96,
    centre: middle,
  }
}

export function archway(random: Random, pen: Pen): Ground {
  const half = random.between(72, 84)
  const spring = random.between(-26, -10)
  const foot = random.between(56, 98)
  const [left, right] = random.chance(0.5) ? [foot, 98] : [98, foot]
  const step = random.between(26, 46)
  return {
    shape: [
      {
        path: [
          { op: 'M', to: [-half, left] },
          { op: 'L', to: [-half, spring] },
          ...arc(0, spring, half, 180, 180).slice(1),
          { op: 'L', to: [half, right] },
        ],
        ink: 'first',
        pen,
      },
    ],
    accent: [{ path: rectangle(-step, 90, step * 2, 8), ink: 'second' }],
    isSolid: false,
    room: 84,
    centre: [0, 12],
  }
}

export function openFrame(random: Random, pen: Pen): Ground {
  const from = random.between(-60, 20)
  const long = random.between(46, 76)
  const turn = random.pick([0, 90, 180, 270])
  const frame = parsePath(`M${from} -92H-92V92H92V-92H${from + long}`)
  return {
    shape: [{ path: transformed(frame, turned(turn)), ink: 'first', pen }],
    accent: [{ path: transformed(disc(from + long / 2, -92, 9), turned(turn)), ink: 'second' }],
    isSolid: false,
    room: 100,
    centre: middle,
  }
}

export function shield(random: Random, pen: Pen, gap: number): Ground {
  const waist = random.between(20, 48)
  const point = random.between(96, 108)
  const outline = (by: number) => {
    const [w, top, tip] = [84 - by, -100 + by, point - by * 1.25]
    return parsePath(
      `M${-w} ${top}H${w}V${waist - by * 0.4}C${w} ${waist + 40 - by * 0.6} ${w * 0.55} ${tip - 22} 0 ${tip}C${-w * 0.55} ${tip - 22} ${-w} ${waist + 40 - by * 0.6} ${-w} ${waist - by * 0.4}Z`,
    )
  }
  return {
    shape: [{ path: outline(pen.width + gap), ink: 'first' }],
    accent: [{ path: outline(pen.width / 2), ink: 'second', pen }],
    isSolid: true,
    room: 98,
    centre: [0, -10],
  }
}

export function roundel(random: Random, pen: Pen, gap: number): Ground {
  const inner = 100 - pen.width - gap
  const open = random.between(8, 26)
  const from = random.pick([90, 270, 0, 180])
  const arcs = random.chance(0.5)
    ? [arc(0, 0, 100 - pen.width / 2, from + open / 2, 360 - open)]
    : [0, 180].map((half) => arc(0, 0, 100 - pen.width / 2, from + half + open / 2, 180 - open))
  return {
    shape: [{ path: disc(0, 0, inner), ink: 'first' }],
    accent: arcs.map((path) => ({ path, ink: 'second', pen })),
    isSolid: true,
    room: 100,
    centre: middle,
  }
}

export function diamond(random: Random, pen: Pen, gap: number): Ground {
  const round = random.between(4, 34)
  const outer = roundedBox(-78, -78, 156, 156, [round, round, round, round])
  const far = 78 - pen.width / 2 - gap
  const r = Math.max(0, round - gap)
  const inner = roundedBox(-far, -far, far * 2, far * 2, [r, r, r, r])
  return {
    shape: [{ path: transformed(inner, turned(45)), ink: 'first' }],
    accent: [{ path: transformed(outer, turned(45)), ink: 'second', pen }],
    isSolid: true,
    room: 86,
    centre: middle,
  }
}
