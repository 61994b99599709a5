import type { LogoStyle } from '@sheaf/contract/logo-choices'
import { asHoles, cutOut, type Drawing, inFront, inkBox } from '../drawing.ts'
import { type Box, centreOf, grown, heightOf, united, widthOf } from '../geometry/box.ts'
import { parsePath } from '../geometry/parse-path.ts'
import { transformed, turned } from '../geometry/path.ts'
import { disc, line, type Point, polygon, roundedBox, smooth } from '../geometry/shapes.ts'
import type { Brief } from '../marks/mark.ts'
import type { Typography } from '../type/set-line.ts'
import { type Wordmark, wordmark } from './wordmark.ts'

type Frame = (brief: Brief, text: Drawing, body: Box) => Drawing

/** The name inside a shape, or between rules: a logo without a mark. */
export function framedName(brief: Brief, words: Typography): Drawing | undefined {
  const { name, typeCase, house, style } = brief
  if (name.text === '') return undefined
  const { drawing, body }: Wordmark = wordmark(typeCase, name, house, words, 'centre')
  return frames[style](brief, drawing, united([body, inkBox(drawing)]))
}

const frames: Record<LogoStyle, Frame> = {
  modern: plate,
  minimalist: openFrame,
  tech: brackets,
  creative: slab,
  corporate: rules,
  playful: speech,
}

function plate({ random, house }: Brief, text: Drawing, body: Box): Drawing {
  const box = padded(body, 78, 66)
  const round = Math.min(heightOf(box) / 2, 116)
  const corner = () => random.pick([14, round, round])
  const path = roundedBox(box.left, box.top, widthOf(box), heightOf(box), [
    corner(),
    corner(),
    corner(),
    corner(),
  ])
  const r = random.between(30, 38)
  const [x, y] = random.pick<Point>([
    [box.right - 26, box.top + 12],
    [box.left + 26, box.bottom - 12],
    [box.right - 26, box.bottom - 12],
  ])
  const ground = cutOut(asHoles(text), [{ path, ink: 'first' }])
  return inFront([{ path: disc(x, y, r), ink: 'second' }], ground, house.gap)
}

function openFrame({ random, house }: Brief, text: Drawing, body: Box): Drawing {
  const { left, top, right, bottom } = padded(body, 84, 74)
  const long = random.between(90, 150)
  const from = random.between(left + 40, Math.max(left + 41, right - long - 40))
  const isTop = random.chance(0.5)
  const y = isTop ? top : bottom
  const other = isTop ? bottom : top
  const frame = parsePath(`M${from} ${y}H${left}V${other}H${right}V${y}H${from + long}`)
  return [
    { path: frame, ink: 'first', pen: { ...house.pen, width: 5 } },
    { path: disc(from + long / 2, y, 11), ink: 'second' },
    ...text,
  ]
}

function brackets({ random }: Brief, text: Drawing, body: Box): Drawing {
  const { left, top, right, bottom } = padded(body, 70, 54)
  const arm = random.between(34, 54)
  const cut = random.between(14, 26)
  const pen = { width: 17, cap: 'butt' as const, join: 'miter' as const }
  const isSquare = random.chance(0.5)
  const opening: Point[] = isSquare
    ? [
        [left + arm, top],
        [left, top],
        [left, bottom],
        [left + arm, bottom],
      ]
    : [
        [left + arm, top],
        [left + cut, top],
        [left, top + cut],
        [left, bottom - cut],
        [left + cut, bottom],
        [left + arm, bottom],
      ]
  const middle = left + right
  const closing = opening.map(([x, y]): Point => [middle - x, y])
  return [
    { path: line(opening), ink: 'second', pen },
    { path: line(closing), ink: 'second', pen },
    ...text,
  ]
}

function slab({ random, house }: Brief, text: Drawing, body: Box): Drawing {
  const { left, top, right, bottom } = padded(body, 74, 62)
  const swing = () => random.between(-11, 11)
  const at = (share: number) => left + (right - left) * share
  const upper = [0, 0.25, 0.5, 0.75, 1].map((share): Point => [at(share), top + swing()])
  const lower = [1, 0.75, 0.5, 0.25, 0].map((share): Point => [at(share), bottom + swing()])
  const middle = (top + bottom) / 2
  const brush = smooth(
    [...upper, [right + 26, middle + swing()], ...lower, [left - 26, middle + swing()]],
    1,
  )
  const ground = cutOut(asHoles(text), [{ path: brush, ink: 'first' }])
  const side = random.pick([left + 10, right - 10])
  const drop = [disc(side, bottom + 10, random.between(22, 30))].flat()
  const whole = inFront([{ path: drop, ink: 'second' }], ground, house.gap)
  const tilt = turned(random.pick([-3, 3]) + random.between(-0.6, 0.6), ...centreOf(body))
  return whole.map((shape) => ({
    ...shape,
    path: transformed(shape.path, tilt),
    cuts: (shape.cuts ?? []).map((cut) => ({ ...cut, path: transformed(cut.path, tilt) })),
  }))
}

function rules({ random }: Brief, text: Drawing, body: Box): Drawing {
  const { left, top, right, bottom } = padded(body, 10, 66)
  const [x] = centreOf(body)
  const size = random.between(13, 18)
  const gap = random.between(30, 44)
  const stone = (y: number) =>
    polygon([
      [x, y - size],
      [x + size, y],
      [x, y + size],
      [x - size, y],
    ])
  const pen = { width: 5, cap: 'butt' as const, join: 'miter' as const }
  const broken = (y: number) => [
    ...line([
      [left, y],
      [x - gap, y],
    ]),
    ...line([
      [x + gap, y],
      [right, y],
    ]),
  ]
  const whole = (y: number) =>
    line([
      [left, y],
      [right, y],
    ])
  const isTop = random.chance(0.6)
  return [
    { path: isTop ? broken(top) : whole(top), ink: 'first', pen },
    { path: isTop ? whole(bottom) : broken(bottom), ink: 'first', pen },
    { path: stone(isTop ? top : bottom), ink: 'second' },
    ...text,
  ]
}

function speech({ random, house }: Brief, text: Drawing, body: Box): Drawing {
  const box = padded(body, 80, 64)
  const r = Math.min(heightOf(box) / 2, 130)
  const x = box.left + widthOf(box) * random.pick([0.2, 0.3, 0.7, 0.8])
  const lean = random.between(18, 44) * (x < centreOf(box)[0] ? -1 : 1)
  const tail = parsePath(
    `M${x - 34} ${box.bottom - 4}Q${x} ${box.bottom + 30} ${x + lean} ${box.bottom + 58}Q${x + 30} ${box.bottom + 34} ${x + 34} ${box.bottom - 4}Z`,
  )
  const pill = roundedBox(box.left, box.top, widthOf(box), heightOf(box), [r, r, r, r])
  const ground = cutOut(asHoles(text), [
    { path: pill, ink: 'first' },
    { path: tail, ink: 'first' },
  ])
  const side = x < centreOf(box)[0] ? box.right : box.left
  const towards = side === box.right ? 1 : -1
  const confetti = [
    ...disc(side - towards * r * 0.2, box.top - 6, 17),
    ...disc(side - towards * (r * 0.2 + 46), box.top - 24, 11),
    ...disc(side + towards * 14, box.top + 34, 10),
  ]
  return inFront([{ path: confetti, ink: 'second' }], ground, house.gap)
}

function padded(box: Box, x: number, y: number): Box {
  const { left, right } = grown(box, x)
  return { left, right, top: box.top - y, bottom: box.bottom + y }
}
