import type { Reading } from '../finding/reading.ts'
import { rowAt } from '../layout/layout.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'

/** Parts of one line, in the order of the text. */
export type Parts = readonly Tagged[]

/** Tagged parts by their line. Halves of a line that were told apart are put together again. */
export function gatherLines(reading: Reading, spans: readonly Tagged[]): readonly Parts[] {
  const items = Map.groupBy(
    spans.filter(({ item }) => item > 0),
    ({ item }) => item,
  )
  const lines: Parts[] = []
  for (const parts of items.values()) {
    const before = lines.at(-1)
    if (before && isOneLine(reading, before, parts)) lines[lines.length - 1] = [...before, ...parts]
    else lines.push(parts)
  }
  return lines
}

const figureLabels: ReadonlySet<TagLabel> = new Set<TagLabel>([
  'item.qty',
  'item.price',
  'item.amount',
])

function has(parts: Parts, label: TagLabel): boolean {
  return parts.some((part) => part.label === label)
}

/** A thing without figures, and figures without a thing, side by side. */
function isOneLine(reading: Reading, before: Parts, parts: Parts): boolean {
  if (!isNear(reading, before, parts)) return false
  const isThing = has(before, 'item.desc') && !before.some(({ label }) => figureLabels.has(label))
  const isThingBehind =
    has(parts, 'item.desc') && !parts.some(({ label }) => figureLabels.has(label))
  if (isThing && !has(parts, 'item.desc')) return true
  return isThingBehind && !has(before, 'item.desc')
}

const reach = 120

function isNear({ layout }: Reading, before: Parts, parts: Parts): boolean {
  const from = Math.max(...before.map(({ end }) => end))
  const to = Math.min(...parts.map(({ start }) => start))
  return to - from < reach && rowAt(layout, from)?.block === rowAt(layout, to)?.block
}
