import { layOut } from '../../src/layout/layout.ts'
import type { Word } from '../../src/layout/words.ts'
import { featuresOf, rowSlots } from '../../src/tagging/features.ts'
import { beginTag, labels } from '../../src/tagging/labels.ts'
import { placeSlots } from '../../src/tagging/place-features.ts'
import type { Mark } from './read-marked.ts'
import type { Example } from './vary.ts'
import { bareLabel } from './vary-values.ts'

/** What training is told of a word: features, line, left, right, then its tag and the number of its line. */
export const columns = rowSlots + placeSlots + 3 + 2

/** One row of `columns` for each word of an example. */
export function encode({ text, marks, context }: Example): Uint16Array {
  const layout = layOut(text)
  const { words } = layout
  const { rows, places, boxes } = featuresOf(layout, context)
  const { tags, items } = tagsOf(words, marks)
  const table = new Uint16Array(words.length * columns)
  for (let index = 0; index < words.length; index += 1) {
    const at = index * columns
    table.set(rows.subarray(index * rowSlots, (index + 1) * rowSlots), at)
    table.set(places.subarray(index * placeSlots, (index + 1) * placeSlots), at + rowSlots)
    table.set(boxes.subarray(index * 3, index * 3 + 3), at + rowSlots + placeSlots)
    table[at + columns - 2] = tags[index] ?? 0
    table[at + columns - 1] = items[index] ?? 0
  }
  return table
}

const labelNames: readonly string[] = labels

/** A word belongs to a mark that holds any of it. */
function tagsOf(
  words: readonly Word[],
  marks: readonly Mark[],
): { readonly tags: Uint8Array; readonly items: Uint8Array } {
  const tags = new Uint8Array(words.length)
  const items = new Uint8Array(words.length)
  let at = 0
  for (const { start, end, label } of marks.toSorted((a, b) => a.start - b.start)) {
    while ((words[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1
    const begin = beginTag(labelNames.indexOf(bareLabel(label)))
    const item = Number(label.match(/^item(\d+)/)?.[1] ?? 0)
    if (begin < 1) throw new Error(`'${label}' is no label.`)
    for (let first = true; (words[at]?.start ?? Number.POSITIVE_INFINITY) < end; at += 1) {
      tags[at] = first ? begin : begin + 1
      items[at] = Math.min(255, item)
      first = false
    }
  }
  return { tags, items }
}
