import { type Drawing, inFront, type Pen } from '../drawing.ts'
import type { Point } from '../geometry/shapes.ts'
import type { Random } from '../random.ts'

/** What a letter or an icon stands on or in. */
export type Ground = {
  readonly shape: Drawing
  /** Small, in the second colour, in front of the shape. */
  readonly accent: Drawing
  /** A solid ground has its content cut out; a line is drawn around it. */
  readonly isSolid: boolean
  /** The side of the square that content may fill. */
  readonly room: number
  readonly centre: Point
}

export type DrawGround = (random: Random, pen: Pen, gap: number) => Ground

/** The ground as it is drawn: the accent keeps its gap. */
export function wholeGround({ shape, accent }: Ground, gap: number): Drawing {
  return inFront(accent, shape, gap)
}
