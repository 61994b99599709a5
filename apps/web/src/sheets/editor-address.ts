import type { DocumentType } from '@sheaf/domain/documents/document-type'

const createPaths: Readonly<Record<DocumentType, string>> = {
  invoice: '/create-invoice',
  quote: '/create-quote',
  purchase_order: '/create-purchase-order',
  credit_note: '/create-credit-note',
}

/** Where a document of a kind is made, and with which template it starts. */
export function editorAddress(kind: DocumentType, templateId?: string): string {
  const path = createPaths[kind]
  return templateId === undefined ? path : `${path}?template=${encodeURIComponent(templateId)}`
}
