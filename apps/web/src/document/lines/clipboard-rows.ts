import { readNumber } from '@sheaf/domain/money/read-number'
import type { Rows } from './lines-from-rows.ts'

/**
 * The cells that were copied from a spreadsheet, a table on a page or a CSV file; undefined when it is one cell or
 * plain words, which belong into the field.
 */
export function rowsFromClipboard(text: string, html: string): Rows | undefined {
  const found = text.includes('\t') ? parseCells(text, '\t') : (tableIn(html) ?? csvIn(text))
  const rows = found?.filter((row) => row.some((cell) => cell.trim() !== ''))
  const isTable = rows?.some((row) => row.length > 1)
  return isTable ? rows : undefined
}

/** Cells may stand in quotes, and then hold separators, line breaks and doubled quotes (RFC 4180). */
function parseCells(text: string, separator: string): string[][] {
  // In brackets, since a bar alone would be an 'or'.
  const cell = new RegExp(
    `("(?:[^"]|"")*"|[^${separator}\\r\\n]*)([${separator}]|\\r\\n|\\n|\\r|$)`,
    'gy',
  )
  const rows: string[][] = [[]]
  for (const [whole, content = '', end = ''] of text.matchAll(cell)) {
    rows.at(-1)?.push(unquoted(content))
    if (whole === '' || end === '') break
    if (end !== separator) rows.push([])
  }
  return rows
}

function unquoted(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

const separators = [';', ',', '|']

/** Only what is surely a table: the same cells in each of several rows, with a number among them. */
function csvIn(text: string): string[][] | undefined {
  const candidates = separators.map((separator) => parseCells(text.trim(), separator))
  return candidates.find((rows) => {
    const width = rows[0]?.length ?? 0
    const isEven = rows.length > 1 && width > 1 && rows.every((row) => row.length === width)
    return isEven && rows.slice(1).every((row) => row.some((cell) => isNumber(cell)))
  })
}

function isNumber(cell: string): boolean {
  return readNumber(cell) !== undefined
}

/** Read without a document of its own: a foreign page's styles and pictures must not come alive. */
function tableIn(html: string): string[][] | undefined {
  const start = html.search(/<table[\s>]/i)
  const table = start < 0 ? '' : html.slice(start)
  const end = table.search(/<\/table>/i)
  if (end < 0) return undefined
  return table
    .slice(0, end)
    .split(/<tr[\s>]/i)
    .slice(1)
    .map(cellsIn)
}

function cellsIn(row: string): string[] {
  return row
    .split(/<t[dh](?=[\s>])/i)
    .slice(1)
    .map((cell) => plainText(cell.slice(cell.indexOf('>') + 1)))
}

function plainText(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|div)>/gi, '\n')
    .replace(/<[^>]*(?:>|$)/g, '')
  return text
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => entity(name) ?? whole)
    .replaceAll('\u00a0', ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
  yen: '¥',
}

function entity(name: string): string | undefined {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number.parseInt(name.slice(1), 10)
      : undefined
  if (code === undefined) return entities[name.toLowerCase()]
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
