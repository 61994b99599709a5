import type { IgnoredPart } from '@sheaf/contract/autofill'
import type { ReadAnswer } from './read-answer.ts'

/** A piece of the source. */
export type Stretch = {
  readonly start: number
  readonly text: string
  /** The suggestions that were read here: none, one, or several whose words overlap. */
  readonly ids: readonly string[]
  /** Why this piece was passed over, if it was. */
  readonly ignored: IgnoredPart['why'] | undefined
  /** So many characters behind this piece are not shown. */
  readonly skipped: number
}

const mostUnused = 4000
const shownAround = 1000

/** The source in pieces, each within the same suggestions from its first to its last letter. */
export function markedText(
  text: string,
  evidence: ReadAnswer['evidence'],
  idOf: (field: string) => string | undefined,
  ignored: readonly IgnoredPart[] = [],
): Stretch[] {
  const spans = Object.entries(evidence).flatMap(([field, { start, end }]) => {
    const id = idOf(field)
    const [from, to] = [Math.min(start, text.length), Math.min(end, text.length)]
    return id !== undefined && from < to ? [{ id, from, to }] : []
  })
  const inside = (place: number) => Math.min(place, text.length)
  const edges = new Set([
    0,
    text.length,
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...ignored.flatMap(({ start, end }) => [inside(start), inside(end)]),
  ])
  const opening = Map.groupBy(spans, ({ from }) => from)
  const closing = Map.groupBy(spans, ({ to }) => to)
  const open = new Map<string, number>()
  const places = [...edges].sort((a, b) => a - b)
  return places.slice(0, -1).flatMap((start, at) => {
    for (const { id } of closing.get(start) ?? []) count(open, id, -1)
    for (const { id } of opening.get(start) ?? []) count(open, id, 1)
    return shortened({
      start,
      text: text.slice(start, places[at + 1]),
      ids: [...open.keys()],
      ignored: ignored.find((part) => part.start <= start && start < part.end)?.why,
    })
  })
}

function count(open: Map<string, number>, id: string, change: number): void {
  const now = (open.get(id) ?? 0) + change
  if (now > 0) open.set(id, now)
  else open.delete(id)
}

// A million characters of which three lines were used are no help to anybody, and slow to lay out.
function shortened(stretch: Omit<Stretch, 'skipped'>): Stretch[] {
  const { start, text, ids, ignored } = stretch
  if (ids.length > 0 || text.length <= mostUnused) return [{ ...stretch, skipped: 0 }]
  const end = text.length - shownAround
  return [
    { start, ids, ignored, text: text.slice(0, shownAround), skipped: end - shownAround },
    { start: start + end, ids, ignored, text: text.slice(end), skipped: 0 },
  ]
}
