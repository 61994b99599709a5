import { fold } from '../finding/fold.ts'
import { legible } from './legible.ts'
import { type Line, linesOf } from './lines.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'
import { type Row, rowsOf } from './rows.ts'
import type { Word } from './words.ts'

/**
 * What stands where in a text. Everybody who asks for rows, cells, columns or labels asks here. Pages and pictures come as
 * texts with their columns kept (page-grid.ts), so one geometry serves them, mails and sheets alike.
 */
export type Layout = {
  readonly text: string
  /** In lower case, without accents and misread digits, character for character. */
  readonly folded: string
  readonly lines: readonly Line[]
  readonly rows: readonly Row[]
  readonly words: readonly Word[]
  /** Of each word. */
  readonly neighbours: readonly Neighbours[]
}

export function layOut(text: string): Layout {
  const read = legible(text)
  const folded = fold(read)
  const lines = linesOf(read, folded)
  const rows = rowsOf(lines)
  const words = rows.flatMap((row) => row.words)
  return { text, folded, lines, rows, words, neighbours: neighboursOf(rows) }
}

/** The row that a place of the text is in. */
export function rowAt({ rows }: Layout, at: number): Row | undefined {
  let [from, to] = [0, rows.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.words[0]?.start ?? 0) <= at) from = middle
    else to = middle
  }
  return rows[from]
}
