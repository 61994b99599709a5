import type { DocumentKind } from '@sheaf/domain/documents/kind'

/** What a file for another program is, before anything is written. */
export type Format = {
  readonly name: string
  /** What the file is for, in one sentence. */
  readonly sentence: string
  /** How the files end, without the dot. */
  readonly ending: 'csv' | 'iif' | 'xlsx' | 'zip'
  /** The kinds that it takes; documents of another kind are left out, with a finding. */
  readonly kinds: readonly DocumentKind[]
  /** Why it is called beta: nobody could try the file on the program itself. */
  readonly beta?: string
  /** What one file holds at most; more documents make more files. */
  readonly limits: { readonly documents?: number; readonly rows?: number }
}

const bills = ['invoice', 'credit_note'] as const
const untried = 'there is no public importer to test the file with'

/** Every program that documents can be handed on to, in the order in which they are offered. */
export const formats = {
  'quickbooks-online': {
    name: 'QuickBooks Online',
    sentence: 'Invoices and credit notes for Import data in the settings of QuickBooks Online.',
    ending: 'csv',
    kinds: bills,
    limits: { documents: 100, rows: 1000 },
  },
  'quickbooks-desktop': {
    name: 'QuickBooks Desktop',
    sentence: 'Invoices and credit memos as an IIF file for QuickBooks Desktop.',
    ending: 'iif',
    kinds: bills,
    beta: 'Intuit gives no support for IIF files. Back up your company file first.',
    limits: {},
  },
  xero: {
    name: 'Xero',
    sentence: 'Sales invoices and credit notes, imported into Xero as drafts.',
    ending: 'csv',
    kinds: bills,
    limits: { documents: 500 },
  },
  'xero-bills': {
    name: 'Xero bills',
    sentence: 'Purchase orders as bills to pay, imported into Xero as drafts.',
    ending: 'csv',
    kinds: ['purchase_order'],
    limits: { documents: 500 },
  },
  datev: {
    name: 'DATEV',
    sentence: 'A batch of bookings (Buchungsstapel, EXTF) for your tax advisor in Germany.',
    ending: 'csv',
    kinds: bills,
    beta: `It follows the published format, but ${untried}.`,
    limits: { rows: 99_999 },
  },
  freeagent: {
    name: 'FreeAgent',
    sentence: 'Invoices and credit notes for FreeAgent.',
    ending: 'csv',
    kinds: bills,
    beta: `FreeAgent publishes no list of columns, and ${untried}.`,
    limits: {},
  },
  'zoho-books': {
    name: 'Zoho Books',
    sentence: 'Invoices and credit notes for Import in the sales module of Zoho Books.',
    ending: 'csv',
    kinds: bills,
    beta: `Its columns differ by country and are matched on the screen, and ${untried}.`,
    limits: {},
  },
  csv: {
    name: 'CSV',
    sentence: 'One row for each line, for any program that reads tables.',
    ending: 'csv',
    kinds: ['invoice', 'credit_note', 'quote', 'purchase_order'],
    limits: {},
  },
  xlsx: {
    name: 'Excel',
    sentence: 'A workbook with one tab for documents and one for lines.',
    ending: 'xlsx',
    kinds: ['invoice', 'credit_note', 'quote', 'purchase_order'],
    limits: {},
  },
  ubl: {
    name: 'UBL e-invoices',
    sentence: 'One UBL file for each invoice, credit note and purchase order, in a ZIP.',
    ending: 'zip',
    kinds: ['invoice', 'credit_note', 'purchase_order'],
    limits: {},
  },
} as const satisfies Readonly<Record<string, Format>>

export type FormatId = keyof typeof formats

export const formatIds = Object.keys(formats) as FormatId[]

export function isFormatId(text: string): text is FormatId {
  return Object.hasOwn(formats, text)
}

/** The row of a format, with what not every row has. */
export function formatOf(id: FormatId): Format {
  return formats[id]
}
