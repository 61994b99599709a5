import { readFileSync } from 'node:fs'
import type { Command, Path } from '../geometry/path.ts'
import { type CutName, type Face, type Family, fallbackFamilies, fontFile } from './font-files.ts'

export type Glyph = {
  readonly path: Path
  readonly advance: number
  readonly offset: readonly [number, number]
  /** Where its letters begin in the text. */
  readonly cluster: number
}

export type SetRun = { readonly glyphs: readonly Glyph[]; readonly unitsPerEm: number }

/** The fonts, opened one by one as names need them. */
export type TypeCase = {
  readonly covers: (face: Face, text: string) => boolean
  /** The face itself, or the first fallback that has every character; undefined when none has. */
  readonly faceFor: (face: Face, text: string, fallbackCut: CutName) => Face | undefined
  readonly capHeight: (face: Face) => number
  readonly set: (face: Face, text: string, options: SetOptions) => SetRun
}

export type SetOptions = { readonly isRightToLeft: boolean; readonly isSpaced: boolean }

// Some megabytes: enough for the letters of all styles, and no leak when names come in ten thousand characters.
const mostOutlines = 4000

export async function openTypeCase(): Promise<TypeCase> {
  const harfbuzz = await import('harfbuzzjs')
  const fonts = new Map<string, InstanceType<typeof harfbuzz.Font>>()

  function fontOf(face: Face) {
    const file = fontFile(face)
    const known = fonts.get(file)
    if (known) return known
    const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(readFileSync(file))))
    fonts.set(file, font)
    return font
  }

  const outlines = new Map<string, Path>()

  function outlineOf(face: Face, glyph: number): Path {
    const key = `${face.family} ${face.cut} ${glyph}`
    const known = outlines.get(key)
    if (known) return known
    const path = outline(fontOf(face).glyphToJson(glyph))
    if (outlines.size > mostOutlines) outlines.clear()
    outlines.set(key, path)
    return path
  }

  function covers(face: Face, text: string): boolean {
    const font = fontOf(face)
    return [...text].every(
      (letter) => isUnseen(letter) || font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined,
    )
  }

  return {
    covers,
    faceFor(face, text, fallbackCut) {
      if (covers(face, text)) return face
      const family = orderFor(text).find((name) => covers({ family: name, cut: fallbackCut }, text))
      return family && { family, cut: fallbackCut }
    },
    capHeight(face) {
      const font = fontOf(face)
      const glyph = font.nominalGlyph(0x48)
      const extents = glyph === undefined ? undefined : font.glyphExtents(glyph)
      return (extents?.yBearing ?? font.face.upem * 0.72) / font.face.upem
    },
    set(face, text, { isRightToLeft, isSpaced }) {
      const font = fontOf(face)
      const buffer = new harfbuzz.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
      const features = isSpaced
        ? [new harfbuzz.Feature('liga', 0), new harfbuzz.Feature('clig', 0)]
        : []
      harfbuzz.shape(font, buffer, features)
      const positions = buffer.getGlyphPositions()
      const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index): Glyph => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        return {
          path: outlineOf(face, codepoint),
          advance: xAdvance,
          offset: [xOffset, yOffset],
          cluster,
        }
      })
      return { glyphs, unitsPerEm: font.face.upem }
    },
  }
}

// Kanji and hanja look different from Chinese characters: names with kana or hangul go to their own fonts first.
function orderFor(text: string): readonly Family[] {
  if (/\p{Script=Hangul}/u.test(text)) return ['Noto Sans KR', ...fallbackFamilies]
  if (/^\p{Script=Han}+$/u.test(text)) return ['Noto Sans SC', ...fallbackFamilies]
  return fallbackFamilies
}

function isUnseen(letter: string): boolean {
  return /[\p{Cf}\p{Variation_Selector}]/u.test(letter)
}

function outline(commands: readonly { readonly type: string; readonly values: number[] }[]): Path {
  return commands.map(({ type, values }): Command => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
    if (type === 'Z') return { op: 'Z', to: [] }
    if (type === 'Q') return { op: 'Q', to: [a, -b, c, -d] }
    if (type === 'C') return { op: 'C', to: [a, -b, c, -d, e, -f] }
    return { op: type === 'M' ? 'M' : 'L', to: [a, -b] }
  })
}
