import { cutOut, type Drawing, inFront, inInk, placed } from '../drawing.ts'
import { moved } from '../geometry/path.ts'
import { around, chamferedBox, disc, type Point, roundedBox, smooth } from '../geometry/shapes.ts'
import { iconDrawing } from '../icons/icon-drawing.ts'
import type { Random } from '../random.ts'
import { grounds } from './grounds.ts'
import { inGround } from './lettermarks.ts'
import { type Brief, fitted } from './mark.ts'

/** What the house does, as a line drawing in or on a ground of the name's own. */
export function tradeIcon({ trade, style, house, random }: Brief): Drawing | undefined {
  if (!trade) return undefined
  const ground = random.pick(grounds[style])(random, house.pen, house.gap)
  return inGround(
    iconDrawing(trade, house.iconPen),
    { ...ground, room: ground.room * 1.16 },
    house.gap,
  )
}

/** The icon in the first colour, free, over a spot of the second that lies off centre. */
export function iconOnSpot({ trade, style, house, random }: Brief): Drawing | undefined {
  if (!trade) return undefined
  const icon = inInk(fitted(iconDrawing(trade, house.iconPen), 176), 'first')
  const far = style === 'minimalist' ? 52 : 36
  const [x, y] = random.pick<Point>([
    [far, far],
    [-far, far],
    [far, -far],
    [-far, -far],
  ])
  const spot: Drawing = [{ path: spotOf(style, random), ink: 'second' }]
  const shifted = placed(spot, moved(x + random.between(-6, 6), y + random.between(-6, 6)))
  // The spot shows behind the icon only: inside it, it would make splinters between the lines.
  const silhouette = icon.map(({ path }) => ({ path, gap: house.gap * 0.6 }))
  return inFront(icon, cutOut(silhouette, shifted), house.gap * 0.6)
}

function spotOf(style: Brief['style'], random: Random) {
  const r = style === 'minimalist' ? random.between(56, 64) : random.between(76, 86)
  if (style === 'tech') {
    const cut = random.between(24, 50)
    return chamferedBox(
      -r,
      -r,
      r * 2,
      r * 2,
      random.pick([
        [cut, 0, cut, 0],
        [0, cut, 0, cut],
        [cut, cut, cut, cut],
      ]),
    )
  }
  if (style === 'modern') {
    const corner = random.between(30, 60)
    return roundedBox(
      -r,
      -r,
      r * 2,
      r * 2,
      random.pick([
        [r, r, corner, r],
        [r, 6, r, 6],
        [corner, r, r, r],
      ]),
    )
  }
  if (style === 'minimalist' || style === 'corporate') return disc(0, 0, r)
  const points = around(0, 0, 1, 6, random.between(0, 360)).map(([x, y]): Point => {
    const far = r * random.between(0.9, 1.22)
    return [x * far, y * far]
  })
  return smooth(points, 1.1)
}
