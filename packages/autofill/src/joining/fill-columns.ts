import type { Reading } from '../finding/reading.ts'
import { type Cell, isSameColumn, type Row } from '../layout/rows.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'

type TaggedRow = Row & {
  readonly spans: readonly Tagged[]
  /** The line that most of its words were given to; 0 when none was. */
  readonly item: number
}

type Vote = { readonly label: TagLabel; readonly probability: number }

/** How far a table reaches beyond the rows that are known, in lines. */
const reach = 12
const fewestVotes = 2
const fewestCells = 3
/** What is read from a column is less sure than the words above and below it. */
const discount = 0.85

/** Cells of known lines that the tagger passed over, where the rows around say what their column holds. */
export function fillColumns(reading: Reading, spans: readonly Tagged[]): readonly Tagged[] {
  const rows = reading.layout.rows
    .filter(({ cells }) => cells.length >= fewestCells)
    .map((row) => withSpans(row, spans))
  const known = rows.filter(isItemRow)
  if (known.length < fewestVotes) return spans
  const added: Tagged[] = []
  for (const row of rows) {
    const near = known.filter((other) => other !== row && Math.abs(other.line - row.line) <= reach)
    if (row.item === 0 || near.length < fewestVotes || isOfSums(row)) continue
    added.push(...missingCells(reading, row, near).map((span) => ({ ...span, item: row.item })))
  }
  if (added.length === 0) return spans
  return [...spans, ...added].toSorted((a, b) => a.start - b.start)
}

function withSpans(row: Row, spans: readonly Tagged[]): TaggedRow {
  const [first] = row.cells
  const last = row.cells.at(-1)
  const own = spans.filter(
    ({ start, end }) => start >= (first?.start ?? 0) && end <= (last?.end ?? 0),
  )
  const counts = Map.groupBy(
    own.filter(({ item }) => item > 0),
    ({ item }) => item,
  )
  const [most] = [...counts].sort((a, b) => b[1].length - a[1].length)
  return { ...row, spans: own, item: most?.[0] ?? 0 }
}

const moneyLabels: ReadonlySet<TagLabel> = new Set<TagLabel>(['item.price', 'item.amount'])

function isItemRow({ spans, item }: TaggedRow): boolean {
  const own = spans.filter((span) => span.item === item && item > 0)
  const labels = new Set(own.map(({ label }) => label))
  return labels.size >= 3 || (labels.size === 2 && own.some(({ label }) => moneyLabels.has(label)))
}

/** A row that the tagger gave to the whole document holds no line. */
function isOfSums({ spans }: TaggedRow): boolean {
  return spans.some(({ label, item }) => item === 0 && label !== 'currency')
}

function missingCells(reading: Reading, row: TaggedRow, near: readonly TaggedRow[]): Tagged[] {
  const has = new Set(row.spans.map(({ label }) => label))
  const found: Tagged[] = []
  for (const cell of row.cells) {
    if (row.spans.some(({ start, end }) => start < cell.end && end > cell.start)) continue
    const vote = labelOfColumn(cell, near)
    if (!vote || has.has(vote.label)) continue
    const place = placeOf(reading, cell, vote.label)
    if (!place) continue
    has.add(vote.label)
    found.push({ ...place, label: vote.label, item: 0, probability: vote.probability * discount })
  }
  return found
}

function labelOfColumn(cell: Cell, near: readonly TaggedRow[]): Vote | undefined {
  const votes: Vote[] = near.flatMap(({ cells, spans }) => {
    const other = cells.find((one) => isSameColumn(one, cell))
    const inside = spans.filter(
      ({ start, end, item }) => other && item > 0 && start >= other.start && end <= other.end,
    )
    return inside.length === 1 ? inside : []
  })
  const groups = Map.groupBy(votes, ({ label }) => label)
  const [most] = [...groups].sort((a, b) => b[1].length - a[1].length)
  if (!most || most[1].length < fewestVotes || most[1].length < votes.length * 0.7) return undefined
  const [label, own] = most
  return { label, probability: own.reduce((sum, one) => sum + one.probability, 0) / own.length }
}

const figure = /^[-−]?[€$£]? ?\d[\d.,'’ ]*(?: ?(?:€|\$|£|%|[A-Z]{3}))?$/
const figureLabels: ReadonlySet<TagLabel> = new Set<TagLabel>([
  'item.qty',
  'item.price',
  'item.amount',
  'item.tax',
  'item.discount',
])

/** The words of a cell that a label can stand for: digits alone of a figure, the whole of a thing. */
function placeOf({ text }: Reading, cell: Cell, label: TagLabel) {
  const words = text.slice(cell.start, cell.end)
  if (!figureLabels.has(label)) {
    const isThing = label !== 'item.desc' || /\p{L}{3}/u.test(words)
    return isThing && words.length < 120 ? { start: cell.start, end: cell.end } : undefined
  }
  if (!figure.test(words)) return undefined
  const digits = /\d(?:[\d.,'’ ]*\d)?/.exec(words)
  if (!digits) return undefined
  const start = cell.start + digits.index
  return { start, end: start + digits[0].length }
}
