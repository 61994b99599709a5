import { looksLikePerson } from '../../finding/names.ts'
import type { Place } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Owner } from '../../proposal.ts'
import { fact } from '../fact.ts'
import { isSpeakingUser, speechesOf } from '../messages/chat.ts'
import type { Message } from '../messages/messages.ts'
import { contractParties } from './contracts.ts'
import { labelledParties, type Role } from './labelled-blocks.ts'
import { addressBlocks } from './letterheads.ts'
import { isOwnName } from './owner.ts'
import type { PartyDetails } from './party-details.ts'
import { greetedIn, recipientOf, senderOf } from './senders.ts'

/** Somebody whom the text describes, and in which place. */
export type Candidate = {
  readonly details: PartyDetails
  readonly role: Role | 'sender' | 'recipient' | 'issuer' | 'addressee' | 'greeted' | undefined
  /** Known to be the user without a look at the details: 'You:' in a chat. */
  readonly isUser?: boolean
}

const mostMessages = 60

export function partyCandidates(
  reading: Reading,
  messages: readonly Message[],
  owner: Owner,
): Candidate[] {
  const first = messages.slice(0, mostMessages)
  const named: (Candidate & { place: Place })[] = [
    ...first.flatMap((message) => labelledParties(reading, message)),
    ...contractParties(reading),
  ]
  const places = named.map(({ place }) => place)
  const candidates: Candidate[] = [
    ...named,
    ...first.flatMap((message) => writers(reading, message)),
    ...first.flatMap((message) => blocks(reading, message, places)),
    ...first.flatMap((message) => greeted(message, owner)),
    ...ownLines(
      reading,
      messages,
      owner,
      named.filter(({ role }) => role === 'shipTo').map(({ place }) => place),
    ),
  ]
  return candidates.filter(({ details }) => Object.keys(details).length > 0)
}

function writers(reading: Reading, message: Message): Candidate[] {
  const speeches = speechesOf(message)
  const sender: Candidate = { role: 'sender', details: senderOf(reading, message) }
  const recipient: Candidate = { role: 'recipient', details: recipientOf(reading, message) }
  if (speeches.length === 0) return [sender, recipient]
  return speeches.map(({ name, house, start }) => {
    const details: PartyDetails = { person: fact(name, { start, end: start + name.length }, 0.7) }
    if (house) details.company = fact(house.value, house, 0.7)
    return { role: 'sender', details, isUser: isSpeakingUser(name) }
  })
}

function blocks(reading: Reading, message: Message, taken: readonly Place[]): Candidate[] {
  return addressBlocks(reading, message, taken).map(({ details }, index) => ({
    role: index === 0 ? 'issuer' : 'addressee',
    details,
  }))
}

function greeted(message: Message, owner: Owner): Candidate[] {
  const found = greetedIn(message)
  if (!found || isOwnName(owner, found.name)) return []
  return [{ role: 'greeted', details: { person: fact(found.name, found, 0.5) } }]
}

/** The user's name on a line or behind a dash of its own, as on a timesheet or under 'To'. */
function ownLines(
  reading: Reading,
  messages: readonly Message[],
  owner: Owner,
  elsewhere: readonly Place[],
): Candidate[] {
  const candidates: Candidate[] = []
  for (const line of messages.flatMap((message) => message.lines)) {
    for (const name of owner.names) {
      const at = line.text.indexOf(name)
      if (at === -1) continue
      const before = line.text.slice(0, at)
      const behind = line.text.slice(at + name.length)
      const stands =
        /(?:^|[:|–—-]|Spett\.le)\s*$/.test(before) && /^\s*(?:$|[,|·–—(-]|\s{2})/.test(behind)
      const place = { start: line.start + at, end: line.start + at + name.length }
      const isElsewhere = elsewhere.some(
        (other) => other.start <= place.start && other.end >= place.end,
      )
      if (!stands || isElsewhere || isHeaderLike(before)) continue
      const value = reading.text.slice(place.start, place.end)
      candidates.push({
        role: undefined,
        details: looksLikePerson(value)
          ? { person: fact(value, place, 0.7) }
          : { company: fact(value, place, 0.7) },
      })
    }
  }
  return candidates
}

function isHeaderLike(before: string): boolean {
  return /@|\d{1,2}:\d{2}/.test(before)
}
