import type { Slot } from '../phrases/phrase-book.ts'
import { markBehindThing, writeMarks } from './marks.ts'
import { type Branch, isThing } from './phrase-index.ts'
import { type Line, readSlot, type SlotReading, textOf, unitsAt } from './slot-readings.ts'
import { inCaseOf, writePhrase, writeUnit } from './writing.ts'

/** What a part of a line says in the other language, from one token to before another; undefined where the book does not know it. */
export type KnownParts = (start: number, end: number) => string | undefined

type Match = {
  readonly id: string
  readonly readings: readonly SlotReading[]
  /** How many words are the book's own: the more, the surer. */
  readonly words: number
}

// Nobody writes longer lines of the book; without a limit a long text would take long.
const longestPart = 60
const longestThing = 14

export function createKnownParts(line: Line): KnownParts {
  const phrases = new Map<string, string | undefined>()

  function phrase(start: number, end: number, onlyThings: boolean): string | undefined {
    const key = `${start} ${end} ${onlyThings}`
    if (phrases.has(key)) return phrases.get(key)
    // While it is being looked for, a part is not known: no line holds itself.
    phrases.set(key, undefined)
    const said = textOf(line, start, end)
    if (!hasClosedBrackets(line, start, end)) return undefined
    const found = matches(line.from.phrases, start, end).filter(
      ({ id }) => !onlyThings || isThing(id),
    )
    const text = surest(found, (match) => writePhrase(match.id, match.readings, said, line.to))
    phrases.set(key, text)
    return text
  }

  function matches(from: Branch, at: number, end: number, isBehindThing = false): Match[] {
    const gap = isBehindThing && at < end ? (line.tokens[at]?.gap ?? '') : ''
    const mark = markBehindThing(gap)
    const branch = mark === undefined ? from : from.words.get(mark)
    if (!branch) return []
    if (at === end) return [...branch.ends].map((id) => ({ id, readings: [], words: 0 }))
    const key = line.tokens[at]?.key ?? ''
    const next = branch.words.get(line.from.isAnd(key) ? '&' : key)
    const byWord = next
      ? matches(next, at + 1, end).map((match) => ({ ...match, words: match.words + 1 }))
      : []
    const bySlot = [...branch.slots].flatMap(([slot, behind]) => {
      const isThingSlot = slot === 'thing'
      const readings = isThingSlot ? things(at, end) : readSlot(slot, line, at)
      return readings
        .filter((reading) => reading.end <= end)
        .flatMap((reading) =>
          matches(behind, reading.end, end, isThingSlot).map((match) => ({
            ...match,
            readings: [reading, ...match.readings],
          })),
        )
    })
    return [...byWord, ...bySlot]
  }

  function things(at: number, limit: number): SlotReading[] {
    const ends = Array.from({ length: Math.min(limit - at, longestThing) }, (_, i) => at + i + 1)
    return ends.flatMap((end) => {
      const text = phrase(at, end, true)
      return text === undefined ? [] : [{ slot: 'thing' as const, end, text }]
    })
  }

  return (start, end) => {
    if (end - start > longestPart) return undefined
    return (
      quantityAlone(line, start, end) ??
      phrase(start, end, false) ??
      unitAlone(line, start, end) ??
      valuesAlone(line, start, end)
    )
  }
}

/**
 * The line with the most words of its own; 'for March' names a month rather than a Mr. March, and 'Setup & hosting for March' is one
 * thing in March rather than two. Where two lines of the book still fit as well and say different things, nobody knows which was meant.
 */
function surest(matches: readonly Match[], write: (match: Match) => string): string | undefined {
  const mostWords = fewestOf(matches, ({ words }) => -words)
  const close = looseSlots.map(countOf).reduce(fewestOf, mostWords)
  const texts = new Set(close.map(write))
  return texts.size === 1 ? [...texts][0] : undefined
}

/** They take almost anything: what fits without them is surer. */
const looseSlots = ['name', 'id', 'thing'] as const

function fewestOf(matches: readonly Match[], count: (match: Match) => number): readonly Match[] {
  const fewest = Math.min(...matches.map(count))
  return matches.filter((match) => count(match) === fewest)
}

function countOf(counted: Slot): (match: Match) => number {
  return ({ readings }) => readings.filter(({ slot }) => slot === counted).length
}

/** 'Invoice (INV-7' is half of something. */
function hasClosedBrackets(line: Line, start: number, end: number): boolean {
  const said = textOf(line, start, end)
  return said.split(/[([（]/).length === said.split(/[)\]）]/).length
}

function quantityAlone(line: Line, start: number, end: number): string | undefined {
  const texts = readSlot('quantity', line, start).filter((reading) => reading.end === end)
  return texts.length === 1 ? texts[0]?.text : undefined
}

function unitAlone(line: Line, start: number, end: number): string | undefined {
  const ids = unitsAt(line, start).find((unit) => unit.end === end)?.ids ?? []
  const singular = ids.filter((id) => id.endsWith(' one'))
  const texts = new Set((singular.length > 0 ? singular : ids).map((id) => writeUnit(id, line.to)))
  const [text] = texts
  return texts.size === 1 && text !== undefined
    ? inCaseOf(textOf(line, start, end), text, line.to)
    : undefined
}

const values = ['money', 'percent', 'date', 'month', 'quantity'] as const

/** Figures, days, quantities, numbers of documents and links: '(March 2026, 3 hours)'. */
function valuesAlone(line: Line, start: number, end: number): string | undefined {
  let text = ''
  let at = start
  while (at < end) {
    const reading = values
      .flatMap((slot) => readSlot(slot, line, at))
      .filter((read) => read.end <= end)
      .reduce<SlotReading | undefined>((a, b) => (a && a.end >= b.end ? a : b), undefined)
    const token = line.tokens[at]
    if (!token || (!reading && (token.kind === 'word' || token.kind === 'sign'))) return undefined
    const marks = at === start ? '' : writeMarks(token.gap, line.to)
    text += marks + (reading?.text ?? token.text)
    at = reading?.end ?? at + 1
  }
  return text
}
