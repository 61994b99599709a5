import type { Layout } from '../layout/layout.ts'
import type { Row } from '../layout/rows.ts'
import { gaps, isApart, type Word } from '../layout/words.ts'
import { figureOf, rolesOf } from './numbers-in-line.ts'
import { plainForm, wordRow } from './word-features.ts'

/** Slots that hold a row of the large table: the words above, heading the column, and labelling from the left. */
export const neighbourSlots = 3

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

export type PlaceFeatures = {
  /** Rows of the small table, `placeSlots` for each word. */
  readonly places: Uint16Array
  /** Rows of the large table, `neighbourSlots` for each word. */
  readonly neighbours: Uint16Array
}

/** Where words that are asked about stand, in terms that mean the same in a mail, a spreadsheet and a paper. */
export function placeFeatures(
  { words, rows, neighbours: around }: Layout,
  isAsked: Uint8Array,
): PlaceFeatures {
  const places = new Uint16Array(words.length * placeSlots)
  const neighbours = new Uint16Array(words.length * neighbourSlots)
  const put = (word: number, slot: Slot, value: number): void => {
    places[word * placeSlots + slotAt[slot]] = offsets[slot] + Math.min(value, sizes[slot] - 1)
  }
  const lastLine = rows.at(-1)?.line ?? 0
  const isAskedRow = ({ first, words: own }: Row): boolean =>
    isAsked.subarray(first, first + own.length).includes(1)
  let lineAbove = -3
  for (const row of rows) {
    const blank = Math.min(2, Math.max(0, row.line - lineAbove - 1))
    if (isAskedRow(row)) describeRow(row, blank, lastLine, put)
    lineAbove = row.line
  }
  for (const [index, word] of words.entries()) {
    if (!isAsked[index]) continue
    const { above, below, labelAbove, labelBeside } = around[index] ?? {}
    put(index, 'above', relation(word, above))
    put(index, 'below', relation(word, below))
    const isNear = above && word.line - above.line <= 3
    const named = [isNear ? above : undefined, labelAbove, labelBeside]
    for (const [slot, other] of named.entries())
      if (other) neighbours[index * neighbourSlots + slot] = wordRow(other.text)
  }
  countRepeats(rows, isAskedRow, put)
  return { places, neighbours }
}

const slotAt = Object.fromEntries(
  Object.keys(sizes).map((slot, index) => [slot, index]),
) as Readonly<Record<Slot, number>>

export function contextRow(value: number): number {
  return offsets.context + Math.min(value, sizes.context - 1)
}

export const contextSlot = slotAt.context

type Put = (word: number, slot: Slot, value: number) => void

function describeRow({ words, first, line }: Row, blank: number, lastLine: number, put: Put): void {
  const [start] = words
  const end = words.at(-1)
  if (!start || !end) return
  const width = end.right - start.left
  const kind =
    quoteDepth(words) * 12 +
    (end.text === ':' ? 6 : 0) +
    (words.some(({ text }) => /^\d/.test(text)) ? 3 : 0) +
    (width < 30 ? 0 : width < 80 ? 1 : 2)
  const height = steps(line) * 8 + steps(lastLine - line)
  const count = 1 + words.filter(isApart).length
  let cell = 0
  for (const [index, word] of words.entries()) {
    const at = first + index
    if (isApart(word)) cell += 1
    put(at, 'length', word.text.length)
    put(at, 'start', Math.min(8, index) * 3 + blank)
    put(at, 'gaps', word.gap * 5 + (words[index + 1]?.gap ?? gaps.edge))
    put(at, 'cells', Math.min(6, cell) * 7 + Math.min(6, count))
    put(at, 'height', height)
    put(at, 'line', kind)
  }
}

/** How deep a line is quoted, by the marks at its beginning; up to 2. */
function quoteDepth([first, second]: readonly Word[]): number {
  if (!isQuoteMark(first)) return 0
  return isQuoteMark(second) ? 2 : 1
}

function isQuoteMark(word: Word | undefined): boolean {
  return word?.text === '>' || word?.text === '|'
}

/** 0 to 7 for lines from an edge of the text: exact at first, then in growing steps. */
function steps(lines: number): number {
  if (lines < 4) return lines
  if (lines < 7) return 4
  if (lines < 13) return 5
  return lines < 30 ? 6 : 7
}

/** What stands there (nothing, letters, digits, a mark), how it is aligned, and whether it is near. */
function relation(word: Word, other: Word | undefined): number {
  if (!other) return 0
  const distance = Math.abs(word.line - other.line)
  if (distance > 12) return 0
  const kind = /\d/.test(other.text) ? 2 : /\p{L}/u.test(other.text) ? 1 : 3
  const isLeft = Math.abs(word.left - other.left) < 1
  const isRight = Math.abs(word.right - other.right) < 1
  return kind * 8 + (isLeft ? 4 : 0) + (isRight ? 2 : 0) + (distance > 1 ? 1 : 0)
}

function countRepeats(rows: readonly Row[], isAskedRow: (row: Row) => boolean, put: Put): void {
  const forms = rows.map(({ words }) => words.map(({ text }) => formOf(text)))
  const counts = new Map<string, number>()
  for (const form of forms.flat()) counts.set(form, (counts.get(form) ?? 0) + 1)
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const own = forms[index] ?? []
    const roles = isAskedRow(row) ? rolesOf(row.words.map(({ text }) => figureOf(text))) : undefined
    for (const [place, form] of own.entries()) {
      const times = Math.min(3, counts.get(form) ?? 1) - 1
      const isAgain = Number(seen.has(form))
      if (roles) put(row.first + place, 'repeats', (times * 2 + isAgain) * 4 + (roles[place] ?? 0))
      seen.add(form)
    }
  }
}

// Figures count by their digits; other words by their letters.
function formOf(text: string): string {
  return /^\d/.test(text) ? text : plainForm(text)
}
