import { hasLegalForm, looksLikeCompany, looksLikePerson } from '../../finding/names.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import { fact } from '../fact.ts'
import type { BodyLine, Message } from '../messages/messages.ts'
import { nameSegments, type PartyDetails, readParty } from './party-details.ts'

/** Blocks of lines that hold a name and a way to reach it, from the top: a letterhead, then whom it is written to. */
export function addressBlocks(
  reading: Reading,
  message: Message,
  labelled: readonly Place[],
): { details: PartyDetails; place: Place }[] {
  return withContacts(reading, paragraphsOf(message.lines))
    .filter(
      (place) => !labelled.some((other) => other.start < place.end && other.end > place.start),
    )
    .filter(
      (place) =>
        within(reading.addresses, place).length > 0 || within(reading.taxIds, place).length > 0,
    )
    .slice(0, 40)
    .map((place) => ({ place, details: withTopName(reading, place) }))
    .filter(({ details }) => {
      const isNamed = details.company !== undefined || details.person !== undefined
      return isNamed && (details.address !== undefined || details.taxId !== undefined)
    })
}

/** Lines that hold only ways to reach somebody belong to the name above them. */
function withContacts(reading: Reading, places: readonly Place[]): Place[] {
  const merged: Place[] = []
  for (const place of places) {
    const above = merged.at(-1)
    if (above && isContactsOnly(reading, place))
      merged[merged.length - 1] = { start: above.start, end: place.end }
    else merged.push(place)
  }
  return merged
}

function isContactsOnly(reading: Reading, place: Place): boolean {
  const entities = [reading.emails, reading.phones, reading.websites, reading.taxIds].flatMap(
    (found) => within(found, place),
  )
  const length = entities.reduce((total, entity) => total + entity.end - entity.start, 0)
  const words = reading.text.slice(place.start, place.end).replace(/\s/g, '').length
  return entities.length > 0 && length > 0.6 * words
}

function paragraphsOf(lines: readonly BodyLine[]): Place[] {
  const places: Place[] = []
  let open: { start: number; end: number } | undefined
  for (const line of lines) {
    if (line.text.trim() === '' || line.text.trim().length > 160) {
      if (open) places.push(open)
      open = undefined
      continue
    }
    open = open ? { start: open.start, end: line.end } : { start: line.start, end: line.end }
  }
  if (open) places.push(open)
  return places
}

// A letterhead's first line is the name of the house, whatever it looks like.
function withTopName(reading: Reading, place: Place): PartyDetails {
  const details = readParty(reading, place, 0.7)
  if (details.company && hasLegalForm(details.company.value)) return details
  const [first] = nameSegments(reading, place)
  if (!first || details.company || within(reading.addresses, place).length === 0) return details
  const name = first.span.text
  const isName =
    /^\p{Lu}/u.test(name) &&
    !/\d/.test(name) &&
    name.split(' ').length <= 6 &&
    !/[.!?]$/.test(name) &&
    first.label === undefined
  if (!isName || looksLikePerson(name) || looksLikeCompany(name)) return details
  return { ...details, company: fact(name, first.span, 0.6) }
}
