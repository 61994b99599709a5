import { isZero, type Money, moneyText, sum } from '@sheaf/domain/money/money'
import { countryName } from '@sheaf/einvoice/mapping/postal-address'
import type { Bookable, BookedLine } from '../books/bookable.ts'
import { quantityAndPrice } from '../books/changed-lines.ts'
import { inWindows1252, windows1252Bytes } from '../files/windows-1252.ts'
import type { Mapping } from '../mapping.ts'
import { accountFields, accountOf, leftToBook, linesFor } from './accounts.ts'
import { type Column, headingOf, tableOf } from './columns.ts'
import { homeCurrencyField, otherCurrency, usualCurrency } from './home-currency.ts'
import { lostLetters } from './lost-letters.ts'
import { advice, chosen, type Found, type Program } from './program.ts'

type Row = {
  readonly booked: Bookable
  readonly mapping: Mapping
  readonly type: 'INVOICE' | 'CREDIT MEMO'
  /** As the customer's account has it: positive for an invoice. */
  readonly amount: Money
  readonly split?: Split
}

type Split = {
  readonly account: string
  readonly name: string
  readonly memo: string
  readonly quantity: string
  readonly price: string
  readonly item: string
  readonly isTaxable: boolean
  readonly extra: '' | 'AUTOSTAX'
  readonly field?: `lines.${number}.description`
}

const number: Column<Row> = {
  name: 'DOCNUM',
  cell: ({ booked, split }) => (split ? '' : booked.number),
  text: { label: 'The number', max: 11, isWhole: true, field: () => 'number' },
}

const day = { name: 'DATE', cell: ({ booked }: Row) => shortDay(booked.issuedOn) }
const type = { name: 'TRNSTYPE', cell: (row: Row) => row.type }
const trackedClass: Column<Row> = {
  name: 'CLASS',
  cell: ({ mapping }) => chosen(mapping, 'tracking.class'),
  text: { label: 'The class' },
}
const blank = (name: string): Column<Row> => ({ name, cell: () => '' })
const never = (name: string): Column<Row> => ({ name, cell: () => 'N' })

function addressLine(name: string, place: number): Column<Row> {
  return {
    name,
    cell: ({ booked }) => addressLines(booked)[place] ?? '',
    text: { label: 'The address', max: 41, field: () => 'receiver.address' },
  }
}

const transaction: readonly Column<Row>[] = [
  { name: '!TRNS', cell: () => 'TRNS' },
  blank('TRNSID'),
  type,
  day,
  {
    name: 'ACCNT',
    cell: ({ mapping }) => chosen(mapping, 'account.receivable'),
    text: { label: 'An account' },
  },
  {
    name: 'NAME',
    cell: ({ booked }) => booked.party.name,
    text: { label: 'The name', max: 41, field: () => 'receiver.company' },
  },
  trackedClass,
  { name: 'AMOUNT', cell: ({ amount }) => moneyText(amount) },
  number,
  {
    name: 'MEMO',
    cell: ({ booked }) => booked.reference,
    text: { label: 'The reference', max: 4095, field: () => 'references.orderNumber' },
  },
  never('CLEAR'),
  never('TOPRINT'),
  ...[0, 1, 2, 3, 4].map((place) => addressLine(`ADDR${place + 1}`, place)),
  { name: 'DUEDATE', cell: ({ booked }) => shortDay(booked.dueOn || booked.issuedOn) },
  blank('TERMS'),
]

function ofSplit(name: string, key: 'account' | 'name' | 'item', label: string): Column<Row> {
  return { name, cell: ({ split }) => split?.[key] ?? '', text: { label } }
}

const split: readonly Column<Row>[] = [
  { name: '!SPL', cell: () => 'SPL' },
  blank('SPLID'),
  type,
  day,
  ofSplit('ACCNT', 'account', 'An account'),
  ofSplit('NAME', 'name', 'The tax agency'),
  trackedClass,
  { name: 'AMOUNT', cell: ({ amount }) => moneyText(amount) },
  number,
  {
    name: 'MEMO',
    cell: ({ split }) => split?.memo ?? '',
    text: { label: 'A description', max: 4095, field: ({ split }) => split?.field },
  },
  never('CLEAR'),
  { name: 'QNTY', cell: ({ split }) => split?.quantity ?? '' },
  { name: 'PRICE', cell: ({ split }) => split?.price ?? '' },
  ofSplit('INVITEM', 'item', 'An item'),
  { name: 'TAXABLE', cell: ({ split }) => (split?.isTaxable ? 'Y' : 'N') },
  { name: 'EXTRA', cell: ({ split }) => split?.extra ?? '' },
]

export const quickBooksDesktop: Program = {
  fields: [
    {
      id: 'account.receivable',
      group: 'accounts',
      label: 'Account for receivables',
      isNeeded: true,
    },
    ...accountFields({
      id: 'account.sales',
      label: 'Account for sales',
      hint: 'Its name in QuickBooks. It must exist before you import.',
      isNeeded: true,
    }),
    { id: 'account.tax', group: 'accounts', label: 'Account for sales tax', isNeeded: true },
    { id: 'item.sales', group: 'program', label: 'Item for lines', isNeeded: true },
    { id: 'item.tax', group: 'taxes', label: 'Item for sales tax', isNeeded: true },
    { id: 'tax.agency', group: 'taxes', label: 'Tax agency', isNeeded: true },
    homeCurrencyField('The file names no currency.'),
    { id: 'tracking.class', group: 'tracking', label: 'Class', isNeeded: false },
  ],
  taxField: () => undefined,
  suggested: (country) => ({
    'account.receivable': 'Accounts Receivable',
    'account.sales': 'Sales',
    'account.tax': 'Sales Tax Payable',
    'item.sales': 'Services',
    'item.tax': 'Sales Tax',
    'tax.agency': 'State Tax',
    currency: usualCurrency(country),
  }),
  hasOwnNumbers: true,
  entry: ({ booked }, mapping) => {
    const written = linesFor(booked, mapping)
    const rows = rowsOf(booked, written, mapping)
    const [first] = rows
    const heads = tableOf(transaction, first ? [first] : [])
    const splits = tableOf(split, rows.slice(1))
    const all = [...heads.rows, ...splits.rows, ['ENDTRNS']]
    const plain = all.map((row) => row.map(plainCell))
    return {
      part: '',
      rows: plain,
      findings: [
        ...otherCurrency(booked, mapping),
        ...taxAdvice(written),
        ...leftToBook(booked, mapping),
        ...heads.findings,
        ...splits.findings,
        ...lostLetters(all.flat()),
      ],
    }
  },
  fileName: () => 'quickbooks-desktop',
  charset: 'windows-1252',
  bytes: (entries) => {
    const rows = [headingOf(transaction), headingOf(split), ['!ENDTRNS']]
    const all = [...rows, ...entries.flatMap((entry) => entry.rows)]
    return windows1252Bytes(`${all.map((row) => row.join('\t')).join('\r\n')}\r\n`)
  },
}

/** The transaction, then what it is made of, with the opposite sign: together they are nothing. A credit memo turns all signs. */
function rowsOf(booked: Bookable, lines: readonly BookedLine[], mapping: Mapping): Row[] {
  const { currency } = booked
  const isCredit = booked.kind === 'credit_note'
  const row = { booked, mapping, type: isCredit ? 'CREDIT MEMO' : 'INVOICE' } as const
  const total = sum(
    lines.flatMap(({ net, tax }) => [net, tax]),
    currency,
  )
  const amountOf = (money: Money) => (isCredit ? money : opposite(money))
  return [
    { ...row, amount: isCredit ? opposite(total) : total },
    ...lines.map((line) => ({
      ...row,
      amount: amountOf(line.net),
      split: splitOf(line, mapping, isCredit ? '' : '-'),
    })),
    ...taxesOf(lines, currency).map(({ rate, tax }) => ({
      ...row,
      amount: amountOf(tax),
      split: taxSplit(rate, mapping),
    })),
  ]
}

function splitOf(line: BookedLine, mapping: Mapping, sign: '' | '-'): Split {
  const { quantity, price } = quantityAndPrice(line, 5)
  return {
    account: accountOf(line, mapping),
    name: '',
    memo: line.description,
    quantity: `${sign}${quantity}`,
    price,
    item: chosen(mapping, 'item.sales'),
    isTaxable: line.treatment.rate !== '0',
    extra: '',
    ...(line.index !== undefined && { field: `lines.${line.index}.description` as const }),
  }
}

function taxSplit(rate: string, mapping: Mapping): Split {
  return {
    account: chosen(mapping, 'account.tax'),
    name: chosen(mapping, 'tax.agency'),
    memo: '',
    quantity: '',
    price: `${rate}%`,
    item: chosen(mapping, 'item.tax'),
    isTaxable: false,
    extra: 'AUTOSTAX',
  }
}

function taxesOf(lines: readonly BookedLine[], currency: Bookable['currency']) {
  return [...Map.groupBy(lines, ({ treatment }) => treatment.rate)]
    .map(([rate, group]) => ({
      rate,
      tax: sum(
        group.map(({ tax }) => tax),
        currency,
      ),
    }))
    .filter(({ tax }) => !isZero(tax))
}

function taxAdvice(lines: readonly BookedLine[]): Found[] {
  const rates = new Set(lines.map(({ treatment }) => treatment.rate).filter((rate) => rate !== '0'))
  return rates.size <= 1
    ? []
    : [
        advice(
          'tax.several',
          'It has several tax rates. QuickBooks Desktop knows one sales tax for an invoice: look at it after the import.',
          { field: 'tax.rate' },
        ),
      ]
}

function opposite({ minor, currency }: Money): Money {
  return { minor: -minor, currency }
}

function shortDay(day: string): string {
  const [year = '', month, date] = day.split('-')
  return date === undefined ? '' : `${month}/${date}/${year.slice(2)}`
}

function addressLines({ party }: Bookable): string[] {
  const { lineOne, lineTwo, lineThree, city, postcode, country } = party.address
  const place = [city, postcode].filter(Boolean).join(' ')
  const street = [lineOne, lineTwo, lineThree].filter(Boolean).join(', ')
  return [party.name, street, place, country ? countryName(country) : ''].filter(
    (line) => line !== '',
  )
}

// A quotation mark would open a text that never ends, and no value may hold one.
function plainCell(cell: string): string {
  return inWindows1252(cell).replaceAll('"', "'")
}
