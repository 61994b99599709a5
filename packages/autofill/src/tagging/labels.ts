/** What a word can be for the document; 'item' labels belong to a line. The order is that of the model's outputs. */
export const labels = [
  'me.name',
  'me.company',
  'me.email',
  'me.phone',
  'me.website',
  'me.address',
  'me.taxId',
  'me.bank',
  'me.iban',
  'me.bic',
  'me.account',
  'other.name',
  'other.company',
  'other.email',
  'other.phone',
  'other.address',
  'other.taxId',
  'ship.name',
  'ship.company',
  'ship.address',
  'ship.phone',
  'number',
  'date',
  'due',
  'valid',
  'terms',
  'currency',
  'tax.label',
  'tax.rate',
  'tax.amount',
  'subtotal',
  'discount',
  'shipping',
  'total',
  'ref.po',
  'ref.quote',
  'ref.invoice',
  'ref.invoiceDate',
  'note',
  'reason',
  'refund',
  'shipVia',
  'shipTerms',
  'preparedBy',
  'instructions',
  'item.desc',
  'item.qty',
  'item.unit',
  'item.price',
  'item.amount',
  'item.code',
  'item.discount',
  'item.tax',
] as const

export type TagLabel = (typeof labels)[number]

/** A word is outside (0), or begins (odd) or continues (even) a value of a label. */
export const tagCount = 1 + 2 * labels.length

export function beginTag(label: number): number {
  return 1 + 2 * label
}

export function isInside(tag: number): boolean {
  return tag > 0 && tag % 2 === 0
}

/** The place in `labels` of what the tag stands for. */
export function labelOf(tag: number): number {
  return (tag - 1) >> 1
}
