import { type DocumentType, isDocumentType } from '@sheaf/domain/documents/document-type'

/** A sample document in the clothes of a theme. */
export type SheetName = { readonly theme: string; readonly kind: DocumentType }

/** Reads `sheet:sage-minimal/invoice`. */
export function readSheetName(address: string): SheetName {
  const [, theme, kind] = /^sheet:([a-z0-9-]+)\/([a-z_]+)$/.exec(address) ?? []
  if (!theme || !kind || !isDocumentType(kind))
    throw new Error(`A picture is named sheet:THEME/KIND, not ${address}`)
  return { theme, kind }
}
