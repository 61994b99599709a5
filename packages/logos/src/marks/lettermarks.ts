import { asHoles, cutOut, type Drawing, inFront, inkBox, placed } from '../drawing.ts'
import { centreOf, heightOf, widthOf } from '../geometry/box.ts'
import { moved, transformed, turned } from '../geometry/path.ts'
import { rectangle } from '../geometry/shapes.ts'
import type { Ground } from './ground.ts'
import { grounds } from './grounds.ts'
import { type Brief, fitted, lettering, letterType } from './mark.ts'

/** Letters cut out of a solid shape, or standing inside a line. */
export function negativeSpace(brief: Brief): Drawing | undefined {
  const { name, style, house, random } = brief
  if (name.initials.length === 0) return undefined
  const ground = random.pick(grounds[style])(random, house.pen, house.gap)
  const text = name.initials.slice(0, random.chance(0.5) ? 2 : 1).join('')
  return inGround(lettering(brief, text, letterType(brief)), ground)
}

export function inGround(content: Drawing, { drawing, isSolid, room, centre }: Ground): Drawing {
  const inside = placed(fitted(content, room * 1.04, room * 0.96), moved(...centre))
  return isSolid ? cutOut(asHoles(inside), drawing) : [...drawing, ...inside]
}

/** Two letters that overlap; the one in front keeps a gap around it. */
export function monogram(brief: Brief): Drawing | undefined {
  const { name, house, random } = brief
  const [first, second] = name.initials
  if (first === undefined || second === undefined) return undefined
  const type = letterType(brief)
  const back = lettering(brief, first, type)
  const width = widthOf(inkBox(back))
  const overlap = random.between(0.2, 0.34)
  const drop = random.pick([0, 0, 18, -18]) + random.between(-2, 2)
  const front = placed(lettering(brief, second, type), moved(width * (1 - overlap), drop))
  const inks = front.map((shape) => ({ ...shape, ink: 'second' as const }))
  return fitted(inFront(inks, back, house.gap * 0.7), 230, 190)
}

/** One letter sliced by a line; its two parts in two colours. */
export function slicedLetter(brief: Brief): Drawing | undefined {
  const { name, house, random } = brief
  const [letter] = name.initials
  if (letter === undefined) return undefined
  const whole = fitted(lettering(brief, letter, letterType(brief)), 210, 200)
  const box = inkBox(whole)
  const [x, y] = centreOf(box)
  const angle = random.pick([-32, -18, 0, 18, 32]) + random.between(-5, 5)
  const height = y + heightOf(box) * random.between(-0.12, 0.2)
  const reach = 400
  const upper = transformed(
    rectangle(x - reach, height - reach, reach * 2, reach - house.gap / 2),
    turned(angle, x, height),
  )
  const lower = transformed(
    rectangle(x - reach, height + house.gap / 2, reach * 2, reach),
    turned(angle, x, height),
  )
  return [
    ...whole.map((shape) => ({ ...shape, keep: upper })),
    ...whole.map((shape) => ({ ...shape, ink: 'second' as const, keep: lower })),
  ]
}
