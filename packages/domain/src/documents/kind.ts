export const documentKinds = [
  'invoice',
  'quote',
  'credit_note',
  'purchase_order',
  'delivery_note',
] as const

export type DocumentKind = (typeof documentKinds)[number]

export function isDocumentKind(word: string): word is DocumentKind {
  return (documentKinds as readonly string[]).includes(word)
}
