import type { WireDocument } from '@sheaf/contract/wire/wire-schema'
import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { sampleDocument } from '@sheaf/rendering/samples'
import { wireOf } from '../support/documents.ts'

/** A document whose every text about a client is the marker, and its number, too. */
export function markedDocument(kind: DocumentKind, marker: string): WireDocument {
  const sample = withValues(sampleDocument(kind), {
    number: `${marker}-${kind}`,
    'receiver.name': marker,
    'receiver.address': `1 ${marker} Street`,
    'texts.message': marker,
  })
  const lines = sample.lines.map((line) => ({ ...line, description: marker }))
  return wireOf({ ...sample, lines } as BusinessDocument)
}
