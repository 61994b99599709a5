import { asHoles, cutOut, type Drawing, inInk, placed } from '../drawing.ts'
import { centreOf, widthOf } from '../geometry/box.ts'
import { combined, moved, transformed, turned } from '../geometry/path.ts'
import { arc, around, disc, type Point, polar, smooth } from '../geometry/shapes.ts'
import { iconDrawing } from '../icons/icon-drawing.ts'
import { type Brief, fitted, lettering, letterType } from '../marks/mark.ts'
import { joinsLetters, type SetLine, setLine, type Typography } from '../type/set-line.ts'

/** The name around a seal, with its trade or its letter in the middle. Undefined when the name is too long for a circle. */
export function emblem(brief: Brief): Drawing | undefined {
  const { name, style, random, house } = brief
  if (name.text === '' || joinsLetters(name.text)) return undefined
  const hasFoot = name.tail !== '' && name.tail.length <= 16
  const above = [name.lead, name.head].filter(Boolean).join(' ')
  const head = onCircle(brief, hasFoot ? above : name.text, hasFoot ? 190 : 270)
  const foot = hasFoot ? onCircle(brief, name.tail, 150) : undefined
  const core = middleOf(brief)
  if (!head || !core || (hasFoot && !foot)) return undefined
  const letters: Drawing = [
    ...upper(head),
    ...(foot ? lower(foot, head.capHeight) : []),
    ...stops(head, foot, random.between(3.2, 4.4)),
  ]
  const isSolid = style === 'playful' || style === 'creative'
  if (isSolid) {
    const lobes = style === 'playful' ? random.pick([14, 16, 18]) : random.pick([22, 26, 30])
    const seal: Drawing = [
      { path: sealPath(lobes, random.between(0.93, 0.96), random.between(0, 20)), ink: 'first' },
    ]
    const island: Drawing = [{ path: disc(0, 0, 56), ink: 'second' }]
    return [
      ...cutOut(asHoles([...letters, { path: disc(0, 0, 62), ink: 'first' }]), seal),
      ...cutOut(asHoles(core), island),
    ]
  }
  const pen = { ...house.pen, width: style === 'modern' ? 7 : 4 }
  const ring = random.between(54, 57)
  const open = random.between(20, 40)
  return [
    { path: disc(0, 0, 104), ink: 'first', pen },
    style === 'corporate'
      ? { path: disc(0, 0, ring), ink: 'second', pen: { ...pen, width: 3 } }
      : {
          path: arc(0, 0, ring, random.between(0, 360), 360 - open),
          ink: 'second',
          pen: { ...pen, width: 4 },
        },
    ...letters,
    ...core,
  ]
}

const baseline = 69

function onCircle({ typeCase, house }: Brief, text: string, degrees: number): SetLine | undefined {
  const [words] = house.words
  for (const capHeight of [24, 20, 17]) {
    for (const tracking of [0.5, 0.32, 0.16, 0.08]) {
      const typography: Typography = { ...words, isUpper: true, tracking }
      const line = setLine(typeCase, text, typography, capHeight)
      const angle = angleOf(widthOf(line.box))
      if (angle <= degrees) return angle < 75 ? undefined : line
    }
  }
  return undefined
}

function angleOf(length: number): number {
  return ((length / (baseline + 8)) * 180) / Math.PI
}

function upper({ letters, box, capHeight }: SetLine): Drawing {
  const r = baseline + (24 - capHeight) / 2
  return letters.map((letter) => {
    const [x] = centreOf(letter.box)
    const angle = angleOf(x - widthOf(box) / 2)
    return {
      path: transformed(letter.path, combined(moved(-x, -r), turned(angle))),
      ink: 'first',
    }
  })
}

function lower({ letters, box, capHeight }: SetLine, above: number): Drawing {
  const size = Math.min(capHeight, above)
  const r = baseline + 12 + size / 2
  return letters.map((letter) => {
    const [x] = centreOf(letter.box)
    const angle = -angleOf(x - widthOf(box) / 2)
    return {
      path: transformed(letter.path, combined(moved(-x, r), turned(angle))),
      ink: 'first',
    }
  })
}

/** Dots between two words; beneath one word an arc, so that the ring is full. */
function stops(head: SetLine, foot: SetLine | undefined, r: number): Drawing {
  const upperHalf = angleOf(widthOf(head.box)) / 2
  if (!foot) {
    const half = 180 - upperHalf - 16
    if (half < 8) return []
    const pen = { width: r, cap: 'butt', join: 'miter' } as const
    return [{ path: arc(0, 0, baseline + 12, 90 - half, half * 2), ink: 'second', pen }]
  }
  const middle = upperHalf + (180 - upperHalf - angleOf(widthOf(foot.box)) / 2) / 2 - 90
  return [middle, 180 - middle].map((angle) => {
    const [x, y] = polar(baseline + 12, angle)
    return { path: disc(x, y, r), ink: 'second' }
  })
}

function middleOf(brief: Brief): Drawing | undefined {
  const { trade, name, house } = brief
  if (trade) return inInk(fitted(iconDrawing(trade, house.iconPen), 62), 'first')
  const [initial] = name.initials
  return initial === undefined
    ? undefined
    : placed(fitted(lettering(brief, initial, letterType(brief)), 58), moved(0, 0))
}

function sealPath(lobes: number, depth: number, turn: number) {
  const points = around(0, 0, 1, lobes * 2, turn).map(([x, y], index): Point => {
    const r = index % 2 === 0 ? 112 : 112 * depth
    return [x * r, y * r]
  })
  return smooth(points, 1.1)
}
