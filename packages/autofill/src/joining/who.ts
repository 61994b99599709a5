import { fold } from '../finding/fold.ts'
import type { Reading } from '../finding/reading.ts'
import type { NamedParty, Owner } from '../proposal.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import { keyOf, wordsAt } from './read-values.ts'

const nameLabels: ReadonlySet<TagLabel> = new Set<TagLabel>([
  'me.company',
  'me.name',
  'other.company',
  'other.name',
])

const mostParties = 4
/** Below this it is anybody's guess which side a name is on. */
const clearFrom = 0.75
/** A name that is hardly one is not asked about. */
const namedFrom = 0.3

/** Who may be the user, where the text does not say and nothing that is known of the user stands in it. */
export function partiesToAsk(
  reading: Reading,
  spans: readonly Tagged[],
  owner: Owner,
): readonly NamedParty[] | undefined {
  if (mentionsOwner(reading, owner)) return undefined
  const named = spans.filter(
    ({ label, probability }) => nameLabels.has(label) && probability >= namedFrom,
  )
  const isClear = named.some(
    ({ label, probability }) => label.startsWith('other.') && probability >= clearFrom,
  )
  const parties = distinct(reading, named)
  return !isClear && parties.length > 1 ? parties : undefined
}

/** Whether something that is known of the user stands in the text. */
export function mentionsOwner({ folded, text }: Reading, owner: Owner): boolean {
  const known = [...owner.names, ...owner.emails].map((words) => fold(words).trim())
  const compact = text.replace(/[^\p{L}\d]/gu, '').toUpperCase()
  const ids = [...owner.taxIds, ...owner.ibans].map((id) =>
    id.replace(/[^\p{L}\d]/gu, '').toUpperCase(),
  )
  return (
    known.some((words) => words.length > 2 && folded.includes(words)) ||
    ids.some((id) => id.length > 6 && compact.includes(id))
  )
}

/** Firms first: a document is written in their name. */
function distinct(reading: Reading, named: readonly Tagged[]): readonly NamedParty[] {
  const byKey = new Map<string, NamedParty & { readonly isFirm: boolean }>()
  for (const span of named) {
    const name = wordsAt(reading, span)
    const key = keyOf(name)
    if (key === '' || byKey.has(key)) continue
    byKey.set(key, {
      name,
      start: span.start,
      end: span.end,
      isFirm: span.label.endsWith('.company'),
    })
  }
  return [...byKey.values()]
    .sort((a, b) => Number(b.isFirm) - Number(a.isFirm) || a.start - b.start)
    .slice(0, mostParties)
    .map(({ name, start, end }) => ({ name, start, end }))
}
