import { type Drawing, type Ink, inkBox, placed } from '../drawing.ts'
import { type Box, centreOf, heightOf, widthOf } from '../geometry/box.ts'
import { combined, moved, type Path, scaled, transformed, turned } from '../geometry/path.ts'
import type { HouseStyle } from '../house-styles.ts'
import type { CompanyName } from '../name/company-name.ts'
import { intoLines } from '../name/lines.ts'
import { type SetLine, setLine, type Typography } from '../type/set-line.ts'
import type { TypeCase } from '../type/type-case.ts'

export type Align = 'left' | 'centre' | 'right'

/** Graded: what describes the name is set smaller. Even: all of it in one size. */
export type Sizes = 'graded' | 'even'

export type Wordmark = {
  readonly drawing: Drawing
  /** From the top of the first capitals to the last baseline: what the eye centres by. */
  readonly body: Box
}

type Line = { readonly set: SetLine; readonly ink: Ink; readonly before: number }

const cap = 100

/** The name in type: in one line, in two or three, or with what describes it set small beneath. */
export function wordmark(
  typeCase: TypeCase,
  name: CompanyName,
  house: HouseStyle,
  words: Typography,
  align: Align,
  sizes: Sizes = 'graded',
): Wordmark {
  const lines = linesOf(typeCase, name, house, words, sizes)
  const width = Math.max(...lines.map(({ set }) => widthOf(set.box)))
  let y = 0
  const drawing = lines.flatMap(({ set, ink, before }): Drawing => {
    y += before + set.capHeight
    const spare = width - widthOf(set.box)
    const x = align === 'left' ? 0 : align === 'right' ? spare : spare / 2
    return placed([{ path: bounced(set, house.bounce), ink }], moved(x, y))
  })
  return { drawing, body: { left: 0, top: 0, right: width, bottom: y } }
}

function linesOf(
  typeCase: TypeCase,
  name: CompanyName,
  house: HouseStyle,
  words: Typography,
  sizes: Sizes,
): Line[] {
  const set = (text: string) => setLine(typeCase, text, words, cap)
  const { lead, head, tail, text } = name
  const heads = intoLines(head, house.oneLine)
  if (sizes === 'graded' && head !== text && heads.length <= 2) {
    const graded = gradedLines(typeCase, name, house, heads.map(set))
    if (graded) return graded
  }
  const parts = intoLines(text, house.oneLine)
  const natural = [lead, head, tail].filter(Boolean)
  const isNatural = parts.length > 1 && heads.length === 1 && natural.length === parts.length
  return stacked((isNatural ? natural : parts).map(set), 'first')
}

function gradedLines(
  typeCase: TypeCase,
  { lead, tail }: CompanyName,
  { small, smallInk }: HouseStyle,
  heads: readonly SetLine[],
): Line[] | undefined {
  const width = Math.max(...heads.map(({ box }) => widthOf(box)))
  const above = lead === '' ? [] : [smallLine(typeCase, lead, small, width)]
  const below = tail === '' ? [] : [smallLine(typeCase, tail, small, width)]
  const [over, under] = [above[0], below[0]]
  if (above.length > (over ? 1 : 0) || below.length > (under ? 1 : 0)) return undefined
  const rise = Math.max(0, -(heads[0]?.box.top ?? 0) - cap)
  const first = stacked(heads, 'first').map((line, index) =>
    index === 0 && over ? { ...line, before: cap * 0.4 + rise } : line,
  )
  return [
    ...(over ? [{ set: over, ink: smallInk, before: 0 }] : []),
    ...first,
    ...(under ? [{ set: under, ink: smallInk, before: cap * 0.42 + depth(heads) * 0.3 }] : []),
  ]
}

/** Letters that dance, each about its own middle. Small ones and joined ones stand still. */
function bounced({ letters, path, capHeight }: SetLine, degrees: number): Path {
  if (degrees === 0 || capHeight < cap || letters.some(({ isJoined }) => isJoined)) return path
  return letters.flatMap((letter, index) => {
    const [x] = centreOf(letter.box)
    const side = index % 2 === 0 ? -1 : 1
    const lift = [0, -5, 3, -2][index % 4] ?? 0
    return transformed(letter.path, combined(turned(side * degrees, x, -cap / 2), moved(0, lift)))
  })
}

function stacked(lines: readonly SetLine[], ink: Ink): Line[] {
  const leading = lines.some((line) => line.box.bottom > cap * 0.12 || -line.box.top > cap * 1.12)
    ? 0.62
    : 0.42
  return lines.map((set, index) => ({ set, ink, before: index === 0 ? 0 : cap * leading }))
}

function depth(lines: readonly SetLine[]): number {
  return Math.max(0, lines.at(-1)?.box.bottom ?? 0)
}

/** As wide as the name at most; undefined when it would be too small to read. */
function smallLine(
  typeCase: TypeCase,
  text: string,
  typography: Typography,
  width: number,
): SetLine | undefined {
  const sizes = [50, 45, 40, 36]
  for (const size of sizes) {
    for (const tracking of [typography.tracking, typography.tracking * 0.5, 0.02]) {
      const line = setLine(typeCase, text, { ...typography, tracking }, size)
      if (widthOf(line.box) <= width * 1.02) return line
    }
  }
  return undefined
}

export function sized(drawing: Drawing, height: number): Drawing {
  const box = inkBox(drawing)
  const factor = height / heightOf(box)
  return placed(drawing, combined(moved(-box.left, -box.top), scaled(factor)))
}
