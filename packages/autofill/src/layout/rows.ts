import type { Place } from '../finding/places.ts'
import type { Line } from './lines.ts'
import { isApart, type Word, wordsOfLine } from './words.ts'

/** Words that nothing parts from each other. */
export type Cell = Place & {
  readonly left: number
  readonly right: number
  /** Counted from the left where marks part the cells; nothing where only space does. */
  readonly index: number | undefined
}

/** A line that holds words. */
export type Row = {
  readonly line: number
  /** Rows without an empty line between them are of one block. */
  readonly block: number
  readonly words: readonly Word[]
  /** The place of its first word among all words. */
  readonly first: number
  readonly cells: readonly Cell[]
}

const mostEmptyLines = 2

export function rowsOf(lines: readonly Line[]): readonly Row[] {
  const rows: Row[] = []
  let line = -1
  let empty = 0
  let first = 0
  for (const written of lines) {
    const words = wordsOfLine(written, line + 1)
    empty = words.length === 0 ? empty + 1 : 0
    if (empty <= mostEmptyLines) line += 1
    if (words.length === 0) continue
    const above = rows.at(-1)
    const block = above ? above.block + Number(line > above.line + 1) : 0
    rows.push({ line, block, words, first, cells: cellsOf(words, written) })
    first += words.length
  }
  return rows
}

const mark = /[;|\t]/g
const fewestMarks = 2

/** What a line falls into: by its tabs, bars or semicolons where it has several, else by its gaps. */
function cellsOf(words: readonly Word[], { text, start: lineStart }: Line): readonly Cell[] {
  const marks = [...text.matchAll(mark)].map(({ index }) => lineStart + index)
  const isMarked = marks.length >= fewestMarks
  const cells: Cell[] = []
  let passed = 0
  for (const word of words) {
    const { start, end, left, right } = word
    while ((marks[passed] ?? start) < start) passed += 1
    if (isMarked && marks[passed] === start) continue
    const last = cells.at(-1)
    const index = isMarked ? passed : undefined
    const isSame = isMarked ? last?.index === index : !isApart(word)
    if (last && isSame) cells[cells.length - 1] = { ...last, end, right }
    else cells.push({ start, end, left, right, index })
  }
  return cells
}

const edge = 1

/** Whether two cells stand under each other. */
export function isSameColumn(a: Cell, b: Cell): boolean {
  if (a.index !== undefined || b.index !== undefined) return a.index === b.index
  return Math.abs(a.left - b.left) <= edge || Math.abs(a.right - b.right) <= edge
}
