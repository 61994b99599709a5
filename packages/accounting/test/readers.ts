import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import type { ExportFile } from '../src/write-export.ts'

/** One row, by the name above its cell. */
export type ReadRow = Readonly<Record<string, string>>

/** A file of comma-separated values, by a library that knows nothing of ours. */
export function readCsv({ bytes }: ExportFile, delimiter = ','): ReadRow[] {
  return parse(bytes, { columns: true, bom: true, delimiter, record_delimiter: '\r\n' })
}

export type Transaction = { readonly head: ReadRow; readonly splits: readonly ReadRow[] }

/** An IIF file as QuickBooks reads it: lines with '!' name the columns, and ENDTRNS ends a transaction. */
export function readIif({ bytes }: ExportFile): Transaction[] {
  const names = new Map<string, string[]>()
  const transactions: { head: ReadRow; splits: ReadRow[] }[] = []
  let open: { head: ReadRow; splits: ReadRow[] } | undefined
  for (const line of new TextDecoder('windows-1252').decode(bytes).split('\r\n')) {
    const [mark = '', ...cells] = line.split('\t')
    if (mark.startsWith('!')) names.set(mark.slice(1), cells)
    else if (mark === 'TRNS') open = { head: named(names.get('TRNS'), cells), splits: [] }
    else if (mark === 'SPL') open?.splits.push(named(names.get('SPL'), cells))
    else if (mark === 'ENDTRNS' && open) transactions.push(open)
    else if (mark !== '') throw new Error(`Unknown line of an IIF file: ${line}`)
  }
  return transactions
}

function named(names: readonly string[] = [], cells: readonly string[]): ReadRow {
  if (names.length !== cells.length) throw new Error(`${cells.length} cells, ${names.length} names`)
  return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']))
}

export type Batch = { readonly head: readonly string[]; readonly bookings: readonly ReadRow[] }

/** A batch of DATEV: a line about the file, a line of names, then bookings; texts in quotation marks, the rest bare. */
export function readExtf({ bytes }: ExportFile): Batch {
  const [head = '', names = '', ...lines] = new TextDecoder('windows-1252')
    .decode(bytes)
    .split('\r\n')
  if (lines.pop() !== '') throw new Error('The last line does not end')
  return {
    head: extfCells(head),
    bookings: lines.map((line) => named(names.split(';'), extfCells(line))),
  }
}

function extfCells(line: string): string[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^";]*))(?=;|$)/g)].map(
    ([, text, bare = '']) => text?.replaceAll('""', '"') ?? bare,
  )
}

export type ReadCell = {
  readonly type: string
  readonly value: string
  readonly isFormula: boolean
}

/** The sheets of a workbook as an XML reader sees them, cell by cell. */
export function readWorkbook({ bytes }: ExportFile): ReadCell[][][] {
  const files = unzipSync(bytes)
  return Object.keys(files)
    .filter((name) => name.startsWith('xl/worksheets/'))
    .sort()
    .map((name) => readSheet(new TextDecoder().decode(files[name])))
}

function readSheet(xml: string): ReadCell[][] {
  const rows: ReadCell[][] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') rows.push([])
    if (name === 'c') rows.at(-1)?.push({ type: attributes.t ?? 'n', value: '', isFormula: false })
    if (name === 'f') change((cell) => ({ ...cell, isFormula: true }))
  })
  parser.on('text', (text) => change((cell) => ({ ...cell, value: cell.value + text })))
  const change = (how: (cell: ReadCell) => ReadCell) => {
    const cell = rows.at(-1)?.pop()
    if (cell) rows.at(-1)?.push(how(cell))
  }
  parser.write(xml).close()
  return rows
}

/** The files of a ZIP by name. */
export function readZip({ bytes }: ExportFile): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)))
}
