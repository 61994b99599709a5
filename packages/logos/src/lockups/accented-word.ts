import type { LogoStyle } from '@sheaf/contract/logo-choices'
import { type Drawing, inFront, inkBox, placed } from '../drawing.ts'
import { type Box, heightOf, widthOf } from '../geometry/box.ts'
import { parsePath } from '../geometry/parse-path.ts'
import { moved } from '../geometry/path.ts'
import { disc, line, rectangle } from '../geometry/shapes.ts'
import { type Brief, lettering } from '../marks/mark.ts'
import { isRightToLeft, type Typography } from '../type/set-line.ts'
import { sized, wordmark } from './wordmark.ts'

type Accent = (brief: Brief, text: Drawing, body: Box, isRtl: boolean) => Drawing

/** The name and one small thing that makes it its own. */
export function accentedWord(brief: Brief, words: Typography): Drawing | undefined {
  const { name, typeCase, house, style } = brief
  if (name.initials.length === 0) return undefined
  const isRtl = isRightToLeft(name.text)
  const isCentred = style === 'minimalist' || style === 'playful'
  const align = isCentred ? 'centre' : isRtl ? 'right' : 'left'
  const { drawing, body } = wordmark(typeCase, name, house, words, align, 'even')
  return accents[style](brief, drawing, body, isRtl)
}

const accents: Record<LogoStyle, Accent> = {
  modern: fullStop,
  minimalist: thread,
  tech: cursor,
  creative: stroke,
  corporate: letterhead,
  playful: smile,
}

/** A disc that ends the last line. */
function fullStop({ random }: Brief, text: Drawing, body: Box, isRtl: boolean): Drawing {
  const last = inkBox(text.slice(-1))
  const r = random.between(15, 21)
  const x = isRtl ? last.left - 18 - r : last.right + 18 + r
  return [...text, { path: disc(x, body.bottom - r, r), ink: 'second' }]
}

function thread({ random, house }: Brief, text: Drawing, body: Box): Drawing {
  const y = inkBox(text).bottom + 62
  const long = widthOf(body) * random.between(0.16, 0.34)
  const x = (body.left + body.right) / 2
  const at = x + long * random.between(-0.5, 0.5)
  const pen = { ...house.pen, width: 4 }
  const rule: Drawing = [
    {
      path: line([
        [x - long / 2, y],
        [x + long / 2, y],
      ]),
      ink: 'first',
      pen,
    },
  ]
  return [...text, ...inFront([{ path: disc(at, y, 10), ink: 'second' }], rule, 12)]
}

/** What blinks at the end of a line of code. */
function cursor({ random }: Brief, text: Drawing, body: Box, isRtl: boolean): Drawing {
  const last = inkBox(text.slice(-1))
  const isBlock = random.chance(0.5)
  const width = isBlock ? random.between(26, 36) : random.between(62, 80)
  const height = isBlock ? 100 : 17
  const x = isRtl ? last.left - 26 - width : last.right + 26
  return [...text, { path: rectangle(x, body.bottom - height, width, height), ink: 'second' }]
}

/** A brush stroke beneath, thick in its middle. */
function stroke({ random }: Brief, text: Drawing, body: Box): Drawing {
  const [left, right] = [body.left + widthOf(body) * random.between(0, 0.1), body.right]
  const y = inkBox(text).bottom + 44
  const thick = random.between(20, 30)
  const rise = random.between(10, 24)
  const long = right - left
  const brush = parsePath(
    `M${left} ${y + rise}C${left + long * 0.3} ${y - rise} ${left + long * 0.65} ${y - rise * 0.6} ${right} ${y - rise * 0.2}C${left + long * 0.7} ${y + thick * 0.5} ${left + long * 0.32} ${y + thick * 0.3} ${left} ${y + rise}Z`,
  )
  return [...text, { path: brush, ink: 'second' }]
}

/** Letters, a rule, the name. */
function letterhead(brief: Brief, text: Drawing, body: Box, isRtl: boolean): Drawing {
  const { name, house, random } = brief
  const letters = lettering(brief, name.initials.slice(0, 2).join(''), house.letters[0])
  const height = Math.max(150, heightOf(body) * 0.92)
  const sign = placed(sized(letters, height), moved(0, (heightOf(body) - height) / 2))
  const wide = widthOf(inkBox(sign))
  const [gap, over] = [random.between(44, 56), random.between(18, 34)]
  const x = isRtl ? body.right + gap : -gap
  const rule = line([
    [x, (heightOf(body) - height) / 2 - over],
    [x, (heightOf(body) + height) / 2 + over],
  ])
  return [
    ...placed(sign, moved(isRtl ? body.right + gap * 2 : -gap * 2 - wide, 0)),
    { path: rule, ink: 'second', pen: { ...house.pen, width: 6 } },
    ...text,
  ]
}

function smile({ random }: Brief, text: Drawing, body: Box): Drawing {
  const x = (body.left + body.right) / 2
  const half = Math.min(widthOf(body) * random.between(0.2, 0.3), 220)
  const y = inkBox(text).bottom + 34
  const sag = half * random.between(0.34, 0.44)
  return [
    ...text,
    {
      path: parsePath(`M${x - half} ${y}Q${x} ${y + sag * 2} ${x + half} ${y}`),
      ink: 'second',
      pen: { width: 24, cap: 'round', join: 'round' },
    },
  ]
}
