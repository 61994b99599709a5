import { figureOf, rolesOf } from './numbers-in-line.ts'
import type { PlacedWord } from './placed-words.ts'
import { plainForm, wordRow } from './word-features.ts'

/** Slots that hold a row of the large table: the words above, heading the column, and labelling from the left. */
export const neighbourSlots = 3

const empty = 4
/** How many values each slot of the small table has. */
const sizes = {
  length: 16,
  start: 27,
  gaps: 25,
  cells: 49,
  height: 64,
  above: 32,
  below: 32,
  line: 36,
  context: 18,
  repeats: 24,
} as const

type Slot = keyof typeof sizes

export const placeSlots = Object.keys(sizes).length

const offsets = offsetsOf()
export const placeRows = 1 + Object.values(sizes).reduce((sum, size) => sum + size, 0)

function offsetsOf(): Readonly<Record<Slot, number>> {
  let at = 1
  const found: Partial<Record<Slot, number>> = {}
  for (const [slot, size] of Object.entries(sizes) as [Slot, number][]) {
    found[slot] = at
    at += size
  }
  return found as Readonly<Record<Slot, number>>
}

type Row = {
  readonly words: readonly PlacedWord[]
  readonly first: number
  readonly line: number
}

export type PlaceFeatures = {
  /** Rows of the small table, `placeSlots` for each word. */
  readonly places: Uint16Array
  /** Rows of the large table, `neighbourSlots` for each word. */
  readonly neighbours: Uint16Array
}

/** Where every word stands, in terms that mean the same in a mail, a spreadsheet and a paper. */
export function placeFeatures(words: readonly PlacedWord[], quoted: QuoteDepth): PlaceFeatures {
  const places = new Uint16Array(words.length * placeSlots)
  const neighbours = new Uint16Array(words.length * neighbourSlots)
  const rows = rowsOf(words)
  const put = (word: number, slot: Slot, value: number): void => {
    const index = slotNames.indexOf(slot)
    places[word * placeSlots + index] = offsets[slot] + Math.min(value, sizes[slot] - 1)
  }
  const lastLine = rows.at(-1)?.line ?? 0
  let lineAbove = -3
  for (const row of rows) {
    describeRow(row, Math.min(2, Math.max(0, row.line - lineAbove - 1)), lastLine, quoted, put)
    lineAbove = row.line
  }
  lookUp(rows, put, neighbours)
  lookDown(rows, put)
  labelFromLeft(rows, neighbours)
  countRepeats(rows, put)
  return { places, neighbours }
}

const slotNames = Object.keys(sizes) as Slot[]

export function contextRow(value: number): number {
  return offsets.context + Math.min(value, sizes.context - 1)
}

export const contextSlot = slotNames.indexOf('context')

type Put = (word: number, slot: Slot, value: number) => void
type QuoteDepth = (word: PlacedWord) => number

function rowsOf(words: readonly PlacedWord[]): readonly Row[] {
  const rows: { words: PlacedWord[]; first: number; line: number }[] = []
  for (const [index, word] of words.entries()) {
    const row = rows.at(-1)
    if (row && row.line === word.line) row.words.push(word)
    else rows.push({ words: [word], first: index, line: word.line })
  }
  return rows
}

function describeRow(
  row: Row,
  blank: number,
  lastLine: number,
  quoted: QuoteDepth,
  put: Put,
): void {
  const { words, first, line } = row
  const cells = cellsOf(row)
  const count = (cells.at(-1) ?? 0) + 1
  const [start] = words
  const end = words.at(-1)
  if (!start || !end) return
  const width = end.right - start.left
  const kind =
    quoted(start) * 12 +
    (end.text === ':' ? 6 : 0) +
    (words.some(({ text }) => /^\d/.test(text)) ? 3 : 0) +
    (width < 30 ? 0 : width < 80 ? 1 : 2)
  const height = steps(line) * 8 + steps(lastLine - line)
  for (const [index, word] of words.entries()) {
    const at = first + index
    put(at, 'length', word.text.length)
    put(at, 'start', Math.min(8, index) * 3 + blank)
    put(at, 'gaps', gapBefore(words, index) * 5 + gapBefore(words, index + 1))
    put(at, 'cells', Math.min(6, cells[index] ?? 0) * 7 + Math.min(6, count))
    put(at, 'height', height)
    put(at, 'line', kind)
  }
}

/** 0 to 7 for lines from an edge of the text: exact at first, then in growing steps. */
function steps(lines: number): number {
  if (lines < 4) return lines
  if (lines < 7) return 4
  if (lines < 13) return 5
  return lines < 30 ? 6 : 7
}

const cellGap = 2

function gapBefore(words: readonly PlacedWord[], index: number): number {
  const before = words[index - 1]
  const word = words[index]
  if (!before || !word) return empty
  const gap = word.left - before.right
  if (word.start === before.end || gap <= 0) return 0
  if (gap < cellGap) return 1
  return gap < 6 ? 2 : 3
}

function cellsOf({ words }: Row): readonly number[] {
  let cell = 0
  return words.map((_, index) => {
    const gap = gapBefore(words, index)
    if (gap === 2 || gap === 3) cell += 1
    return cell
  })
}

const widest = 256
type Skyline = (PlacedWord | undefined)[]

/** The word that stands nearest above (or below, when rows come from the end), if any overlaps. */
function lookUp(rows: readonly Row[], put: Put, neighbours: Uint16Array): void {
  const any: Skyline = new Array(widest)
  const heading: Skyline = new Array(widest)
  for (const row of rows) {
    const isTable = (cellsOf(row).at(-1) ?? 0) > 0
    for (const [index, word] of row.words.entries()) {
      const at = row.first + index
      const above = over(any, word)
      put(at, 'above', relation(word, above))
      if (above && Math.abs(word.line - above.line) <= 3) {
        neighbours[at * neighbourSlots] = wordRow(above.text)
      }
      const head = isTable && /\d/.test(word.text) ? over(heading, word) : undefined
      if (head) neighbours[at * neighbourSlots + 1] = wordRow(head.text)
    }
    for (const word of row.words) {
      cover(any, word)
      if (/^\p{L}{2}/u.test(word.text)) cover(heading, word)
    }
  }
}

function lookDown(rows: readonly Row[], put: Put): void {
  const any: Skyline = new Array(widest)
  for (const row of rows.toReversed()) {
    for (const [index, word] of row.words.entries()) {
      put(row.first + index, 'below', relation(word, over(any, word)))
    }
    for (const word of row.words) cover(any, word)
  }
}

function over(skyline: Skyline, { left, right }: PlacedWord): PlacedWord | undefined {
  const middle = Math.floor((left + right) / 2)
  return skyline[column(left)] ?? skyline[column(right - 1)] ?? skyline[column(middle)]
}

function cover(skyline: Skyline, word: PlacedWord): void {
  for (let at = column(word.left); at <= column(word.right - 1); at += 1) skyline[at] = word
}

function column(x: number): number {
  return Math.max(0, Math.min(widest - 1, Math.round(x)))
}

/** What stands there (nothing, letters, digits, a mark), how it is aligned, and whether it is near. */
function relation(word: PlacedWord, other: PlacedWord | undefined): number {
  if (!other) return 0
  const distance = Math.abs(word.line - other.line)
  if (distance > 12) return 0
  const kind = /\d/.test(other.text) ? 2 : /\p{L}/u.test(other.text) ? 1 : 3
  const isLeft = Math.abs(word.left - other.left) < 1
  const isRight = Math.abs(word.right - other.right) < 1
  return kind * 8 + (isLeft ? 4 : 0) + (isRight ? 2 : 0) + (distance > 1 ? 1 : 0)
}

/** The last word before a colon or a gap on the line: what stands after it is often its value. */
function labelFromLeft(rows: readonly Row[], neighbours: Uint16Array): void {
  for (const { words, first } of rows) {
    let label = 0
    let letters = 0
    for (const [index, word] of words.entries()) {
      const gap = gapBefore(words, index)
      if ((gap === 2 || gap === 3) && letters) label = letters
      if (label) neighbours[(first + index) * neighbourSlots + 2] = label
      if (/\p{L}/u.test(word.text)) letters = wordRow(word.text)
      if (word.text === ':' || word.text === '#') label = letters
    }
  }
}

function countRepeats(rows: readonly Row[], put: Put): void {
  const counts = new Map<string, number>()
  const forms = rows.map(({ words }) => words.map(({ text }) => formOf(text)))
  for (const form of forms.flat()) counts.set(form, (counts.get(form) ?? 0) + 1)
  const seen = new Set<string>()
  for (const [index, { words, first }] of rows.entries()) {
    const roles = rolesOf(words.map(({ text }) => figureOf(text)))
    for (const [place, form] of (forms[index] ?? []).entries()) {
      const times = Math.min(3, counts.get(form) ?? 1) - 1
      put(
        first + place,
        'repeats',
        (times * 2 + (seen.has(form) ? 1 : 0)) * 4 + (roles[place] ?? 0),
      )
      seen.add(form)
    }
  }
}

// Figures count by their digits; other words by their letters.
function formOf(text: string): string {
  return /^\d/.test(text) ? text : plainForm(text)
}
