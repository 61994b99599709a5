import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { fileStem } from '@sheaf/domain/documents/file-stem'
import type { DocumentKind } from '@sheaf/domain/documents/kind'

/** The name that every kind has: 'purchase-order-17.pdf'. */
export function nameByType(document: BusinessDocument, extension = 'pdf'): string {
  return joined([document.kind.replace('_', '-'), numberOf(document)], extension)
}

/** The name that the editor of its kind gives it. */
export function nameByEditor(document: BusinessDocument): string {
  return editorNames[document.kind]?.(document) ?? nameByType(document)
}

const editorNames: Partial<Record<DocumentKind, (document: BusinessDocument) => string>> = {
  quote: (document) => joined([numberOf(document) || 'quote']),
  credit_note: (document) => joined(['credit-note', numberOf(document), document.issuedOn]),
}

function numberOf({ number }: BusinessDocument): string {
  return fileStem(number)
}

function joined(parts: readonly string[], extension = 'pdf'): string {
  return `${parts.filter((part) => part !== '').join('-')}.${extension}`
}

/** For the header of a download: plain letters for old readers, and the true name in the form of RFC 5987. */
export function fileNameParameters(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '-')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, hex)}`
}

function hex(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
