import type { Reading } from '../finding/reading.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'

const figureLabels: ReadonlySet<TagLabel> = new Set<TagLabel>([
  'currency',
  'tax.rate',
  'tax.amount',
  'subtotal',
  'discount',
  'shipping',
  'total',
  'item.qty',
  'item.price',
  'item.amount',
  'item.discount',
  'item.tax',
])

/** Words of one label that nothing parts are one value, even where the tagger began anew. */
export function mergePieces({ text }: Reading, spans: readonly Tagged[]): readonly Tagged[] {
  const merged: Tagged[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    const isOne =
      last?.label === span.label &&
      last.item === span.item &&
      !figureLabels.has(span.label) &&
      /^[ \u00a0]{0,1}$/.test(text.slice(last.end, span.start))
    if (!isOne) merged.push(span)
    else {
      const probability = Math.max(last.probability, span.probability)
      merged[merged.length - 1] = { ...last, end: span.end, probability }
    }
  }
  return merged
}
