import { countryValues } from './country.ts'
import {
  type BusinessDocument,
  type FieldValues,
  hasField,
  isPriced,
  textAt,
  valueAt,
  withValues,
} from './document.ts'
import type { FieldTable } from './field-row.ts'
import { type FieldPath, fields } from './fields.ts'
import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'

/** What senders keep with their account for every document to come. */
export type Sender = { readonly values: FieldValues }

const table: FieldTable = fields

/** The fields that are the sender's, in the order of the table. */
export const senderPaths: readonly FieldPath[] = (Object.keys(fields) as FieldPath[]).filter(
  (path) => table[path]?.isSenders,
)

/** What a document says of its sender. */
export function senderValues(document: BusinessDocument): FieldValues {
  const said = senderPaths.filter(
    (path) => isUsedBy(document.kind, path) && (!path.startsWith('tax.') || saysTax(document)),
  )
  return Object.fromEntries(said.map((path) => [path, valueAt(document, path) ?? '']))
}

/** A new document from this sender. */
export function withSender<Document extends BusinessDocument>(
  document: Document,
  sender: Sender,
): Document {
  const values = valuesFor(document.kind, sender)
  const { region } = values
  return withValues(document, {
    ...(typeof region === 'string' && countryValues(document, region)),
    ...values,
  })
}

/** A document that was made from another: what is empty is filled if it is from this sender. */
export function withMissingFrom<Document extends BusinessDocument>(
  document: Document,
  sender: Sender,
): Document {
  if (sender.values['sender.name'] !== document.sender.name) return document
  const missing = Object.entries(valuesFor(document.kind, sender)).filter(
    ([path]) => valueAt(document, path as FieldPath) === '',
  )
  return withValues(document, Object.fromEntries(missing))
}

function valuesFor(kind: DocumentKind, { values }: Sender): FieldValues {
  const used = senderPaths.filter((path) => values[path] !== undefined && isUsedBy(kind, path))
  return Object.fromEntries(used.map((path) => [path, values[path]]))
}

// An account on an order or a quote would invite somebody to pay it.
function isUsedBy(kind: DocumentKind, path: FieldPath): boolean {
  const isAboutPaying = table[path]?.group === 'bank'
  return hasField(kind, path) && (!isAboutPaying || kinds[kind].asksForPayment)
}

function saysTax(document: BusinessDocument): boolean {
  const isAsked = 'tax.rate' in kinds[document.kind].startsWith
  return isPriced(document) && (isAsked || textAt(document, 'tax.rate') !== '0')
}
