import type { DocumentKind } from '@sheaf/domain/documents/kind'

/** Kinds without an editor of their own are written on the create screen. */
const createPaths: Readonly<Partial<Record<DocumentKind, string>>> = {
  invoice: '/create-invoice',
  quote: '/create-quote',
  purchase_order: '/create-purchase-order',
  credit_note: '/create-credit-note',
}

/** Where a document of a kind is made, and with which template it starts. */
export function editorAddress(kind: DocumentKind, templateId?: string): string {
  const path = createPaths[kind] ?? `/create/${kind}`
  return templateId === undefined ? path : `${path}?template=${encodeURIComponent(templateId)}`
}
