import { type Box, boxAround, type Matrix, times } from './matrix.ts'
import type { PdfFont } from './pdf-fonts.ts'
import type { Operand } from './pdf-tokens.ts'

/**
 * `content` is read aloud; `running` heads and feet are printed on each page but not read; `decoration` is art that happens
 * to be made of letters.
 */
export type Role = 'content' | 'running' | 'decoration'

export type Point = readonly [number, number]

/** Letters that were set in one go: one font, one size, one line. */
export type Run = {
  readonly role: Role
  readonly text: string
  readonly size: number
  /** '#rrggbb', or undefined where it is no single colour. */
  readonly colour: string | undefined
  readonly opacity: number
  /** Radians, clockwise. */
  readonly angle: number
  /** Where the baseline starts, and where the next letter would stand. */
  readonly origin: Point
  readonly end: Point
  readonly glyphs: readonly Glyph[]
  /** What the drawing leaves visible here. */
  readonly clip: Box
}

/** A letter with ink, and the box of its ink. */
export type Glyph = { readonly text: string; readonly box: Box; readonly isMark: boolean }

export type State = {
  matrix: Matrix
  colour: string | undefined
  opacity: number
  clip: Box
  font: PdfFont | undefined
  size: number
  letterSpace: number
  rise: number
}

/** The operands of TJ: codes of glyphs, and steps back in thousandths. */
export function setRun(
  parts: readonly Operand[],
  state: State,
  textMatrix: Matrix,
  role: Role,
): { readonly run: Run; readonly advance: number } {
  const { font, size, letterSpace, colour, opacity, clip } = state
  const onPage = times(textMatrix, state.matrix)
  const glyphs: Glyph[] = []
  let text = ''
  let advance = 0
  for (const part of parts) {
    if (typeof part === 'number') advance -= (part / 1000) * size
    if (typeof part === 'number' || part.is !== 'string' || !font) continue
    for (let at = 0; at + 1 < part.value.length; at += 2) {
      const code = part.value.charCodeAt(at) * 256 + part.value.charCodeAt(at + 1)
      const width = font.widthOf(code)
      const said = font.textOf(code)
      const box = inkBox(font, code, state, advance, onPage)
      const isMark = width === 0 || /^\p{M}/u.test(said)
      text += said
      if (box) glyphs.push({ text: said, box, isMark })
      advance += (width / 1000) * size + letterSpace
    }
  }
  const [a, b, c, d, e, f] = onPage
  const place = {
    size: size * Math.hypot(c, d),
    angle: Math.atan2(b, a),
    origin: [e, f] as const,
    end: [e + a * advance, f + b * advance] as const,
  }
  return { run: { role, text, colour, opacity, glyphs, clip, ...place }, advance }
}

function inkBox(
  font: PdfFont,
  code: number,
  { size, rise }: State,
  advance: number,
  onPage: Matrix,
): Box | undefined {
  const ink = font.inkOf(code)
  if (!ink) return undefined
  const unit = size / 1000
  const [left, right] = [advance + ink.left * unit, advance + ink.right * unit]
  const [bottom, top] = [rise + ink.bottom * unit, rise + ink.top * unit]
  return boxAround(onPage, [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ])
}
