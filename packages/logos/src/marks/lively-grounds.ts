import type { Drawing, Pen } from '../drawing.ts'
import { parsePath } from '../geometry/parse-path.ts'
import { transformed, turned } from '../geometry/path.ts'
import {
  around,
  chamferedBox,
  disc,
  type Point,
  polar,
  polygon,
  roundedBox,
  smooth,
} from '../geometry/shapes.ts'
import type { Random } from '../random.ts'
import type { Ground } from './ground.ts'

const middle: Point = [0, 0]

export function chamfered(random: Random, _pen: Pen, gap: number): Ground {
  const cut = () => random.pick([0, 0, 44]) + random.between(0, 6)
  const big = random.between(64, 76)
  const path = chamferedBox(-100, -100, 200, 200, [cut(), big, cut(), cut()])
  const piece = polygon([
    [100, -100],
    [100, -100 + big - gap * 1.6],
    [100 - big + gap * 1.6, -100],
  ])
  const turn = random.pick([0, 90, 180, 270])
  const [x, y] = polar(10, -45 + turn + 180)
  return {
    shape: [{ path: transformed(path, turned(turn)), ink: 'first' }],
    accent: [{ path: transformed(piece, turned(turn)), ink: 'second' }],
    isSolid: true,
    room: 106,
    centre: [x, y],
  }
}

export function hexagon(random: Random, _pen: Pen, gap: number): Ground {
  const corners = around(0, 0, 108, 6)
  const at = random.below(6)
  const depth = random.between(0.42, 0.56)
  const corner = (index: number): Point => corners[(index + 6) % 6] ?? middle
  const towards = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const tip = corner(at)
  const [one, other] = [towards(tip, corner(at - 1), depth), towards(tip, corner(at + 1), depth)]
  const shrink = depth - (gap * 1.5) / 108
  const piece = polygon([
    tip,
    towards(tip, corner(at + 1), shrink),
    towards(tip, corner(at - 1), shrink),
  ])
  const rest = [1, 2, 3, 4, 5].map((step) => corner(at + step))
  return {
    shape: [{ path: polygon([one, other, ...rest]), ink: 'first' }],
    accent: [{ path: piece, ink: 'second' }],
    isSolid: true,
    room: 96,
    centre: [-tip[0] * 0.06, -tip[1] * 0.06],
  }
}

export function blob(random: Random, _pen: Pen, _gap: number): Ground {
  const turn = random.between(0, 360)
  const points = around(0, 0, 1, 6, turn).map(([x, y]): Point => {
    const r = random.between(84, 112)
    return [x * r, y * r]
  })
  const [x, y] = polar(96, random.between(0, 360))
  const drop: Drawing = [{ path: disc(x, y, random.between(18, 27)), ink: 'second' }]
  return {
    shape: [{ path: smooth(points, 1.15), ink: 'first' }],
    accent: drop,
    isSolid: true,
    room: 98,
    centre: [-x * 0.1, -y * 0.1],
  }
}

export function petalBox(random: Random, _pen: Pen, _gap: number): Ground {
  const tilt = random.between(-14, 14)
  const leaf = roundedBox(
    -96,
    -96,
    192,
    192,
    random.pick([
      [100, 20, 100, 20],
      [20, 100, 20, 100],
      [100, 100, 20, 100],
    ]),
  )
  const r = random.between(20, 28)
  const side = random.pick([-1, 1])
  const spot: Drawing = [{ path: disc(side * 84, random.between(60, 84), r), ink: 'second' }]
  return {
    shape: [{ path: transformed(leaf, turned(tilt)), ink: 'first' }],
    accent: spot,
    isSolid: true,
    room: 104,
    centre: [-side * 4, -4],
  }
}

export function scallop(random: Random): Ground {
  const lobes = random.pick([8, 9, 10, 11, 12])
  const depth = random.between(0.84, 0.92)
  const turn = random.between(0, 360)
  const points = around(0, 0, 1, lobes * 2, turn).map(([x, y], index): Point => {
    const r = index % 2 === 0 ? 104 : 104 * depth
    return [x * r, y * r]
  })
  return {
    shape: [{ path: smooth(points, 1.2), ink: 'first' }],
    accent: [],
    isSolid: true,
    room: 112,
    centre: middle,
  }
}

export function bubble(random: Random): Ground {
  const turn = random.pick([50, 62, 118, 130]) + random.between(-8, 8)
  const [x, y] = polar(116, turn)
  const [ax, ay] = polar(80, turn - 22)
  const [bx, by] = polar(80, turn + 22)
  return {
    shape: [
      { path: disc(0, -4, 94), ink: 'first' },
      {
        path: parsePath(
          `M${ax} ${ay}Q${x * 0.92} ${y * 0.92} ${x} ${y}Q${x * 0.8} ${y * 0.86} ${bx} ${by}Z`,
        ),
        ink: 'first',
      },
    ],
    accent: [],
    isSolid: true,
    room: 112,
    centre: [0, -4],
  }
}

export function wobble(random: Random, _pen: Pen, _gap: number): Ground {
  const turn = random.between(0, 360)
  const points = around(0, 0, 1, 5, turn).map(([x, y]): Point => {
    const r = random.between(90, 106)
    return [x * r, y * r]
  })
  const from = random.between(0, 360)
  const confetti = [0, 34, 68].flatMap((step, index) => {
    const [x, y] = polar(100, from + step)
    return disc(x, y, [9, 15, 11][index] ?? 10)
  })
  return {
    shape: [{ path: smooth(points, 1.1), ink: 'first' }],
    accent: [{ path: confetti, ink: 'second' }],
    isSolid: true,
    room: 108,
    centre: middle,
  }
}
