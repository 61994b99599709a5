import { isZero, moneyText, sum, zero } from '@sheaf/domain/money/money'
import type { Bookable, BookedLine } from '../books/bookable.ts'
import { quantityAndPrice, withoutNegatives } from '../books/changed-lines.ts'
import { csvBytes, plainCsv } from '../files/csv.ts'
import type { Mapping } from '../mapping.ts'
import { leftToBook, linesFor, taxNameOf, unnamedTaxes } from './accounts.ts'
import { type Column, headingOf, tableOf } from './columns.ts'
import { homeCurrencyField, otherCurrency, usualCurrency } from './home-currency.ts'
import { negativeFaults } from './negative-faults.ts'
import { advice, chosen, type Found, type Program } from './program.ts'
import {
  chosenColumn,
  descriptionColumn,
  emptyColumn,
  numberColumn,
  partyColumn,
  type SalesRow,
  salesRows,
} from './sales-lines.ts'
import { taxNames } from './tax-names.ts'
import { dateOrderField, dayText, usualDateOrder } from './written.ts'

// QuickBooks keeps prices to five decimals at least.
const mostDecimals = 5

const priced = ({ line }: SalesRow) => quantityAndPrice(line, mostDecimals)

const dueColumns: readonly Column<SalesRow>[] = [
  {
    name: '*DueDate',
    cell: ({ booked, mapping }) => dayText(booked.dueOn || booked.issuedOn, mapping),
  },
  emptyColumn('Terms'),
]

const taxColumns: readonly Column<SalesRow>[] = [
  {
    name: '*ItemTaxCode',
    cell: ({ line, mapping }) => taxNameOf(line, mapping),
    text: { label: 'A tax code' },
  },
  { name: 'ItemTaxAmount', cell: ({ line }) => moneyText(line.tax) },
  { name: 'Currency', cell: ({ booked }) => booked.currency },
]

function columnsOf(isCredit: boolean, hasTaxCodes: boolean): Column<SalesRow>[] {
  const word = isCredit ? 'CreditMemo' : 'Invoice'
  return [
    numberColumn(`*${word}No`, 21),
    partyColumn('*Customer', 100),
    { name: `*${word}Date`, cell: ({ booked, mapping }) => dayText(booked.issuedOn, mapping) },
    ...(isCredit ? [] : dueColumns),
    chosenColumn('Location', 'tracking.location'),
    {
      name: 'Memo',
      cell: ({ booked }) => booked.reference || booked.note,
      text: { label: 'The message', max: 1000, field: () => 'texts.message' },
    },
    chosenColumn('Item(Product/Service)', 'item.sales'),
    descriptionColumn('ItemDescription', 4000),
    { name: 'ItemQuantity', cell: (row) => priced(row).quantity },
    { name: 'ItemRate', cell: (row) => priced(row).price },
    { name: '*ItemAmount', cell: ({ line }) => moneyText(line.net) },
    ...(hasTaxCodes ? taxColumns : []),
    { name: 'Service Date', cell: ({ booked, mapping }) => dayText(booked.suppliedOn, mapping) },
  ]
}

const parts = {
  invoices: { isCredit: false, name: 'quickbooks-invoices' },
  'credit-notes': { isCredit: true, name: 'quickbooks-credit-notes' },
} as const

function partOf(part: string) {
  return part === 'credit-notes' ? parts['credit-notes'] : parts.invoices
}

function hasTaxCodes(mapping: Mapping): boolean {
  return chosen(mapping, 'taxes') === 'codes'
}

const orders = ['mdy', 'dmy', 'ymd'] as const

export const quickBooksOnline: Program = {
  fields: [
    {
      id: 'taxes',
      group: 'program',
      label: 'Taxes',
      choices: [
        { value: 'codes', label: 'Tax code on each line' },
        { value: 'line', label: 'Sales tax line (US)' },
      ],
      isNeeded: true,
    },
    {
      id: 'item.sales',
      group: 'program',
      label: 'Product or service',
      hint: 'Empty: QuickBooks books each line as Sales.',
      isNeeded: false,
      maxLength: 100,
    },
    homeCurrencyField('Used where sales tax is a line: that file names no currency.'),
    { id: 'tracking.location', group: 'tracking', label: 'Location', isNeeded: false },
    dateOrderField(orders),
  ],
  taxField: (label, mapping) =>
    hasTaxCodes(mapping)
      ? { label, hint: 'The tax code in QuickBooks.', isNeeded: true }
      : undefined,
  suggested: (country) => ({
    taxes: country === 'US' ? 'line' : 'codes',
    currency: usualCurrency(country),
    dateOrder: usualDateOrder(country, orders),
    ...taxNames.quickBooks(country),
  }),
  hasOwnNumbers: true,
  entry: ({ booked }, mapping) => {
    const part = booked.kind === 'credit_note' ? 'credit-notes' : 'invoices'
    const { isCredit } = parts[part]
    const written = linesFor(booked, mapping)
    const given = hasTaxCodes(mapping) ? written : withTaxAsLine(booked, written)
    const lines = withoutNegatives(given)
    const table = tableOf(
      columnsOf(isCredit, hasTaxCodes(mapping)),
      salesRows(booked, lines ?? [], mapping),
    )
    return {
      part,
      rows: table.rows,
      findings: [
        ...negativeFaults(lines, 'QuickBooks'),
        ...(hasTaxCodes(mapping)
          ? unnamedTaxes(lines ?? [], mapping)
          : [...otherCurrency(booked, mapping), ...taxAdvice(booked)]),
        ...leftToBook(booked),
        ...(isCredit ? [advice('credit', matchColumns, { field: 'number' })] : []),
        ...table.findings,
      ],
    }
  },
  fileName: (part) => partOf(part).name,
  bytes: (entries, { part, mapping }) => {
    const columns = columnsOf(partOf(part).isCredit, hasTaxCodes(mapping))
    return csvBytes([headingOf(columns), ...entries.flatMap(({ rows }) => rows)], plainCsv)
  },
}

const matchColumns =
  'The import of credit notes differs by country: match the columns on the screen of QuickBooks.'

function taxAdvice({ totals }: Bookable): Found[] {
  return isZero(totals.taxTotal)
    ? []
    : [
        advice(
          'tax.line',
          'The sales tax is a line of its own. QuickBooks may refuse imports while its own sales tax is switched on.',
          { mappingField: 'taxes' },
        ),
      ]
}

// The file for the United States has no column for tax: without a line for it, the sum would be another.
function withTaxAsLine(booked: Bookable, lines: readonly BookedLine[]): BookedLine[] {
  const tax = sum(
    lines.map((line) => line.tax),
    booked.currency,
  )
  const treatment = { key: 'no-tax', label: 'No tax', rate: '0' }
  const bare = lines.map((line) => ({ ...line, tax: zero(booked.currency), treatment }))
  if (isZero(tax)) return bare
  const line: BookedLine = {
    ...{ role: 'other', index: undefined, description: 'Sales tax', itemNumber: '', unit: '' },
    ...{ quantity: '1', price: moneyText(tax), net: tax, tax: zero(booked.currency), treatment },
  }
  return [...bare, line]
}
