import type { Drawing } from '../drawing.ts'
import { iconDrawing } from '../icons/icon-drawing.ts'
import { grounds } from './grounds.ts'
import { inGround } from './lettermarks.ts'
import type { Brief } from './mark.ts'

/** What the house does, as a line drawing in or on a ground of the name's own. */
export function tradeIcon({ trade, style, house, random }: Brief): Drawing | undefined {
  if (!trade) return undefined
  const ground = random.pick(grounds[style])(random, house.pen, house.gap)
  return inGround(iconDrawing(trade, house.iconPen), ground)
}
