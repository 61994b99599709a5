import { isFaithful } from './faithful.ts'
import { createKnownParts, type KnownParts } from './matching/known-parts.ts'
import { openingMark, partMark, writeMarks } from './matching/marks.ts'
import { phraseIndex } from './matching/phrase-index.ts'
import { type Line, textOf } from './matching/slot-readings.ts'
import type { BookLanguage } from './phrases/books.ts'
import { readNamedDays } from './reading/calendar-words.ts'
import { tokensOf } from './reading/tokens.ts'

export type TranslatedLine = {
  readonly text: string
  /** The sentences that the book does not know; they stand in the text as they were. */
  readonly left: readonly string[]
}

/** One line of a text: its list sign and its indent stay, each of its sentences is translated or left as a whole. */
export function translateLine(
  source: string,
  from: BookLanguage,
  to: BookLanguage,
): TranslatedLine {
  const [sign = ''] = listSign.exec(source) ?? []
  const text = source.slice(sign.length)
  const line: Line = { text, tokens: tokensOf(text), from: phraseIndex(from), to }
  if (line.tokens.length === 0) return { text: source, left: [] }
  const pieces = bestPieces(line)
  const left = pieces.filter((piece) => piece.text === undefined && hasWords(line, piece))
  return {
    text: sign + written(line, pieces),
    left: left.map(({ start, end }) => textOf(line, start, end)),
  }
}

const listSign = /^\s*(?:[-–—•*·▪◦●‣>✓✔☐]+\s+|(?:\d{1,2}|[a-z])[.)]\s+)?/u

type Piece = { readonly start: number; readonly end: number; readonly text: string | undefined }

function hasWords({ tokens }: Line, { start, end }: Piece): boolean {
  return tokens.slice(start, end).some(({ kind }) => kind === 'word')
}

const sentenceEnd = /[.!?。！？।؟…]/
const mostJoined = 4

/** Dots end sentences and stand in dates and abbreviations: whichever reading leaves the fewest words is right. */
function bestPieces(line: Line): Piece[] {
  const known = createKnownParts(line)
  const days = tokensInDays(line)
  const borders = bordersOf(line, sentenceEnd).filter((at) => !days.has(at))
  let best: { readonly pieces: readonly Piece[]; readonly lost: number }[] = [
    { pieces: [], lost: 0 },
  ]
  for (let last = 1; last < borders.length; last += 1) {
    const end = borders[last] ?? 0
    const choices = best.slice(-mostJoined).map((before, index, all) => {
      const start = borders[last - all.length + index] ?? 0
      const text = translateSentence(line, known, start, end)
      const lost = before.lost + (text === undefined ? end - start : 0)
      return { pieces: [...before.pieces, { start, end, text }], lost, joined: all.length - index }
    })
    // What is unknown is never joined: each sentence is left for itself.
    const allowed = choices.filter(
      ({ pieces, joined }) => joined === 1 || pieces.at(-1)?.text !== undefined,
    )
    const chosen = allowed.reduce((a, b) => (isBetter(a, b) ? a : b))
    best = [...best, chosen]
  }
  return [...(best.at(-1)?.pieces ?? [])]
}

/** '2026. gada 5. marts' ends no sentence, though two dots stand in it. */
function tokensInDays({ tokens, from }: Line): ReadonlySet<number> {
  return new Set(
    tokens.flatMap((_, at) => {
      const day = readNamedDays(tokens, at, from.language).at(-1)
      if (day?.year === undefined) return []
      return Array.from({ length: day.end - at - 1 }, (_, inner) => at + inner + 1)
    }),
  )
}

type Choice = { readonly pieces: readonly Piece[]; readonly lost: number }

function isBetter(a: Choice, b: Choice): boolean {
  return a.lost < b.lost || (a.lost === b.lost && a.pieces.length <= b.pieces.length)
}

function bordersOf({ tokens }: Line, mark: RegExp, start = 0, end = tokens.length): number[] {
  const inner = tokens.flatMap(({ gap }, at) =>
    at > start && at < end && mark.test(gap) ? [at] : [],
  )
  return [start, ...inner, end]
}

/** As one line of the book, or as parts that are all known; the fewest parts win. */
function translateSentence(
  line: Line,
  known: KnownParts,
  start: number,
  end: number,
): string | undefined {
  const found = known(start, end) ?? translateParts(line, known, start, end)
  if (found === undefined) return undefined
  const before = { text: textOf(line, start, end), language: line.from.language }
  // '12 hours of consulting' has no capital that could be kept.
  const text = /^\p{L}/u.test(before.text) ? found : found.charAt(0).toUpperCase() + found.slice(1)
  return isFaithful(before, { text, language: line.to }) ? text : undefined
}

const mostParts = 12

function translateParts(
  line: Line,
  known: KnownParts,
  start: number,
  end: number,
): string | undefined {
  const borders = bordersOf(line, partMark, start, end)
  if (borders.length < 3 || borders.length > mostParts) return undefined
  const best: ({ readonly text: string; readonly parts: number } | undefined)[] = [
    { text: '', parts: 0 },
  ]
  for (let last = 1; last < borders.length; last += 1) {
    best[last] = borders.slice(0, last).reduce<(typeof best)[number]>((chosen, from, index) => {
      const before = best[index]
      if (!before || (chosen && chosen.parts <= before.parts + 1)) return chosen
      const text = known(from, borders[last] ?? 0)
      if (text === undefined) return chosen
      const marks = index === 0 ? '' : writeMarks(marksBefore(line, from), line.to)
      return { text: before.text + marks + text, parts: before.parts + 1 }
    }, undefined)
  }
  return best.at(-1)?.text
}

function marksBefore({ tokens, from }: Line, at: number): string {
  const gap = tokens[at]?.gap ?? ''
  const isOwnDot = gap.startsWith('.') && from.isAbbreviation(tokens[at - 1]?.key ?? '')
  return isOwnDot ? gap.slice(1) : gap
}

function written(line: Line, pieces: readonly Piece[]): string {
  const lastEnd = line.tokens.at(-1)?.end ?? 0
  const tail = line.text.slice(lastEnd)
  const marksBehind = pieces.map(({ end }) => line.tokens[end]?.gap ?? tail)
  const body = pieces.map(({ start, end, text }, index) => {
    // The mark behind a sentence is set as its language does.
    const before = pieces[index - 1]
    const isByBook = (before ?? { text }).text !== undefined
    const gap = line.tokens[start]?.gap ?? ''
    const marks = isByBook ? writeMarks(withoutSecondDot(before?.text, gap), line.to) : gap
    const opening = text === undefined ? '' : openingMark(marksBehind[index] ?? '', line.to)
    return marks + opening + (text ?? textOf(line, start, end))
  })
  return body.join('') + writtenTail(line, pieces, tail)
}

function writtenTail({ tokens, from, to }: Line, pieces: readonly Piece[], tail: string): string {
  const last = pieces.at(-1)?.text
  if (last === undefined) return tail
  // 'Std.' alone ends no sentence.
  const isOwnDot =
    pieces.length === 1 && tail.startsWith('.') && from.isAbbreviation(tokens.at(-1)?.key ?? '')
  const marks = writeMarks(isOwnDot ? tail.slice(1) : withoutSecondDot(last, tail), to)
  // Wide marks have their space in them, narrow ones get it when something follows.
  return /\s$/.test(tail) ? marks : marks.trimEnd()
}

/** '5 март 2026 г.' brings the dot that ends its sentence. */
function withoutSecondDot(text: string | undefined, marks: string): string {
  return text?.endsWith('.') && marks.startsWith('.') ? marks.slice(1) : marks
}
