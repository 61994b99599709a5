import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { withoutTitle } from '../../finding/names.ts'
import type { Place } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Owner } from '../../proposal.ts'
import { type PartyRole, receiverRole } from '../document/kinds.ts'
import { isSpeakingUser, speechesOf } from '../messages/chat.ts'
import type { Message } from '../messages/messages.ts'
import { completed } from './loose-details.ts'
import { isOwnName, ownerCheck } from './owner.ts'
import { type Candidate, partyCandidates } from './party-candidates.ts'
import type { PartyDetails } from './party-details.ts'
import { merge } from './senders.ts'

export type Parties = {
  readonly own: PartyDetails
  readonly receiver: PartyDetails
  readonly shipTo: PartyDetails
}

/** Tells the user from the other side, by what the templates know of the user, then by what each is called. */
export function decideParties(
  reading: Reading,
  messages: readonly Message[],
  kind: DocumentKind,
  owner: Owner,
): Parties {
  const role = receiverRole(kind)
  const ownRole: PartyRole = role === 'vendor' ? 'client' : 'vendor'
  const isOwner = ownerCheck(owner)
  const candidates = partyCandidates(reading, messages, owner)
  const others = candidates.filter(({ details, isUser }) => !isUser && !isOwner(details))
  const receiver = chooseReceiver(others, role)
  const known = candidates.filter(
    (candidate) => candidate.role !== 'shipTo' && isOwner(candidate.details) && saysMore(candidate),
  )
  const called = candidates.filter(
    (candidate) => candidate.role === ownRole && !isSame(candidate.details, receiver),
  )
  const own = asOnPaper(joined(known.length > 0 ? known : called.slice(0, 1)), owner)
  const shipTo = joined(candidates.filter((candidate) => candidate.role === 'shipTo'))
  return {
    own,
    receiver: completed(reading, receiver, [own, shipTo], owner, ownTurns(messages, owner)),
    shipTo,
  }
}

/** What the user says in a chat tells nothing about the other side. */
function ownTurns(messages: readonly Message[], owner: Owner): Place[] {
  return messages.flatMap((message) => {
    const speeches = speechesOf(message)
    const end = message.lines.at(-1)?.end ?? 0
    return speeches.flatMap((speech, index) => {
      const isOwn = isSpeakingUser(speech.name) || isOwnName(owner, speech.name)
      return isOwn ? [{ start: speech.from, end: speeches[index + 1]?.line.start ?? end }] : []
    })
  })
}

/** A person stands for the user's house only under the very name that the templates have. */
function asOnPaper(details: PartyDetails, owner: Owner): PartyDetails {
  const { person, ...rest } = details
  if (!person) return details
  const isNamed =
    owner.names.length === 0 ||
    owner.names.some((name) => withoutTitle(name) === withoutTitle(person.value))
  const isContact = details.company !== undefined && person.value.includes(' ')
  return isNamed || isContact ? details : rest
}

/** A first name alone does not say who the user is on paper. */
function saysMore({ details }: Candidate): boolean {
  const { person, ...rest } = details
  return Object.keys(rest).length > 0 || (person?.value.includes(' ') ?? false)
}

// An order goes to whom the text calls the supplier; a bill to whom it calls the client; else to who wrote.
const preference: Readonly<Record<PartyRole, readonly Candidate['role'][]>> = {
  client: ['client', 'sender', 'addressee', 'recipient', 'issuer', 'greeted', undefined],
  vendor: ['vendor', 'sender', 'issuer', 'recipient', 'addressee', 'greeted', undefined],
}

function chooseReceiver(others: readonly Candidate[], role: PartyRole): PartyDetails {
  const opposite: PartyRole = role === 'client' ? 'vendor' : 'client'
  const open = others.filter(
    (candidate) => candidate.role !== 'shipTo' && candidate.role !== opposite,
  )
  for (const wanted of preference[role]) {
    const first =
      open.find((candidate) => candidate.role === wanted && isSomebody(candidate.details)) ??
      open.find((candidate) => candidate.role === wanted)
    if (!first) continue
    const same = open.filter((candidate) => candidate !== first && belongs(candidate, first, role))
    return joined([first, ...same])
  }
  return {}
}

function isSomebody({ person, company }: PartyDetails): boolean {
  return person !== undefined || company !== undefined
}

/** Whether what another part of the text says is about the same party. */
function belongs(other: Candidate, first: Candidate, role: PartyRole): boolean {
  if (isSame(other.details, first.details)) return true
  if (other.role === first.role && (role === 'vendor' || first.role === 'client'))
    return !differs(other.details, first.details)
  const isWriter = other.role === 'sender' && role === 'client' && first.role === 'client'
  return isWriter && !differs(other.details, first.details)
}

/** Two people, or two houses, are two parties. */
function differs(a: PartyDetails, b: PartyDetails): boolean {
  const isOther = (x: string | undefined, y: string | undefined) =>
    x !== undefined && y !== undefined && x !== y
  return (
    isOther(a.person?.value, b.person?.value) ||
    (isOther(a.company?.value, b.company?.value) && !isSame(a, b))
  )
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
