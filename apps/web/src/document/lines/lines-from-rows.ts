import type { LineField } from '@sheaf/domain/documents/fields'
import { isCurrencyCode } from '@sheaf/domain/money/currency'
import { compareDecimals, decimal, multiplyDecimals } from '@sheaf/domain/money/decimal'
import { type DecimalMark, readNumber } from '@sheaf/domain/money/read-number'
import { columnNamed } from './column-names.ts'

/** Cells as they stand in a spreadsheet. */
export type Rows = readonly (readonly string[])[]

export type LineValues = Readonly<Partial<Record<LineField, string>>>

/** What a column of a spreadsheet holds. */
export type ColumnRole =
  | 'itemNumber'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'taxRate'
  | 'ignored'

/** Lines of a document from the rows of a spreadsheet: columns by their headings, else by what is in them. */
export function linesFromRows(rows: Rows, mark: DecimalMark): LineValues[] {
  const filled = rows.map((row) => row.map(tidy)).filter((row) => row.some(Boolean))
  const headings = headingsOf(filled[0] ?? [])
  const content = headings ? filled.slice(1) : filled
  const roles = headings ?? rolesByContent(content, mark)
  const ownMark = markOf(content.flat()) ?? mark
  return content.map((row) => lineOf(row, roles, ownMark))
}

function tidy(cell: string): string {
  return cell.replace(/[^\S\n]+/g, ' ').trim()
}

function lineOf(
  row: readonly string[],
  roles: readonly ColumnRole[],
  mark: DecimalMark,
): LineValues {
  const text = (role: ColumnRole) =>
    row.filter((cell, at) => roles[at] === role && cell !== '').join(' ')
  const [quantity, unit] = quantityAndUnit(text('quantity'), mark)
  const price = readNumber(text('price'), mark)
  const taxRate = readNumber(text('taxRate').replace(/%$/, ''), mark)
  return {
    description: text('description'),
    ...(text('itemNumber') !== '' && { itemNumber: text('itemNumber') }),
    ...(quantity !== undefined && { quantity }),
    ...((text('unit') || unit) && { unit: text('unit') || unit }),
    ...(price !== undefined && { price }),
    ...(taxRate !== undefined && { taxRate }),
  }
}

/** '3 hours' is a quantity and its unit. */
function quantityAndUnit(cell: string, mark: DecimalMark): [string | undefined, string] {
  const [, figure = '', unit = ''] =
    /^([-−]?[\d.,' ]*[\d.,'])\s*(\p{L}[\p{L}.²³]*)?$/u.exec(cell) ?? []
  return figure === '' ? [readNumber(cell, mark), ''] : [readNumber(figure, mark), unit]
}

function headingsOf(row: readonly string[]): ColumnRole[] | undefined {
  const roles = row.map(columnNamed)
  const known = roles.filter((role) => role !== undefined)
  const isHeading = known.includes('description') || known.length >= 2
  return isHeading ? roles.map((role) => role ?? 'ignored') : undefined
}

function rolesByContent(rows: Rows, mark: DecimalMark): ColumnRole[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
  const isNumeric = columns.map((cells) => isNumbers(cells, mark))
  const words = columns.map((cells, at) => (isNumeric[at] ? -1 : cells.join('').length))
  const described = words.indexOf(Math.max(...words))
  const numeric = columns.flatMap((cells, at) =>
    isNumeric[at] && !isRunningNumber(cells, at, columns.length) ? [at] : [],
  )
  const { quantity, price } = numberRoles(numeric, columns, mark)
  return columns.map((_, at): ColumnRole => {
    if (at === quantity) return 'quantity'
    if (at === price) return 'price'
    if (isNumeric[at]) return 'ignored'
    if (at === described) return 'description'
    return at < described ? 'itemNumber' : 'description'
  })
}

type NumberRoles = { readonly quantity?: number; readonly price?: number }

function numberRoles(numeric: readonly number[], columns: Rows, mark: DecimalMark): NumberRoles {
  const [first, second, third] = numeric
  if (first === undefined) return {}
  if (second === undefined) return { price: first }
  if (third !== undefined) {
    const orders = permutations(numeric.slice(0, 4))
    const fitting = orders.find(([q = 0, p = 0, a = 0]) => multiplies(columns, q, p, a, mark))
    if (fitting) {
      const [one = 0, other = 0] = fitting
      return quantityFirst(one, other, columns)
    }
  }
  return quantityFirst(first, second, columns)
}

// In '85.00 · 3' the money comes first: it has a sign or cents where a count has neither.
function quantityFirst(first: number, second: number, columns: Rows): NumberRoles {
  const isMoney = (at: number) =>
    (columns[at] ?? []).some((cell) => /\p{Sc}|[.,]\d{2}\D*$/u.test(cell))
  return isMoney(first) && !isMoney(second)
    ? { quantity: second, price: first }
    : { quantity: first, price: second }
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  )
}

function multiplies(columns: Rows, q: number, p: number, a: number, mark: DecimalMark): boolean {
  const rows = columns[q]?.length ?? 0
  let proofs = 0
  for (let row = 0; row < rows; row += 1) {
    const [x, y, z] = [q, p, a].map((at) => readNumber(columns[at]?.[row] ?? '', mark))
    if (x === undefined || y === undefined || z === undefined) continue
    if (compareDecimals(multiplyDecimals(decimal(x), decimal(y)), decimal(z)) !== 0) return false
    proofs += 1
  }
  return proofs > 0
}

function isNumbers(cells: readonly string[], mark: DecimalMark): boolean {
  const filled = cells.filter(Boolean)
  return filled.length > 0 && filled.every((cell) => isFigure(cell, mark))
}

// 'Row 3' and 'AB-1' read as numbers behind a currency of two or three letters: only real currencies count.
function isFigure(cell: string, mark: DecimalMark): boolean {
  const [letters] = /^[A-Za-z]+(?![A-Za-z.]*\p{Sc})/u.exec(cell) ?? []
  if (letters !== undefined && !isCurrencyCode(letters.toUpperCase())) return false
  return quantityAndUnit(cell, mark)[0] !== undefined || readNumber(cell, mark) !== undefined
}

/** 1, 2, 3 … in front counts the rows. */
function isRunningNumber(cells: readonly string[], at: number, width: number): boolean {
  return (
    at === 0 &&
    width > 2 &&
    cells.length > 1 &&
    cells.every((cell, row) => cell === String(row + 1))
  )
}

/** The decimal mark that the figures show by themselves. */
function markOf(cells: readonly string[]): DecimalMark | undefined {
  const figures = cells.filter((cell) => /^\D{0,4}[\d.,'\s]+\D{0,5}$/.test(cell))
  return marks.find((mark) => figures.some((cell) => signsOf[mark].some((sign) => sign.test(cell))))
}

const marks: readonly DecimalMark[] = [',', '.']

/** Not three digits after the last mark, or a group of three before it. */
const signsOf: Readonly<Record<DecimalMark, readonly RegExp[]>> = {
  ',': [/\d,(?:\d{1,2}|\d{4,})(?!\d)[^.,]*$/, /\d\.\d{3},\d/],
  '.': [/\d\.(?:\d{1,2}|\d{4,})(?!\d)[^.,]*$/, /\d,\d{3}\.\d/],
}
