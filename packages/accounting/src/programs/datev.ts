import { absolute, decimal } from '@sheaf/domain/money/decimal'
import {
  add,
  isZero,
  type Money,
  moneyText,
  percentWithin,
  subtract,
  sum,
} from '@sheaf/domain/money/money'
import { compactNumber, isVatNumber } from '@sheaf/einvoice/mapping/tax-number'
import type { Bookable, BookedLine } from '../books/bookable.ts'
import { quotedText } from '../files/csv.ts'
import { cutTo, harmless, onOneLine } from '../files/harmless.ts'
import { inWindows1252, windows1252Bytes } from '../files/windows-1252.ts'
import type { Mapping, MappingField } from '../mapping.ts'
import { leftToBook, taxNameOf, unnamedTaxes } from './accounts.ts'
import { datevColumns } from './datev-columns.ts'
import { lostLetters } from './lost-letters.ts'
import {
  advice,
  changed,
  chosen,
  type Entry,
  type Found,
  type Program,
  refused,
} from './program.ts'
import { taxNames } from './tax-names.ts'

const fields: readonly MappingField[] = [
  {
    id: 'consultant',
    group: 'program',
    label: 'Consultant number (Berater)',
    hint: 'Your tax advisor has it: 1001 to 9999999.',
    isNeeded: true,
    maxLength: 7,
  },
  {
    id: 'client',
    group: 'program',
    label: 'Client number (Mandant)',
    hint: 'Your tax advisor has it: 1 to 99999.',
    isNeeded: true,
    maxLength: 5,
  },
  {
    id: 'fiscalYearStart',
    group: 'program',
    label: 'First day of the fiscal year',
    hint: 'Month and day: 01-01.',
    isNeeded: true,
    maxLength: 5,
  },
  {
    id: 'accountLength',
    group: 'accounts',
    label: 'Length of account numbers',
    choices: ['4', '5', '6', '7', '8'].map((value) => ({ value, label: value })),
    isNeeded: true,
  },
  {
    id: 'account.receivable',
    group: 'accounts',
    label: 'Account for clients (Debitor)',
    hint: 'One digit longer than other accounts: 10000.',
    isNeeded: true,
    maxLength: 9,
  },
]

export const datev: Program = {
  fields,
  taxField: (label) => ({
    label: `Revenue account for ${label}`,
    hint: 'An account that brings its tax along (Automatikkonto). The first values are of SKR03.',
    isNeeded: true,
    maxLength: 8,
  }),
  suggested: () => ({
    fiscalYearStart: '01-01',
    accountLength: '4',
    'account.receivable': '10000',
    ...taxNames.datev(),
  }),
  hasOwnNumbers: false,
  entry: ({ booked }, mapping) => ({
    part: fiscalYearOf(booked.issuedOn, mapping),
    ...bookings(booked, mapping),
  }),
  fileName: (part) => `EXTF_Buchungsstapel_${part.slice(0, 4)}`,
  charset: 'windows-1252',
  bytes: (entries, { part, mapping, madeAt }) => {
    const rows = entries.flatMap((entry) => entry.rows)
    const lines = [
      headLine(rows, part, mapping, madeAt),
      datevColumns.join(';'),
      // The day with its year stands first in a row only for the head of the file.
      ...rows.map(([, ...cells]) => cells.join(';')),
    ]
    return windows1252Bytes(`${lines.join('\r\n')}\r\n`)
  },
}

/** The first day of the fiscal year that a day lies in, 'YYYYMMDD': bookings name no year of their own. */
function fiscalYearOf(day: string, mapping: Mapping): string {
  const start = chosen(mapping, 'fiscalYearStart') || '01-01'
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0)
  return `${year}${start.replace('-', '')}`
}

function bookings(booked: Bookable, mapping: Mapping): Omit<Entry, 'part'> {
  const lines = booked.lines.filter(({ role }) => role !== 'withholding')
  const groups = [...Map.groupBy(lines, ({ treatment }) => treatment.key).values()]
  const reference = belegfeld(booked.number)
  return {
    rows: groups.flatMap((group) => bookingRow(booked, group, mapping)),
    findings: [
      ...mappingFaults(mapping),
      ...unnamedTaxes(lines, mapping),
      ...accountFaults(lines, mapping),
      ...(booked.currency === 'EUR'
        ? []
        : [refused('currency', 'The batch is in euros.', { field: 'currency' })]),
      ...(reference === booked.number
        ? []
        : [
            changed('number.characters', `DATEV gets the number as ${reference}.`, {
              field: 'number',
            }),
          ]),
      ...lostLetters([booked.party.name]),
      ...groups.flatMap((group) => taxOfAccount(booked, group)).slice(0, 1),
      ...leftToBook(booked),
    ],
  }
}

// What DATEV takes in Belegfeld 1, by which a payment finds its invoice. It takes no apostrophe: a number that begins with
// a sign would be a formula to a spreadsheet.
function belegfeld(number: string): string {
  return number
    .replace(/[^A-Za-z0-9$&%*+\-/]/g, '-')
    .replace(/^[+-]+(?=.)/, '')
    .slice(0, 36)
}

function mappingFaults(mapping: Mapping): Found[] {
  const rules: readonly (readonly [
    id: string,
    isRight: (text: string) => boolean,
    message: string,
  ])[] = [
    [
      'consultant',
      (text) => isBetween(text, 1001, 9_999_999),
      'Enter the consultant number, from 1001 to 9999999.',
    ],
    ['client', (text) => isBetween(text, 1, 99_999), 'Enter the client number, from 1 to 99999.'],
    [
      'fiscalYearStart',
      (text) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text),
      'Enter month and day, such as 01-01.',
    ],
    ['accountLength', (text) => /^[4-8]$/.test(text), 'Choose a length from 4 to 8.'],
    [
      'account.receivable',
      (text) => /^\d{5,9}$/.test(text),
      'Enter the account for clients: digits only, such as 10000.',
    ],
  ]
  return rules
    .filter(([id, isRight]) => !isRight(chosen(mapping, id)))
    .map(([id, , message]) => refused(`mapping.${id}`, message, { mappingField: id }))
}

function isBetween(text: string, least: number, most: number): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
}

function accountFaults(lines: readonly BookedLine[], mapping: Mapping): Found[] {
  const wrong = lines.filter((line) => {
    const account = taxNameOf(line, mapping)
    return account !== '' && !/^\d{1,8}$/.test(account)
  })
  return [...new Set(wrong.map(({ treatment }) => treatment.key))].map((key) =>
    refused(`account.${key}`, 'An account of DATEV has digits only.', {
      mappingField: `tax.${key}`,
    }),
  )
}

// An account takes the tax out of the gross amount. That is the document's to the cent where the tax of a rate was rounded
// once; deposits, and tax that was rounded line by line, can miss it.
function taxOfAccount({ currency }: Bookable, lines: readonly BookedLine[]): Found[] {
  const rate = decimal(lines[0]?.treatment.rate ?? '0')
  const tax = sum(
    lines.map((line) => line.tax),
    currency,
  )
  const gross = add(
    tax,
    sum(
      lines.map(({ net }) => net),
      currency,
    ),
  )
  return isZero(subtract(percentWithin(gross, rate, rate), tax))
    ? []
    : [
        advice(
          'tax.rounding',
          'DATEV takes the tax out of the gross amount and may come to a tax that differs by a cent.',
          { field: 'tax.rounding' },
        ),
      ]
}

/** Debtor against revenue, with tax, one row for each way of taxing: the account brings the tax along. */
function bookingRow(booked: Bookable, lines: readonly BookedLine[], mapping: Mapping): string[][] {
  const [line] = lines
  const gross = sum(
    lines.map(({ net, tax }) => add(net, tax)),
    booked.currency,
  )
  if (!line || isZero(gross)) return []
  const isDebit = gross.minor > 0n === (booked.kind !== 'credit_note')
  const [, month = '', day = ''] = booked.issuedOn.split('-')
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': commaText(gross),
    'Soll/Haben-Kennzeichen': quotedText(isDebit ? 'S' : 'H'),
    'WKZ Umsatz': quotedText(booked.currency),
    Konto: chosen(mapping, 'account.receivable'),
    'Gegenkonto (ohne BU-Schlüssel)': taxNameOf(line, mapping),
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': quotedText(belegfeld(booked.number)),
    Buchungstext: quotedText(bookingText(booked)),
    'EU-Land u. UStID (Bestimmung)': quotedText(vatNumberFor(booked, line)),
    Festschreibung: '0',
    Fälligkeit: longDay(booked.dueOn),
  }
  return [[booked.issuedOn, ...datevColumns.map((name) => cells[name] ?? '')]]
}

function bookingText({ party, number }: Bookable): string {
  return cutTo(inWindows1252(harmless(onOneLine(`${party.name} ${number}`))), 60)
}

// Sales to businesses in other countries of the Union are reported by the number of the buyer.
function vatNumberFor({ party }: Bookable, { treatment }: BookedLine): string {
  const isReported = treatment.key === 'intra-community' || treatment.key === 'reverse-charge'
  return isReported && isVatNumber(party.taxId) ? compactNumber(party.taxId) : ''
}

function commaText(amount: Money): string {
  return moneyText({ ...amount, minor: absolute(amount.minor) }).replace('.', ',')
}

function longDay(day: string): string {
  return day.split('-').reverse().join('')
}

function headLine(
  rows: readonly (readonly string[])[],
  fiscalYear: string,
  mapping: Mapping,
  madeAt: string,
): string {
  const days = rows.map(([day = '']) => day.replaceAll('-', '')).sort()
  const stamp = madeAt.replace(/\D/g, '').slice(0, 17).padEnd(17, '0')
  const cells = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', stamp, '', '"SH"', '"Sheaf"', '""'],
    ...[chosen(mapping, 'consultant'), chosen(mapping, 'client'), fiscalYear],
    ...[chosen(mapping, 'accountLength'), days[0] ?? '', days.at(-1) ?? ''],
    ...['"Sheaf"', '""', '1', '0', '0', '"EUR"', '', '""', '', '', '""', '', '', '""', '""'],
  ]
  return cells.join(';')
}
