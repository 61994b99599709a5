import { asHoles, cutOut, type Drawing, inFront, inInk, inkBox, placed } from '../drawing.ts'
import { centreOf, heightOf, widthOf } from '../geometry/box.ts'
import { moved, transformed, turned } from '../geometry/path.ts'
import { line, rectangle } from '../geometry/shapes.ts'
import { isRightToLeft } from '../type/set-line.ts'
import { type Ground, wholeGround } from './ground.ts'
import { grounds } from './grounds.ts'
import { type Brief, fitted, lettering, letterType } from './mark.ts'

/** Letters cut out of a solid shape, or standing inside a line. */
export function negativeSpace(brief: Brief): Drawing | undefined {
  const { name, style, house, random } = brief
  if (name.initials.length === 0) return undefined
  const ground = random.pick(grounds[style])(random, house.pen, house.gap)
  const text = name.initials.slice(0, ground.room >= 100 && random.chance(0.5) ? 2 : 1).join('')
  const room = ground.room * random.between(0.94, 1.04)
  return inGround(lettering(brief, text, letterType(brief)), { ...ground, room }, house.gap)
}

export function inGround(content: Drawing, ground: Ground, gap: number): Drawing {
  const { isSolid, room, centre } = ground
  const inside = placed(fitted(content, room * 1.04, room * 0.96), moved(...centre))
  const whole = wholeGround(ground, gap)
  return isSolid ? cutOut(asHoles(inside), whole) : [...whole, ...inside]
}

/** Two letters in one. In fine type they stand apart by a line; in heavy type one stands in front of the other. */
export function monogram(brief: Brief): Drawing | undefined {
  const [one, other] = brief.name.initials
  if (one === undefined || other === undefined) return undefined
  const [first, second] = isRightToLeft(one) ? [other, one] : [one, other]
  const isFine =
    brief.style === 'minimalist' || (brief.style === 'corporate' && brief.random.chance(0.5))
  return isFine ? divided(brief, first, second) : overlapped(brief, first, second)
}

const withStem = /^[BDEFHIKLMNPRU]$/

function overlapped(brief: Brief, first: string, second: string): Drawing {
  const { house, random } = brief
  const type = letterType(brief)
  const back = lettering(brief, first, type)
  const width = widthOf(inkBox(back))
  const hasStem = withStem.test(second)
  const overlap = hasStem ? random.between(0.2, 0.3) : random.between(0.1, 0.16)
  const left = width * (1 - overlap)
  const front = placed(lettering(brief, second, type), moved(left, random.between(-1, 1)))
  const box = inkBox([...back, ...front])
  // What would show on the far side of a stem is a splinter that nobody can read.
  const kept = back.map((shape) =>
    hasStem ? { ...shape, keep: rectangle(-50, box.top, left + 60, heightOf(box)) } : shape,
  )
  return fitted(inFront(inInk(front, 'second'), kept, house.gap * 0.7), 230, 180)
}

/** A line leans or stands between the letters, as high as the name wants it. */
function divided(brief: Brief, first: string, second: string): Drawing {
  const { house, random } = brief
  const type = letterType(brief)
  const one = lettering(brief, first, type)
  const box = inkBox(one)
  const apart = random.between(26, 34)
  const two = placed(lettering(brief, second, type), moved(box.right + apart * 2, 0))
  const reach = random.between(18, 46)
  const lean = random.pick([0, 0, 14, -14]) + random.between(-2, 2)
  const x = box.right + apart
  const rule = line([
    [x + lean, -100 - reach],
    [x - lean, reach],
  ])
  const pen = { ...house.pen, width: 5 }
  return fitted([...one, { path: rule, ink: 'second', pen }, ...two], 230, 190)
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
  const height = y + heightOf(box) * random.between(-0.08, 0.12)
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
