import { add } from '@sheaf/domain/money/money'
import { countryName } from '@sheaf/einvoice/mapping/postal-address'
import type { Bookable, BookedLine } from '../books/bookable.ts'
import { quantityAndPrice } from '../books/changed-lines.ts'
import { type CsvStyle, csvBytes } from '../files/csv.ts'
import { type CellType, workbookBytes } from '../files/workbook.ts'
import type { Mapping, MappingField } from '../mapping.ts'
import { accountFields, accountOf, linesFor } from './accounts.ts'
import { type Column, headingOf, tableOf, tableOfTexts } from './columns.ts'
import { chosen, type Program } from './program.ts'
import { amountText, dateOrderField, dayText, figureText, usualDateOrder } from './written.ts'

type DocumentRow = { readonly booked: Bookable; readonly mapping: Mapping }
type LineRow = DocumentRow & { readonly line: BookedLine; readonly place: number }

type Typed<Row> = Column<Row> & { readonly type: CellType; readonly width: number }

function text<Row>(
  name: string,
  cell: (row: Row) => string,
  width = 16,
  keepsLines = false,
): Typed<Row> {
  return {
    ...{ name, cell, type: 'text', width },
    text: { label: name, ...(keepsLines && { keepsLines }) },
  }
}

function day<Row extends DocumentRow>(name: string, of: (booked: Bookable) => string): Typed<Row> {
  return {
    name,
    cell: ({ booked, mapping }) => dayText(of(booked), mapping),
    type: 'day',
    width: 12,
  }
}

function amount<Row extends DocumentRow>(
  name: string,
  of: (row: Row) => Parameters<typeof amountText>[0],
): Typed<Row> {
  return { name, cell: (row) => amountText(of(row), row.mapping), type: 'number', width: 12 }
}

const kindNames: Readonly<Record<Bookable['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  quote: 'Quote',
  purchase_order: 'Purchase order',
}

const head: readonly Typed<DocumentRow>[] = [
  text('Kind', ({ booked }) => kindNames[booked.kind], 14),
  text('Number', ({ booked }) => booked.number),
  day('Date', ({ issuedOn }) => issuedOn),
  day('Due date', ({ dueOn }) => dueOn),
  text('Reference', ({ booked }) => booked.reference),
  text('Client', ({ booked }) => booked.party.name, 28),
  text('Client ID', ({ booked }) => booked.party.customerId, 12),
  text('Client tax ID', ({ booked }) => booked.party.taxId),
  text('Client email', ({ booked }) => booked.party.email, 24),
  text('Client country', ({ booked }) => countryName(booked.party.address.country ?? ''), 14),
  text('Currency', ({ booked }) => booked.currency, 9),
]

const totalColumns: readonly Typed<DocumentRow>[] = [
  amount('Document net', ({ booked }) => booked.totals.netTotal),
  amount('Document tax', ({ booked }) => booked.totals.taxTotal),
  amount('Document total', ({ booked }) => booked.totals.grandTotal),
  amount('Amount due', ({ booked }) => booked.totals.amountDue),
]

function figure(name: string, of: (row: LineRow) => string, width = 10): Typed<LineRow> {
  return { name, cell: (row) => figureText(of(row), row.mapping), type: 'number', width }
}

const lineColumns: readonly Typed<LineRow>[] = [
  { name: 'Line', cell: ({ place }) => String(place + 1), type: 'number', width: 6 },
  text('Item number', ({ line }) => line.itemNumber, 14),
  text('Description', ({ line }) => line.description, 40, true),
  figure('Quantity', ({ line }) => quantityAndPrice(line, 8).quantity),
  text('Unit', ({ line }) => line.unit, 8),
  figure('Unit price', ({ line }) => quantityAndPrice(line, 8).price, 12),
  amount('Net', ({ line }) => line.net),
  text('Tax name', ({ line }) => line.treatment.label),
  figure('Tax rate', ({ line }) => line.treatment.rate),
  amount('Tax', ({ line }) => line.tax),
  amount('Gross', ({ line }) => add(line.net, line.tax)),
  text('Account', ({ line, mapping }) => accountOf(line, mapping), 12),
]

const documentTable = [...head, ...totalColumns]
const lineTable: readonly Typed<LineRow>[] = [...head, ...lineColumns, ...totalColumns]

const account: readonly MappingField[] = accountFields({
  id: 'account.sales',
  label: 'Account for sales',
  isNeeded: false,
})

const orders = ['ymd', 'dmy', 'mdy'] as const

const decimalMark: MappingField = {
  id: 'decimalMark',
  group: 'writing',
  label: 'Decimal mark',
  hint: 'With a comma, semicolons part the columns, as spreadsheets of those countries expect.',
  choices: [
    { value: '.', label: 'Point (1234.50)' },
    { value: ',', label: 'Comma (1234,50)' },
  ],
  isNeeded: true,
}

function lineRows(booked: Bookable, mapping: Mapping): LineRow[] {
  return linesFor(booked, mapping).map((line, place) => ({ booked, mapping, line, place }))
}

function csvStyle(mapping: Mapping): CsvStyle {
  return { separator: chosen(mapping, 'decimalMark') === ',' ? ';' : ',', hasMark: true }
}

const common = {
  taxField: () => undefined,
  hasOwnNumbers: false,
  fileName: () => 'sheaf-documents',
} as const

export const plainTable: Program = {
  ...common,
  fields: [...account, dateOrderField(orders), decimalMark],
  suggested: (country) => ({
    dateOrder: usualDateOrder(country, orders),
    decimalMark: markOf(country),
  }),
  entry: ({ booked }, mapping) => ({
    part: '',
    ...tableOf(lineTable, lineRows(booked, mapping)),
  }),
  bytes: (entries, { mapping }) =>
    csvBytes([headingOf(lineTable), ...entries.flatMap(({ rows }) => rows)], csvStyle(mapping)),
}

// A workbook holds days and numbers as such, however its reader writes them.
function asItIs(mapping: Mapping): Mapping {
  return { ...mapping, dateOrder: 'ymd', decimalMark: '.' }
}

export const workbook: Program = {
  ...common,
  fields: account,
  suggested: () => ({}),
  // The first row is that of the document, the others are its lines.
  entry: ({ booked }, mapping) => {
    const own = asItIs(mapping)
    const [document, lines] = [
      tableOfTexts(documentTable, [{ booked, mapping: own }]),
      tableOfTexts(lineTable, lineRows(booked, own)),
    ]
    return { part: '', rows: [...document.rows, ...lines.rows], findings: lines.findings }
  },
  bytes: (entries) =>
    workbookBytes([
      {
        name: 'Documents',
        columns: documentTable,
        rows: entries.flatMap(({ rows }) => rows.slice(0, 1)),
      },
      { name: 'Lines', columns: lineTable, rows: entries.flatMap(({ rows }) => rows.slice(1)) },
    ]),
}

function markOf(country: string): string {
  const locale = new Intl.Locale(`und-${/^[A-Z]{2}$/.test(country) ? country : 'US'}`).maximize()
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
