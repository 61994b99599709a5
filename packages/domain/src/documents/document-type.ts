export const documentTypes = ['invoice', 'quote', 'credit_note', 'purchase_order'] as const

export type DocumentType = (typeof documentTypes)[number]

export function isDocumentType(word: string): word is DocumentType {
  return (documentTypes as readonly string[]).includes(word)
}
