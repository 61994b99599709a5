import type { Reading } from '../finding/reading.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from './choose.ts'
import { keyOf, wordsAt } from './read-values.ts'

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
  return joinRepeated(reading, lines)
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

function isNear({ text }: Reading, before: Parts, parts: Parts): boolean {
  const from = Math.max(...before.map(({ end }) => end))
  const to = Math.min(...parts.map(({ start }) => start))
  const between = text.slice(from, to)
  return to - from < reach && !/\n\s*\n/.test(between)
}

/** A thing that is counted in one place and priced in another is one line. */
function joinRepeated(reading: Reading, lines: readonly Parts[]): readonly Parts[] {
  const joined: Parts[] = []
  const byThing = new Map<string, number>()
  for (const parts of lines) {
    const key = thingOf(reading, parts)
    const at = byThing.get(key) ?? -1
    const other = joined[at]
    if (key !== '' && other && !isSecond(other, parts)) joined[at] = [...other, ...parts]
    else {
      byThing.set(key, joined.length)
      joined.push(parts)
    }
  }
  return joined
}

/** The same thing sold again: it has a price of its own. */
function isSecond(other: Parts, parts: Parts): boolean {
  if (has(other, 'item.price') && has(parts, 'item.price')) return true
  return has(other, 'item.amount') && has(parts, 'item.amount') && !has(parts, 'item.price')
}

function thingOf(reading: Reading, parts: Parts): string {
  const words = parts.filter(({ label }) => label === 'item.desc')
  return [...new Set(words.map((part) => keyOf(wordsAt(reading, part))))].join(' ')
}
