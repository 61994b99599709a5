import { type FieldPath, type FieldTable, fields } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { DocumentWord } from './references.ts'

export type PartyRole = 'client' | 'vendor'

type KindRow = {
  /** What a text calls a document of the kind: a number or day under that word is its own. */
  readonly word?: DocumentWord
  /** What a text calls the one whom it is for; a client unless it says otherwise. */
  readonly receiver?: PartyRole
}

const rows: Readonly<Partial<Record<DocumentKind, KindRow>>> = {
  invoice: { word: 'invoice' },
  quote: { word: 'quote' },
  purchase_order: { word: 'order', receiver: 'vendor' },
  credit_note: { word: 'creditNote' },
}

export function ownWord(kind: DocumentKind): DocumentWord | undefined {
  return rows[kind]?.word
}

export function receiverRole(kind: DocumentKind): PartyRole {
  return rows[kind]?.receiver ?? 'client'
}

type ReferencePaths = {
  readonly number: FieldPath
  readonly date: FieldPath
  readonly ends?: FieldPath
}

export type References = Readonly<Partial<Record<DocumentWord, ReferencePaths>>>

const ownPaths: ReferencePaths = { number: 'number', date: 'issuedOn', ends: 'endsOn' }

const others: References = {
  invoice: {
    number: 'references.invoiceNumber',
    date: 'references.invoiceDate',
    ends: 'references.invoiceDueDate',
  },
  quote: {
    number: 'references.quoteNumber',
    date: 'references.quoteDate',
    ends: 'references.quoteValidUntil',
  },
  order: { number: 'references.orderNumber', date: 'references.orderDate' },
}

/** Where a kind keeps the number and days of each document that a text may name. */
export function referencesOf(kind: DocumentKind): References {
  const asked = Object.entries(others).filter(([, { number }]) => isAskedFor(kind, number))
  const word = ownWord(kind)
  return { ...Object.fromEntries(asked), ...(word && { [word]: ownPaths }) }
}

/** What a kind only prints came with another document that it was made from. */
export function isAskedFor(kind: DocumentKind, path: FieldPath): boolean {
  const table: FieldTable = fields
  const shows = table[path]?.on[kind]
  return shows !== undefined && shows !== 'print'
}
