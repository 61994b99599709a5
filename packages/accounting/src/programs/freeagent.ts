import { negated, quantityAndPrice } from '../books/changed-lines.ts'
import { csvBytes, plainCsv } from '../files/csv.ts'
import { leftToBook, linesFor } from './accounts.ts'
import { type Column, headingOf, tableOf } from './columns.ts'
import type { Program } from './program.ts'
import { recomputedTax } from './recomputed-tax.ts'
import {
  chosenColumn,
  descriptionColumn,
  numberColumn,
  partyColumn,
  type SalesRow,
  salesRows,
} from './sales-lines.ts'
import { dayInOrder } from './written.ts'

const priced = ({ line }: SalesRow) => quantityAndPrice(line, 4)

// The names of its API, since it publishes none for a file of invoices; days as its other templates want them.
const columns: readonly Column<SalesRow>[] = [
  partyColumn('contact_name', 255),
  numberColumn('reference', 255),
  { name: 'dated_on', cell: ({ booked }) => dayInOrder(booked.issuedOn, 'dmy') },
  { name: 'due_on', cell: ({ booked }) => dayInOrder(booked.dueOn || booked.issuedOn, 'dmy') },
  { name: 'currency', cell: ({ booked }) => booked.currency },
  {
    name: 'po_reference',
    cell: ({ booked }) => booked.reference,
    text: { label: 'The reference', max: 255, field: () => 'references.orderNumber' },
  },
  { name: 'item_type', cell: () => 'Products' },
  descriptionColumn('description', 2000),
  { name: 'quantity', cell: (row) => priced(row).quantity },
  { name: 'price', cell: (row) => priced(row).price },
  { name: 'sales_tax_rate', cell: ({ line }) => line.treatment.rate },
  chosenColumn('category', 'account.sales'),
]

export const freeAgent: Program = {
  fields: [
    {
      id: 'account.sales',
      group: 'accounts',
      label: 'Income category',
      hint: 'Its nominal code: 001 is Sales.',
      isNeeded: true,
      maxLength: 10,
    },
  ],
  taxField: () => undefined,
  suggested: () => ({ 'account.sales': '001' }),
  hasOwnNumbers: true,
  entry: ({ booked }, mapping) => {
    const isCredit = booked.kind === 'credit_note'
    const written = linesFor(booked, mapping)
    const lines = isCredit ? negated(written) : written
    const table = tableOf(columns, salesRows(booked, lines, mapping))
    return {
      part: isCredit ? 'credit-notes' : 'invoices',
      rows: table.rows,
      findings: [...recomputedTax(booked, lines), ...leftToBook(booked), ...table.findings],
    }
  },
  fileName: (part) => `freeagent-${part}`,
  bytes: (entries) =>
    csvBytes([headingOf(columns), ...entries.flatMap(({ rows }) => rows)], plainCsv),
}
