import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'

/** 'Credit Note', as in titles and on buttons. */
export function typeWord(kind: DocumentType): string {
  return rulesOf(kind).title
}

/** 'credit note', as in a sentence. */
export function typeInText(kind: DocumentType): string {
  return typeWord(kind).toLowerCase()
}
