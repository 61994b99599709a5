import { fold } from '../finding/fold.ts'
import { type Place, within } from '../finding/places.ts'
import { unitNames } from '../finding/quantities.ts'
import type { Reading } from '../finding/reading.ts'
import type { Label } from '../languages/language-table.ts'
import { languageCodes, languages } from '../languages/languages.ts'
import { phrasesOf } from '../languages/number-words.ts'
import { type Fact, fact } from './fact.ts'
import { agrees, type Item } from './item.ts'
import type { BodyLine } from './messages.ts'

export type Cell = Place & { readonly text: string }

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

export function cellsOf(line: BodyLine): Cell[] {
  const mark =
    line.text.includes('|') && line.text.split('|').length > 2
      ? /\|/g
      : line.text.includes('\t')
        ? /\t+/g
        : / {2,}/g
  const separator = /;/.test(line.text) && line.text.split(';').length > 2 ? /;/g : mark
  const cells: Cell[] = []
  let from = 0
  const push = (to: number) => {
    const raw = line.text.slice(from, to)
    const start = line.start + from + raw.length - raw.trimStart().length
    const text = raw.trim()
    if (text !== '' || separator.source !== ' {2,}')
      cells.push({ text, start, end: start + text.length })
  }
  for (const match of line.text.matchAll(separator)) {
    push(match.index)
    from = match.index + match[0].length
  }
  push(line.text.length)
  const isFramed = separator.source === '\\|'
  return isFramed
    ? cells.filter((cell, index) => cell.text !== '' || (index > 0 && index < cells.length - 1))
    : cells
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
  if (cells.some((cell) => /\d{2}|\d[.,]\d/.test(cell.text.replace(/\(.*\)/, '')))) return undefined
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
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
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
  if (cells.some((cell) => isSummary(cell.text.replace(/[\d.,\s€$£%]+$/, ''), true)))
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

function readCount(reading: Reading, cell: Cell): Pick<Item, 'quantity' | 'unit'> {
  const [quantity] = within(reading.quantities, cell)
  if (quantity && quantity.unit !== '') {
    const unit = { start: quantity.unitAt, end: quantity.unitAt + quantity.unit.length }
    return {
      quantity: fact(quantity.value, { start: quantity.start, end: quantity.numberEnd }, 0.95),
      unit: fact(reading.text.slice(unit.start, unit.end), unit, 0.9),
    }
  }
  const [amount] = within(reading.amounts, cell)
  return amount ? { quantity: fact(amount.value, amount, 0.95) } : {}
}

function readMoney(reading: Reading, cell: Cell): Fact | undefined {
  const amount = within(reading.amounts, cell).at(-1)
  return amount ? fact(amount.value, amount, 0.95) : undefined
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

const namesOf = (labels: readonly Label[]) =>
  new Set(
    languageCodes.flatMap((code) =>
      labels.flatMap((label) => phrasesOf(languages[code].labels[label])),
    ),
  )
const sums = namesOf(['total', 'subtotal', 'tax', 'discount', 'paid'])
const carriage = namesOf(['shipping'])

/** 'Total', 'VAT 20 %'; carriage too, unless the row counts it like any other. */
export function isSummary(text: string, isCounted = false): boolean {
  const folded = fold(text)
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [first = ''] = folded.split(' ')
  const isShort = folded.split(' ').length <= 3
  if (sums.has(folded) || (sums.has(first) && isShort)) return true
  return !isCounted && (carriage.has(folded) || (carriage.has(first) && isShort))
}

/** A row without a heading: words, then a count and a price, or figures of which two multiply to the third. */
function looseRow(reading: Reading, line: BodyLine, cells: readonly Cell[]): Item | undefined {
  if (cells.length < 2) return undefined
  const figures = cells.filter((cell) => isFigure(reading, cell))
  const [first, second, third] = figures
  const named = cells.filter((cell) => isName(reading, cell) && cell.start < (first?.start ?? 0))
  const [name] = named
  if (!first || !name || isSummary(name.text, figures.length > 1)) return undefined
  if (figures.length === 1 && /^\d/.test(name.text)) return undefined
  const longest = named.reduce(
    (best, cell) => (cell.text.length > best.text.length ? cell : best),
    name,
  )
  const description = fact(longest.text, longest, 0.85)
  const isDated = cells.some((cell) => within(reading.dates, cell).length > 0)
  if (!second) return oneFigure(reading, line, description, first, isDated)
  const count = readCount(reading, first)
  const price = readMoney(reading, second)
  const amount = third ? readMoney(reading, third) : undefined
  if (!count.quantity || !price) return undefined
  return { place: line, description, ...count, price, ...(amount ? { amount } : {}) }
}

function isName(reading: Reading, cell: Cell): boolean {
  return (
    !isFigure(reading, cell) &&
    /\p{L}{2}/u.test(cell.text) &&
    within(reading.dates, cell).length === 0
  )
}

// With a currency it is a price; beside a date it is the time of that day.
function oneFigure(
  reading: Reading,
  line: BodyLine,
  description: Fact,
  cell: Cell,
  isDated: boolean,
): Item | undefined {
  const [amount] = within(reading.amounts, cell)
  if (!amount) return undefined
  if (amount.currency !== undefined) {
    return {
      place: line,
      description,
      quantity: fact('1', amount, 0.8),
      price: fact(amount.value, amount, 0.85),
    }
  }
  if (!isDated || Number(amount.value) > 24) return undefined
  return { place: line, description, ...readCount(reading, cell) }
}

function isFigure(reading: Reading, cell: Cell): boolean {
  if (within(reading.amounts, cell).length !== 1) return false
  const rest = fold(cell.text)
    .replace(/[\d.,'€$£%\s-]/g, ' ')
    .trim()
  return (
    rest === '' || rest.length <= 3 || unitNames(reading.languages).has(rest.replace(/\.$/, ''))
  )
}
