import type { Place } from '../finding/places.ts'

/** Words that nothing parts from each other, with their place on the page in letters from the left. */
export type Cell = Place & {
  readonly left: number
  readonly right: number
  /** Counted from the left where marks part the cells; nothing where only space does. */
  readonly index: number | undefined
}

export type Row = { readonly line: number; readonly cells: readonly Cell[] }

const tabWidth = 20
const marks = /[;|]|\t/
const fewestCells = 3

/** Lines that fall into cells: by tabs, by bars or semicolons, or by runs of spaces. */
export function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = []
  let start = 0
  for (const [line, written] of text.split('\n').entries()) {
    const cells = cellsOf(written, start)
    if (cells.length >= fewestCells) rows.push({ line, cells })
    start += written.length + 1
  }
  return rows
}

function cellsOf(written: string, start: number): readonly Cell[] {
  const count = written.split(marks).length - 1
  const isMarked = count >= fewestCells - 1
  const pattern = isMarked ? /[^;|\t]+|[;|\t]/g : /\S+(?: \S+)*/g
  const cells: Cell[] = []
  let index = 0
  for (const match of written.matchAll(pattern)) {
    const [found] = match
    if (isMarked && marks.test(found)) {
      index += 1
      continue
    }
    const bare = found.trim()
    if (bare === '') continue
    const from = match.index + found.indexOf(bare)
    cells.push({
      start: start + from,
      end: start + from + bare.length,
      left: isMarked ? index * tabWidth : from,
      right: isMarked ? index * tabWidth + bare.length : from + bare.length,
      index: isMarked ? index : undefined,
    })
  }
  return cells
}

const edge = 1

/** Whether two cells stand under each other. */
export function isSameColumn(a: Cell, b: Cell): boolean {
  if (a.index !== undefined || b.index !== undefined) return a.index === b.index
  return Math.abs(a.left - b.left) <= edge || Math.abs(a.right - b.right) <= edge
}
