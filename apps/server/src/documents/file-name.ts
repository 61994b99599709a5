import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'

/** The name that every kind has: 'purchase-order-17.pdf'. */
export function nameByType(document: BusinessDocument): string {
  return joined([document.kind.replace('_', '-'), numberOf(document)])
}

/** The name that the editor of its kind gives it. */
export function nameByEditor(document: BusinessDocument): string {
  return editorNames[document.kind]?.(document) ?? nameByType(document)
}

const editorNames: Partial<Record<DocumentKind, (document: BusinessDocument) => string>> = {
  quote: (document) => joined([numberOf(document) || 'quote']),
  credit_note: (document) => joined(['credit-note', numberOf(document), document.issuedOn]),
}

function numberOf(document: BusinessDocument): string {
  return safe(document.number)
}

function joined(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('-')}.pdf`
}

// What a file system refuses or takes for a folder, and what cannot be seen, becomes a hyphen. Windows also drops dots
// at the ends, and Unix hides what begins with one.
function safe(number: string): string {
  return number
    .replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, '-')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
    .slice(0, 100)
}
