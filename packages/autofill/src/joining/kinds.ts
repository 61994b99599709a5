import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'

/** What a kind only prints came with another document that it was made from. */
export function isAskedFor(kind: DocumentKind, path: FieldPath): boolean {
  const table: FieldTable = fields
  const shows = table[path]?.on[kind]
  return shows !== undefined && shows !== 'print'
}
