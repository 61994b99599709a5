import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { textField } from '@sheaf/domain/documents/field-access'
import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'

type Parts = { readonly number: string; readonly issued: string }

const namings: Record<DocumentType, (parts: Parts) => readonly string[]> = {
  invoice: ({ number }) => ['invoice', number],
  quote: ({ number }) => [number || 'quote'],
  purchase_order: ({ number }) => ['purchase-order', number],
  credit_note: ({ number, issued }) => ['credit-note', number, issued],
}

/** Under which name the PDF of a document is saved. */
export function fileNameOf(document: BusinessDocument): string {
  const rules: KindRules = rulesOf(document.type)
  const parts = namings[document.type]({
    number: safe(textField(document, rules.numberField)),
    issued: textField(document, rules.issuedField),
  })
  return `${parts.filter((part) => part !== '').join('-')}.pdf`
}

// What a file system refuses or takes for a folder, and what cannot be seen, becomes a hyphen. Windows also drops dots
// at the ends, and Unix hides what begins with one.
function safe(number: string): string {
  return number
    .replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100)
}
