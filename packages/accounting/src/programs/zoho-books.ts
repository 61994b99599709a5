import { quantityAndPrice, withoutNegatives } from '../books/changed-lines.ts'
import { csvBytes } from '../files/csv.ts'
import { cutTo } from '../files/harmless.ts'
import { accountFields, accountOf, leftToBook, linesFor, taxNameOf } from './accounts.ts'
import { type Column, headingOf, tableOf } from './columns.ts'
import { negativeFaults } from './negative-faults.ts'
import type { Program } from './program.ts'
import { recomputedTax } from './recomputed-tax.ts'
import {
  addressColumn,
  descriptionColumn,
  numberColumn,
  partyColumn,
  type SalesRow,
  salesRows,
} from './sales-lines.ts'
import { taxNames } from './tax-names.ts'
import { dateOrderField, dayText, usualDateOrder } from './written.ts'

const priced = ({ line }: SalesRow) => quantityAndPrice(line, 4)

function columnsOf(isCredit: boolean): Column<SalesRow>[] {
  const word = isCredit ? 'Credit Note' : 'Invoice'
  const due: Column<SalesRow> = {
    name: 'Due Date',
    cell: ({ booked, mapping }) => dayText(booked.dueOn || booked.issuedOn, mapping),
  }
  return [
    { name: `${word} Date`, cell: ({ booked, mapping }) => dayText(booked.issuedOn, mapping) },
    numberColumn(`${word} Number`, 100),
    { name: `${word} Status`, cell: () => 'Draft' },
    partyColumn('Customer Name', 200),
    { name: 'Is Inclusive Tax', cell: () => 'false' },
    ...(isCredit ? [] : [due]),
    {
      name: isCredit ? 'Reference#' : 'PurchaseOrder',
      cell: ({ booked }) => booked.reference,
      text: { label: 'The reference', max: 100, field: () => 'references.orderNumber' },
    },
    { name: 'Currency Code', cell: ({ booked }) => booked.currency },
    {
      name: 'Account',
      cell: ({ line, mapping }) => accountOf(line, mapping),
      text: { label: 'An account' },
    },
    {
      name: 'Item Name',
      // Its first line is what it is called; the whole stands beside it, so that nothing is lost by the cut.
      cell: ({ line }) => cutTo(line.description.split('\n')[0] ?? '', 99),
      text: { label: 'A description', max: 100 },
    },
    descriptionColumn('Item Desc', 2000),
    { name: 'Quantity', cell: (row) => priced(row).quantity },
    { name: 'Usage unit', cell: ({ line }) => line.unit, text: { label: 'A unit', max: 100 } },
    { name: 'Item Price', cell: (row) => priced(row).price },
    {
      name: 'Item Tax',
      cell: ({ line, mapping }) => taxNameOf(line, mapping),
      text: { label: 'A tax name' },
    },
    { name: 'Item Tax %', cell: ({ line }) => line.treatment.rate },
    {
      name: 'Notes',
      cell: ({ booked }) => booked.note,
      text: { label: 'The message', max: 5000, keepsLines: true, field: () => 'texts.message' },
    },
    addressColumn('Billing Address', 'lineOne', 500),
    addressColumn('Billing City', 'city', 100),
    addressColumn('Billing State', 'region', 100),
    addressColumn('Billing Country', 'country', 100),
    addressColumn('Billing Code', 'postcode', 50),
  ]
}

const orders = ['ymd', 'dmy', 'mdy'] as const

export const zohoBooks: Program = {
  fields: [
    ...accountFields({
      id: 'account.sales',
      label: 'Account for sales',
      hint: 'Its name in Zoho Books.',
      isNeeded: true,
    }).filter(({ id }) => id !== 'account.withholding'),
    dateOrderField(orders),
  ],
  taxField: (label) => ({
    label,
    hint: 'The name of the tax in Zoho Books. Empty: it goes by the rate.',
    isNeeded: false,
  }),
  suggested: (country) => ({
    'account.sales': 'Sales',
    dateOrder: usualDateOrder(country, orders),
    ...taxNames.zoho(country),
  }),
  hasOwnNumbers: true,
  entry: ({ booked }, mapping) => {
    const isCredit = booked.kind === 'credit_note'
    const lines = withoutNegatives(linesFor(booked, mapping))
    const table = tableOf(columnsOf(isCredit), salesRows(booked, lines ?? [], mapping))
    return {
      part: isCredit ? 'credit-notes' : 'invoices',
      rows: table.rows,
      findings: [
        ...negativeFaults(lines, 'Zoho Books'),
        ...recomputedTax(booked, lines ?? []),
        ...leftToBook(booked),
        ...table.findings,
      ],
    }
  },
  fileName: (part) => `zoho-${part}`,
  bytes: (entries, { part }) =>
    csvBytes(
      [headingOf(columnsOf(part === 'credit-notes')), ...entries.flatMap(({ rows }) => rows)],
      { separator: ',', hasMark: true },
    ),
}
