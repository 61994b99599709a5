import { decode, encode } from '@sheaf/contract/wire/codec'
import { type WireDocument, wireSchema } from '@sheaf/contract/wire/wire-schema'
import type { BusinessDocument, DocumentOf } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type Moment, newDocument } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'

/** A new document with some fields as an API client would send them. */
export function documentFromWire<Kind extends DocumentKind>(
  kind: Kind,
  fields: Readonly<Record<string, unknown>>,
  moment: Moment,
): DocumentOf<Kind> {
  const start = encode(compute(newDocument(kind, moment)))
  return decode(kind, wireSchema(kind).parse({ ...start, ...fields }))
}

/** A document as an API client would see it, with its figures. */
export function wireOf(document: BusinessDocument): WireDocument {
  return encode(compute(document))
}
