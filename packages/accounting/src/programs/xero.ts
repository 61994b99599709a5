import { moneyText } from '@sheaf/domain/money/money'
import { negated, quantityAndPrice } from '../books/changed-lines.ts'
import { csvBytes, plainCsv } from '../files/csv.ts'
import type { Mapping, MappingField } from '../mapping.ts'
import {
  accountFields,
  accountOf,
  leftToBook,
  linesFor,
  taxNameOf,
  unnamedTaxes,
} from './accounts.ts'
import { type Column, headingOf, tableOf } from './columns.ts'
import { advice, type Program } from './program.ts'
import {
  addressColumn,
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

// Xero keeps four decimals of quantities and prices.
const mostDecimals = 4

function columnsOf(mainAccount: string): Column<SalesRow>[] {
  const priced = ({ line }: SalesRow) => quantityAndPrice(line, mostDecimals)
  return [
    partyColumn('*ContactName', 255),
    {
      name: 'EmailAddress',
      cell: ({ booked }) => booked.party.email,
      text: { label: 'The email address', max: 255, field: () => 'receiver.email' },
    },
    addressColumn('POAddressLine1', 'lineOne', 500),
    addressColumn('POAddressLine2', 'lineTwo', 500),
    addressColumn('POAddressLine3', 'lineThree', 500),
    emptyColumn('POAddressLine4'),
    addressColumn('POCity', 'city', 255),
    addressColumn('PORegion', 'region', 255),
    addressColumn('POPostalCode', 'postcode', 50),
    addressColumn('POCountry', 'country', 50),
    numberColumn('*InvoiceNumber', 255),
    {
      name: 'Reference',
      cell: ({ booked }) => booked.reference,
      text: { label: 'The reference', max: 255, field: () => 'references.orderNumber' },
    },
    { name: '*InvoiceDate', cell: ({ booked, mapping }) => dayText(booked.issuedOn, mapping) },
    {
      name: '*DueDate',
      cell: ({ booked, mapping }) => dayText(booked.dueOn || booked.issuedOn, mapping),
    },
    { name: 'Total', cell: ({ total }) => moneyText(total) },
    // Xero refuses codes of items that it does not know, and it knows none of ours.
    emptyColumn('InventoryItemCode'),
    descriptionColumn('*Description', 4000),
    { name: '*Quantity', cell: (row) => priced(row).quantity },
    { name: '*UnitAmount', cell: (row) => priced(row).price },
    emptyColumn('Discount'),
    {
      name: '*AccountCode',
      cell: ({ line, mapping }) => accountOf(line, mapping, mainAccount),
      text: { label: 'An account code' },
    },
    {
      name: '*TaxType',
      cell: ({ line, mapping }) => taxNameOf(line, mapping),
      text: { label: 'A tax name' },
    },
    { name: 'TaxAmount', cell: ({ line }) => moneyText(line.tax) },
    chosenColumn('TrackingName1', 'tracking.1.name'),
    chosenColumn('TrackingOption1', 'tracking.1.option'),
    chosenColumn('TrackingName2', 'tracking.2.name'),
    chosenColumn('TrackingOption2', 'tracking.2.option'),
    { name: 'Currency', cell: ({ booked }) => booked.currency },
    chosenColumn('BrandingTheme', 'brandingTheme'),
  ]
}

const salesColumns = columnsOf('account.sales')
const onSalesOnly = new Set(['Reference', 'Discount', 'BrandingTheme'])
const billColumns = columnsOf('account.purchases')
  .filter(({ name }) => !onSalesOnly.has(name))
  .map((column) => (column.name === '*Description' ? { ...column, name: 'Description' } : column))

const tracking: MappingField[] = [1, 2].flatMap((place) => [
  {
    id: `tracking.${place}.name`,
    group: 'tracking',
    label: `Tracking category ${place}`,
    isNeeded: false,
  },
  {
    id: `tracking.${place}.option`,
    group: 'tracking',
    label: `Option of category ${place}`,
    isNeeded: false,
  },
])

const orders = ['dmy', 'mdy'] as const

function xeroProgram({
  mainAccount,
  mainLabel,
  accountCode,
  columns,
  names,
  extraFields,
  fileNames,
}: {
  readonly mainAccount: string
  readonly mainLabel: string
  readonly accountCode: string
  readonly columns: readonly Column<SalesRow>[]
  readonly names: (country: string) => Mapping
  readonly extraFields: readonly MappingField[]
  readonly fileNames: Readonly<Record<string, string>>
}): Program {
  return {
    fields: [
      ...accountFields({
        id: mainAccount,
        label: mainLabel,
        hint: 'Its code in your chart of accounts.',
        isNeeded: true,
        maxLength: 10,
      }),
      ...tracking,
      dateOrderField(orders),
      ...extraFields,
    ],
    taxField: (label) => ({
      label,
      hint: 'The display name of the tax rate in Xero.',
      isNeeded: true,
    }),
    suggested: (country) => ({
      [mainAccount]: accountCode,
      dateOrder: usualDateOrder(country, orders),
      ...names(country),
    }),
    hasOwnNumbers: true,
    entry: ({ booked }, mapping) => {
      const isCredit = booked.kind === 'credit_note'
      const lines = linesFor(booked, mapping)
      const table = tableOf(columns, salesRows(booked, isCredit ? negated(lines) : lines, mapping))
      return {
        part: isCredit ? 'credit-notes' : 'invoices',
        rows: table.rows,
        findings: [
          ...unnamedTaxes(lines, mapping),
          ...leftToBook(booked, mapping),
          ...(isCredit ? [advice('credit', tryOneCredit, { field: 'number' })] : []),
          ...table.findings,
        ],
      }
    },
    fileName: (part) => fileNames[part] ?? 'xero',
    bytes: (entries) =>
      csvBytes([headingOf(columns), ...entries.flatMap(({ rows }) => rows)], plainCsv),
  }
}

// There is no form of its own for credit notes: what is negative becomes one.
const tryOneCredit =
  'Xero has no file of its own for credit notes: negative amounts become one. Import one first and look at it.'

export const xeroSales = xeroProgram({
  mainAccount: 'account.sales',
  mainLabel: 'Account for sales',
  accountCode: '200',
  columns: salesColumns,
  names: taxNames.xeroSales,
  extraFields: [
    {
      id: 'brandingTheme',
      group: 'program',
      label: 'Branding theme',
      hint: 'Empty: the default of your organization.',
      isNeeded: false,
    },
  ],
  fileNames: { invoices: 'xero-sales-invoices', 'credit-notes': 'xero-credit-notes' },
})

export const xeroBills = xeroProgram({
  mainAccount: 'account.purchases',
  mainLabel: 'Account for purchases',
  accountCode: '300',
  columns: billColumns,
  names: taxNames.xeroPurchases,
  extraFields: [],
  fileNames: { invoices: 'xero-bills' },
})
