import { type Box, boxOf, isEmpty, united } from '../geometry/box.ts'
import { combined, moved, type Path, scaled, transformed } from '../geometry/path.ts'
import { lettersOf } from '../name/company-name.ts'
import type { CutName, Face } from './font-files.ts'
import type { TypeCase } from './type-case.ts'

export type Typography = {
  readonly face: Face
  /** The weight of the fallback fonts that stands beside this face. */
  readonly fallbackCut: CutName
  readonly isUpper: boolean
  /** In ems; left out where letters join. */
  readonly tracking: number
}

/** One letter with its accents, as an outline at its place on the line. */
export type SetLetter = {
  readonly path: Path
  readonly box: Box
  /** Its neighbours hold on to it: it cannot be moved alone. */
  readonly isJoined: boolean
}

export type SetLine = {
  readonly letters: readonly SetLetter[]
  readonly path: Path
  /** Of the ink, with the baseline at y = 0. */
  readonly box: Box
  readonly capHeight: number
}

const joinedScripts = /\p{Script=Arabic}|\p{Script=Devanagari}/u
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** Sets a line with capitals of the given height, its left edge at 0 and its baseline at 0. */
export function setLine(
  typeCase: TypeCase,
  text: string,
  typography: Typography,
  capHeight: number,
): SetLine {
  const { face, isUpper } = typography
  const cased = isUpper ? text.toLocaleUpperCase('und') : text
  const size = capHeight / typeCase.capHeight(face)
  const letters: SetLetter[] = []
  let x = 0
  for (const run of inReadingOrder(runsOf(typeCase, cased, typography))) {
    const set = setRun(typeCase, run, typography, size)
    letters.push(...set.letters.map((letter) => shifted(letter, x)))
    x += set.advance
  }
  const inked = letters.filter(({ box }) => !isEmpty(box))
  const { left, ...box } = united(inked.map((letter) => letter.box))
  const flush = inked.map((letter) => shifted(letter, -left))
  return {
    letters: flush,
    path: flush.flatMap(({ path }) => path),
    box: { ...box, left: 0, right: box.right - left },
    capHeight,
  }
}

export function joinsLetters(text: string): boolean {
  return joinedScripts.test(text)
}

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text.match(/\p{L}/u)?.[0] ?? '')
}

type Run = { readonly text: string; readonly face: Face; readonly isRightToLeft: boolean }

function runsOf(typeCase: TypeCase, text: string, { face, fallbackCut }: Typography): Run[] {
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1)
    const isNeutral = !/[\p{L}\p{N}]/u.test(letter)
    const isRtl = isNeutral
      ? (last?.isRightToLeft ?? isRightToLeft(text))
      : rightToLeft.test(letter)
    const own =
      isNeutral && last && typeCase.covers(last.face, letter)
        ? last.face
        : typeCase.faceFor(face, letter, fallbackCut)
    if (!own) continue
    if (last && last.face.family === own.family && last.isRightToLeft === isRtl) {
      runs[runs.length - 1] = { ...last, text: last.text + letter }
    } else runs.push({ text: letter, face: own, isRightToLeft: isRtl })
  }
  return runs
}

// The Unicode bidirectional algorithm for a line without numbers in numbers or embeddings, which is what a name is.
function inReadingOrder(runs: readonly Run[]): readonly Run[] {
  const isRtl = runs.find(({ text }) => /\p{L}/u.test(text))?.isRightToLeft ?? false
  if (isRtl) return regrouped(runs, false).reverse().flat()
  return regrouped(runs, true).flat()
}

/** Neighbours that run against the line's direction are read among themselves in their own. */
function regrouped(runs: readonly Run[], against: boolean): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (run.isRightToLeft === against && last?.[0]?.isRightToLeft === against) {
      if (against) last.unshift(run)
      else last.push(run)
    } else groups.push([run])
  }
  return groups
}

function setRun(
  typeCase: TypeCase,
  run: Run,
  { tracking }: Typography,
  size: number,
): { letters: SetLetter[]; advance: number } {
  const isSpaced = tracking !== 0 && !joinsLetters(run.text)
  const { glyphs, unitsPerEm } = typeCase.set(run.face, run.text, {
    isRightToLeft: run.isRightToLeft,
    isSpaced,
  })
  const scale = size / unitsPerEm
  const extra = isSpaced ? tracking * size : 0
  const letters: SetLetter[] = []
  let x = 0
  for (const [index, glyph] of glyphs.entries()) {
    const at = combined(scaled(scale), moved(x + glyph.offset[0] * scale, -glyph.offset[1] * scale))
    const path = transformed(glyph.path, at)
    const last = letters.at(-1)
    const belongs = last !== undefined && glyphs[index - 1]?.cluster === glyph.cluster
    if (belongs) letters[letters.length - 1] = withPart(last, path)
    else letters.push({ path, box: boxOf(path), isJoined: joinsLetters(run.text) })
    x += glyph.advance * scale + (glyph.advance > 0 ? extra : 0)
  }
  return { letters, advance: x }
}

function withPart(letter: SetLetter, part: Path): SetLetter {
  const path = [...letter.path, ...part]
  return { ...letter, path, box: boxOf(path) }
}

function shifted(letter: SetLetter, by: number): SetLetter {
  const { left, top, right, bottom } = letter.box
  return {
    ...letter,
    path: transformed(letter.path, moved(by, 0)),
    box: { left: left + by, top, right: right + by, bottom },
  }
}
