import { fold } from '../../finding/fold.ts'
import { within } from '../../finding/places.ts'
import { unitNames } from '../../finding/quantities.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Label } from '../../languages/language-table.ts'
import { languageCodes, languages } from '../../languages/languages.ts'
import { phrasesOf } from '../../languages/number-words.ts'
import { type Fact, fact } from '../fact.ts'
import type { BodyLine } from '../messages/messages.ts'
import { agrees, type Item } from './item.ts'
import { looseRow } from './loose-rows.ts'
import { type Cell, cellsOf, isSummary, readCount, readMoney } from './table-cells.ts'

type Column =
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'amount'
  | 'itemNumber'
  | 'date'
  | 'tax'
  | 'other'

export type TableItems = { readonly items: readonly Item[]; readonly lines: ReadonlySet<number> }

/** Rows of tables: under a heading that names the columns, or by figures that multiply. */
export function tableItems(reading: Reading, lines: readonly BodyLine[]): TableItems {
  const items: Item[] = []
  const used = new Set<number>()
  let columns: readonly Column[] | undefined
  let headings: readonly Cell[] = []
  let strays = 0
  for (const line of lines) {
    const cells = cellsOf(line)
    if (/^[\s|+=_-]*$/.test(line.text) && line.text.trim() !== '') continue
    if (cells.length < 2) {
      // A second line of a description does not end the table; a paragraph does.
      strays = line.text.trim() === '' ? strays : strays + 1
      if (strays > 2) columns = undefined
      continue
    }
    const heading = columnsOf(cells)
    if (heading) {
      columns = heading
      headings = cells
      strays = 0
      used.add(line.index)
      continue
    }
    const item = columns ? rowItem(reading, line, cells, columns) : looseRow(reading, line, cells)
    if (!item) continue
    strays = 0
    items.push(withHeadingUnit(reading, item, columns, headings))
    used.add(line.index)
  }
  return { items, lines: used }
}

/** A column called 'Hours' counts hours. */
function withHeadingUnit(
  reading: Reading,
  item: Item,
  columns: readonly Column[] | undefined,
  headings: readonly Cell[],
): Item {
  const heading = headings[columns?.indexOf('quantity') ?? -1]
  if (!heading || item.unit) return item
  const kind = unitNames(reading.languages).get(fold(heading.text))
  const isTime = kind === 'hour' || kind === 'day' || kind === 'halfDay'
  return isTime ? { ...item, unit: fact(heading.text, heading, 0.85) } : item
}

const columnLabels = [
  'description',
  'quantity',
  'unit',
  'price',
  'amount',
  'itemNumber',
  'date',
  'tax',
] as const
const labelsByName = new Map<string, Set<Column>>()
for (const code of languageCodes) {
  for (const label of columnLabels satisfies readonly Label[]) {
    for (const name of phrasesOf(languages[code].labels[label])) {
      labelsByName.set(name, (labelsByName.get(name) ?? new Set()).add(label))
    }
  }
}

function columnsOf(cells: readonly Cell[]): readonly Column[] | undefined {
  if (cells.some((cell) => /\d{2}|\d[.,]\d/.test(cell.text.replace(/\(.{0,80}\)/, ''))))
    return undefined
  const options = cells.map((cell) => optionsFor(cell.text))
  if (options.filter((set) => set.size > 0).length < Math.max(2, cells.length - 2)) return undefined
  const taken = new Set<Column>()
  const columns = options.map((set, index): Column => {
    const isLast = index === options.length - 1
    const order: Column[] = isLast
      ? ['amount', 'price', 'quantity', 'date', 'tax', 'description', 'unit', 'itemNumber']
      : ['date', 'itemNumber', 'quantity', 'price', 'tax', 'description', 'unit', 'amount']
    const chosen = order.find((column) => set.has(column) && !taken.has(column)) ?? 'other'
    taken.add(chosen)
    return chosen
  })
  const hasFigure = columns.some(
    (column) => column === 'price' || column === 'amount' || column === 'quantity',
  )
  return hasFigure ? columns : undefined
}

function optionsFor(raw: string): ReadonlySet<Column> {
  const name = fold(raw)
    .replace(/\([^)\n]{0,80}\)|\[[^\]\n]{0,80}\]/g, ' ')
    .replace(/[€$£%*:]|\b(?:eur|usd|gbp|pln|chf)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:#|pos|nr|lp|no|n°|n)\.?$/.test(name)) return new Set(['other'])
  const bare = name.replace(/\.$/, '')
  return (
    labelsByName.get(name) ??
    labelsByName.get(bare) ??
    labelsByName.get(bare.split(/[ /]/)[0] ?? '') ??
    new Set()
  )
}

function rowItem(
  reading: Reading,
  line: BodyLine,
  cells: readonly Cell[],
  columns: readonly Column[],
): Item | undefined {
  if (
    cells.some((cell) => isSummary(cell.text.replace(/(?<![\d.,\s€$£%])[\d.,\s€$£%]+$/, ''), true))
  )
    return undefined
  const isNumbered =
    cells.length === columns.length + 1 && /^\d{1,3}\.?$/.test(cells[0]?.text ?? '')
  const aligned = align(isNumbered ? cells.slice(1) : cells, columns)
  const read: { -readonly [Key in keyof Item]: Item[Key] } = { place: line }
  aligned.forEach((cell, index) => {
    const column = columns[index]
    if (!cell || cell.text === '' || !column) return
    if (column === 'description') read.description = fact(cell.text, cell, 0.95)
    if (column === 'itemNumber') read.itemNumber = fact(cell.text, cell, 0.9)
    if (column === 'unit') read.unit = fact(cell.text, cell, 0.9)
    if (column === 'tax') readTax(reading, cell, read)
    if (column === 'quantity') Object.assign(read, readCount(reading, cell))
    if (column === 'price' || column === 'amount') {
      const value = readMoney(reading, cell)
      if (value) read[column] = value
    }
  })
  return complete(read)
}

// A row may leave out the first or last cells; those that read as figures stay at the right.
function align(cells: readonly Cell[], columns: readonly Column[]): readonly (Cell | undefined)[] {
  if (cells.length >= columns.length) return cells
  const missing = columns.length - cells.length
  const at = columns.indexOf('description')
  if (at === -1 || at >= cells.length) return cells
  return [
    ...cells.slice(0, at + 1),
    ...Array.from({ length: missing }, () => undefined),
    ...cells.slice(at + 1),
  ]
}

function readTax(reading: Reading, cell: Cell, read: { taxRate?: Fact }): void {
  const [percent] = within(reading.percents, cell)
  const plain = /^\d{1,2}(?:[.,]\d)?$/.test(cell.text)
    ? within(reading.amounts, cell)[0]
    : undefined
  const found = percent ?? plain
  if (found) read.taxRate = fact(found.value, found, 0.85)
}

function complete(item: Item): Item | undefined {
  const { description, quantity, price, amount } = item
  if (!description || isSummary(description.value, quantity !== undefined)) return undefined
  if (!quantity && !price && !amount) return undefined
  if (price || !amount) return item
  if (!quantity || Number(quantity.value) === 1)
    return { ...item, price: amount, quantity: quantity ?? { ...amount, value: '1' } }
  const share = (Number(amount.value) / Number(quantity.value)).toFixed(2)
  return agrees(quantity.value, share, amount.value)
    ? { ...item, price: { ...amount, value: String(Number(share)) } }
    : item
}
