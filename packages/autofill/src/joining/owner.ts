import { fold } from '../finding/fold.ts'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import type { Owner } from '../proposal.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'

/** Names that are told apart from those of the other side by knowing the user. */
const named: ReadonlySet<TagLabel> = new Set<TagLabel>([
  'me.name',
  'me.company',
  'other.name',
  'other.company',
])

/** The same spans, with the user's own names on the user's side wherever they stand. */
export function withOwner(
  reading: Reading,
  spans: readonly Tagged[],
  owner: Owner,
): readonly Tagged[] {
  const told = withOwnIds(reading, spans, owner).flatMap((span) => {
    if (!named.has(span.label)) return [span]
    const words = reading.text.slice(span.start, span.end)
    if (!isOwnName(owner, words)) return [span]
    // 'Hi Jane' says nothing that is not known.
    if (!/\s/.test(words) && owner.names.every((name) => /\s/.test(name))) return []
    const part = span.label.endsWith('.name') ? 'name' : 'company'
    return [{ ...span, label: `me.${part}` as const }]
  })
  const found = owner.names.flatMap((name) => placesOf(reading, name))
  const unseen = found.filter(
    (place) => !told.some(({ start, end }) => start < place.end && end > place.start),
  )
  return [
    ...told,
    ...unseen.map((place) => ({
      ...place,
      label: 'me.company' as const,
      item: 0,
      probability: knownName,
    })),
  ].toSorted((a, b) => a.start - b.start)
}

/** What is known to be the user's is not the other side's, and another's account is never the user's own. */
function withOwnIds({ text }: Reading, spans: readonly Tagged[], owner: Owner): readonly Tagged[] {
  const ids = new Set([...owner.emails, ...owner.taxIds].map(compact))
  const accounts = new Set(owner.ibans.map(compact))
  return spans.flatMap((span) => {
    const id = compact(text.slice(span.start, span.end))
    if (span.label === 'me.iban' && accounts.size > 0 && !accounts.has(id)) return []
    if (span.label === 'other.email' && ids.has(id)) return [{ ...span, label: 'me.email' }]
    if (span.label === 'other.taxId' && ids.has(id)) return [{ ...span, label: 'me.taxId' }]
    return [span]
  })
}

function compact(id: string): string {
  return id.toUpperCase().replace(/[^\p{L}\d@]/gu, '')
}

/** How often the user's name, where it stands in a text to the letter, is what the document is to say. */
const knownName = 0.9
const mostPlaces = 8
const shortestName = 4

function placesOf({ folded }: Reading, name: string): readonly Place[] {
  const wanted = fold(name).trim()
  const places: Place[] = []
  if (wanted.length < shortestName) return places
  for (let at = folded.indexOf(wanted); at >= 0 && places.length < mostPlaces; ) {
    places.push({ start: at, end: at + wanted.length })
    at = folded.indexOf(wanted, at + wanted.length)
  }
  return places
}

/** Whether a given name or a full one belongs to the user: 'Jane' to Jane Doe. */
export function isOwnName(owner: Owner, name: string): boolean {
  const key = nameKey(name)
  return key !== '' && owner.names.some((own) => isSameName(nameKey(own), key))
}

function isSameName(own: string, other: string): boolean {
  if (own === other) return true
  const ownWords = own.split(' ')
  const otherWords = other.split(' ')
  const shorter = ownWords.length <= otherWords.length ? ownWords : otherWords
  const longer = shorter === ownWords ? otherWords : ownWords
  return (
    shorter.length > 0 &&
    shorter.every((word) => longer.includes(word)) &&
    (shorter.length > 1 || shorter[0] === longer[0])
  )
}

function nameKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\d ]/gu, ' ')
    .replace(/\b(?:gmbh|ltd|limited|llc|inc|ug|bv|sl|srl|sarl|sas|lda|co)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
