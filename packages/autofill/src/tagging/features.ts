import { documentKinds } from '@sheaf/domain/documents/kind'
import type { Layout } from '../layout/layout.ts'
import {
  contextRow,
  contextSlot,
  neighbourSlots,
  placeFeatures,
  placeSlots,
} from './place-features.ts'
import { type Window, windowsOver } from './windows.ts'
import { wordSlots, writeWord } from './word-features.ts'

/** What is known besides the text. */
export type TagContext = {
  /** The kind of document to be written; any other word is a kind that the model does not know. */
  readonly kind: string
  /** Names, companies and addresses of the one who writes it, as far as they are known. */
  readonly me: readonly string[]
}

export const rowSlots = wordSlots + neighbourSlots

export type Features = {
  readonly count: number
  /** `rowSlots` rows of the large table for each word. */
  readonly rows: Uint16Array
  /** `placeSlots` rows of the small table for each word. */
  readonly places: Uint16Array
  /** Line, left and right of each word. */
  readonly boxes: Int16Array
}

/** All that the model is told of the words in windows of a text. Training uses this same function. */
export function featuresOf(
  layout: Layout,
  context: TagContext,
  windows: readonly Window[] = windowsOver(layout.words.length),
): Features {
  const { words } = layout
  const isAsked = new Uint8Array(words.length)
  for (const { start, end } of windows) isAsked.fill(1, start, end)
  const { places, neighbours } = placeFeatures(layout, isAsked)
  const rows = new Uint16Array(words.length * rowSlots)
  const boxes = new Int16Array(words.length * 3)
  const isMine = ownWords(context.me)
  const kind = 1 + knownKinds.indexOf(context.kind)
  const written = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    if (!isAsked[index]) continue
    const at = index * rowSlots
    const before = written.get(word.text)
    if (before === undefined) writeWord(word.text, rows, at)
    else rows.copyWithin(at, before, before + wordSlots)
    written.set(word.text, at)
    for (let slot = 0; slot < neighbourSlots; slot += 1) {
      rows[at + wordSlots + slot] = neighbours[index * neighbourSlots + slot] ?? 0
    }
    places[index * placeSlots + contextSlot] = contextRow(kind * 3 + isMine(word.text))
    boxes[index * 3] = Math.min(word.line, 32_000)
    boxes[index * 3 + 1] = clampColumn(word.left)
    boxes[index * 3 + 2] = clampColumn(word.right)
  }
  return { count: words.length, rows, places, boxes }
}

const knownKinds: readonly string[] = documentKinds.filter((kind) => kind !== 'delivery_note')

function clampColumn(column: number): number {
  return Math.max(0, Math.min(255, Math.round(column)))
}

/** 0 when nothing is known of the user, 2 for words of theirs, 1 for the others. */
function ownWords(me: readonly string[]): (word: string) => number {
  const own = new Set(
    me.flatMap((details) => details.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []),
  )
  if (own.size === 0) return () => 0
  const long = [...own].filter((word) => word.length > 3)
  return (word) => {
    const small = word.toLowerCase()
    if (own.has(small)) return 2
    if (!/[@/]|^www\./.test(small) && !small.includes('-')) return 1
    return long.some((part) => small.includes(part)) ? 2 : 1
  }
}
