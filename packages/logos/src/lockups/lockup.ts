import { type Drawing, inkBox, placed } from '../drawing.ts'
import { heightOf, widthOf } from '../geometry/box.ts'
import { moved } from '../geometry/path.ts'
import type { Brief } from '../marks/mark.ts'
import type { Typography } from '../type/set-line.ts'
import { isRightToLeft } from '../type/set-line.ts'
import { sized, type Wordmark, wordmark } from './wordmark.ts'

export type Lockup = 'beside' | 'above'

/** Mark and name together. The mark stands where reading begins. */
export function lockedUp(brief: Brief, mark: Drawing, words: Typography, lockup: Lockup): Drawing {
  const { name, typeCase, house } = brief
  if (name.text === '') return mark
  const isRtl = isRightToLeft(name.text)
  const align = lockup === 'above' ? 'centre' : isRtl ? 'right' : 'left'
  const text = wordmark(typeCase, name, house, words, align)
  return lockup === 'above' ? above(mark, text) : beside(mark, text, isRtl, words.tracking)
}

function beside(
  mark: Drawing,
  { drawing, body }: Wordmark,
  isRtl: boolean,
  tracking: number,
): Drawing {
  const height = Math.max(210, heightOf(body) * 1.24) * calming(mark)
  const sign = sized(mark, height)
  const width = widthOf(inkBox(sign))
  const gap = height * 0.24 + Math.max(0, tracking) * 120
  const top = (heightOf(body) - height) / 2
  const x = isRtl ? body.right + gap : -width - gap
  return [...placed(sign, moved(x, top)), ...drawing]
}

function above(mark: Drawing, { drawing, body }: Wordmark): Drawing {
  const wide = widthOf(body)
  const height = Math.min(420, Math.max(240, wide * 0.34)) * calming(mark)
  const sign = sized(mark, height)
  const gap = Math.max(70, height * 0.24)
  const x = (wide - widthOf(inkBox(sign))) / 2
  return [...placed(sign, moved(x, -height - gap)), ...drawing]
}

/** A wide mark of the same height would outweigh the name. */
function calming(mark: Drawing): number {
  const box = inkBox(mark)
  return Math.min(1, Math.sqrt((1.15 * heightOf(box)) / widthOf(box)))
}
