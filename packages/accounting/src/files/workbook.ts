import { daysBetween } from '@sheaf/domain/locale/calendar-day'
import { strToU8, zipSync } from 'fflate'

export type Sheet = {
  readonly name: string
  /** What stands above each column, and what its cells are. */
  readonly columns: readonly {
    readonly name: string
    readonly type: CellType
    readonly width: number
  }[]
  readonly rows: readonly (readonly string[])[]
}

export type CellType = 'text' | 'number' | 'day'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// Formats by their place in the styles: 0 is plain, 1 a day, 2 the bold first row.
const styles = { text: 0, number: 0, day: 1, heading: 2 } as const

// ZIP knows no moment before 1980, and a file of the same content is to be the same file.
const noMoment = { mtime: '1980-01-01T00:00:00' }

/** A workbook of plain cells. Texts are texts and never formulas, numbers are numbers, and days are days. */
export function workbookBytes(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesheet,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, worksheet(sheet)]),
    ),
  }
  const packed = Object.entries(files).map(([name, xml]) => [name, strToU8(declared(xml))] as const)
  return new Uint8Array(zipSync(Object.fromEntries(packed), noMoment))
}

function declared(xml: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`
}

function contentTypes(sheetCount: number): string {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${spreadsheet}.${type}+xml"/>`
  const sheets = Array.from({ length: sheetCount }, (_, index) =>
    override(`worksheets/sheet${index + 1}`, 'worksheet'),
  )
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${sheets.join('')}</Types>`
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const rows = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packageRelations}">${rows.join('')}</Relationships>`
}

function workbook(sheets: readonly Sheet[]): string {
  const rows = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${rows.join('')}</sheets></workbook>`
}

const stylesheet = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

function worksheet({ columns, rows }: Sheet): string {
  const heading = columns.map(({ name }) => textCell(name, styles.heading))
  const body = rows.map((row) => columns.map(({ type }, place) => cell(row[place] ?? '', type)))
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  const written = [heading, ...body].map((cells) => `<row>${cells.join('')}</row>`)
  return `<worksheet xmlns="${main}">${view}<cols>${widths.join('')}</cols><sheetData>${written.join('')}</sheetData></worksheet>`
}

function cell(value: string, type: CellType): string {
  if (value === '') return '<c/>'
  if (type === 'number') return `<c><v>${value}</v></c>`
  return type === 'day'
    ? `<c s="${styles.day}"><v>${dayNumber(value)}</v></c>`
    : textCell(value, styles.text)
}

function textCell(value: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** Excel counts days from the end of 1899. */
function dayNumber(day: string): number {
  return daysBetween('1899-12-30', day)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

// XML has no control characters but tab and line ends, and no half characters: one would make the whole file unreadable.
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
