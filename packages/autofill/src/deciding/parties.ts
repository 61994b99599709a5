import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import type { Owner } from '../proposal.ts'
import { speechesOf } from './chat.ts'
import { contractParties } from './contracts.ts'
import { fact } from './fact.ts'
import { labelledParties, type Role } from './labelled-blocks.ts'
import { addressBlocks } from './letterheads.ts'
import type { Message } from './messages.ts'
import { isOwnName, ownerCheck } from './owner.ts'
import type { PartyDetails } from './party-details.ts'
import { greetedIn, merge, recipientOf, senderOf } from './senders.ts'

export type Parties = {
  readonly own: PartyDetails
  readonly receiver: PartyDetails
  readonly shipTo: PartyDetails
}

type Candidate = {
  readonly details: PartyDetails
  readonly role: Role | 'sender' | 'recipient' | 'issuer' | 'addressee' | undefined
}

/** Tells the user from the other side, by what the templates know of the user, then by what each is called. */
export function decideParties(
  reading: Reading,
  messages: readonly Message[],
  documentType: DocumentType,
  owner: Owner,
): Parties {
  const receiverRole: Role = rulesOf(documentType).receiver === 'vendor' ? 'vendor' : 'client'
  const isOwner = ownerCheck(owner)
  const candidates = allCandidates(reading, messages, owner)
  const others = candidates.filter(({ details }) => !isOwner(details))
  const ownRole: Role = receiverRole === 'vendor' ? 'client' : 'vendor'
  const receiver = chooseReceiver(others, receiverRole)
  const own = candidates.filter(
    ({ details, role }) => isOwner(details) && role !== 'shipTo' && details !== receiver,
  )
  const byRole = candidates.find(
    ({ role, details }) => role === ownRole && !isSame(details, receiver),
  )
  return {
    own: joined(own.length > 0 ? own : byRole ? [byRole] : []),
    receiver,
    shipTo: candidates.find(({ role }) => role === 'shipTo')?.details ?? {},
  }
}

function allCandidates(reading: Reading, messages: readonly Message[], owner: Owner): Candidate[] {
  const candidates: Candidate[] = []
  const labelled: Place[] = []
  for (const message of messages) {
    for (const { role, details, place } of labelledParties(reading, message)) {
      candidates.push({ role, details })
      labelled.push(place)
    }
  }
  for (const { role, details } of contractParties(reading)) candidates.push({ role, details })
  for (const message of messages) {
    candidates.push({ role: 'sender', details: senderOf(reading, message) })
    candidates.push({ role: 'recipient', details: recipientOf(reading, message) })
    for (const speech of speechesOf(message)) {
      const place = { start: speech.start, end: speech.start + speech.name.length }
      candidates.push({ role: 'sender', details: { person: fact(speech.name, place, 0.7) } })
    }
  }
  for (const message of messages) {
    addressBlocks(reading, message, labelled).forEach(({ details }, index) => {
      candidates.push({ role: index === 0 ? 'issuer' : 'addressee', details })
    })
  }
  for (const message of messages) {
    const greeted = greetedIn(message)
    const details = greeted ? { person: fact(greeted.name, greeted, 0.5) } : {}
    if (greeted && !isOwnName(owner, greeted.name)) candidates.push({ role: 'addressee', details })
  }
  return candidates.filter(({ details }) => Object.keys(details).length > 0)
}

// An order goes to whom the text calls the supplier; a bill to whom it calls the client; else to who wrote.
const preference: Readonly<Record<'client' | 'vendor', readonly Candidate['role'][]>> = {
  client: ['client', 'sender', 'addressee', 'recipient', 'issuer', undefined],
  vendor: ['vendor', 'sender', 'issuer', 'recipient', 'addressee', undefined],
}

function chooseReceiver(others: readonly Candidate[], role: 'client' | 'vendor'): PartyDetails {
  const opposite: Role = role === 'client' ? 'vendor' : 'client'
  const open = others.filter(
    (candidate) => candidate.role !== 'shipTo' && candidate.role !== opposite,
  )
  for (const wanted of preference[role]) {
    const chosen = open.filter((candidate) => candidate.role === wanted)
    const [first] = chosen
    if (!first) continue
    const same = open.filter((candidate) => candidate !== first && belongs(candidate, first, role))
    return joined([first, ...same])
  }
  return {}
}

/** Whether what another part of the text says is about the same party. */
function belongs(other: Candidate, first: Candidate, role: 'client' | 'vendor'): boolean {
  if (isSame(other.details, first.details)) return true
  const isWriter = other.role === 'sender' && role === 'client' && first.role === 'client'
  const saysWho = first.details.person === undefined || first.details.email === undefined
  const isForeign = first.details.person !== undefined && other.details.person !== undefined
  return isWriter && saysWho && !isForeign
}

function isSame(a: PartyDetails, b: PartyDetails): boolean {
  const same = (part: 'person' | 'company' | 'email' | 'taxId') => {
    const [x, y] = [a[part]?.value.toLowerCase(), b[part]?.value.toLowerCase()]
    return (
      x !== undefined &&
      y !== undefined &&
      (x === y || x.startsWith(`${y} `) || y.startsWith(`${x} `))
    )
  }
  if (same('email') || same('taxId') || same('company')) return true
  return same('person') && !(a.company && b.company)
}

function joined(candidates: readonly Candidate[]): PartyDetails {
  return candidates.reduce<PartyDetails>((all, { details }) => merge(all, details), {})
}
