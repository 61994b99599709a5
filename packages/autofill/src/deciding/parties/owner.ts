import { fold } from '../../finding/fold.ts'
import type { Owner } from '../../proposal.ts'
import type { PartyDetails } from './party-details.ts'

export type IsOwner = (details: PartyDetails) => boolean

/** Whether a party is the user: one detail that the templates know is enough. */
export function ownerCheck(owner: Owner): IsOwner {
  const emails = new Set(owner.emails.map(fold))
  const taxIds = new Set(owner.taxIds.map(compact))
  const names = owner.names.map(nameKey).filter((name) => name !== '')
  return ({ person, company, email, taxId }) => {
    if (email && emails.has(fold(email.value))) return true
    if (taxId && taxIds.has(compact(taxId.value))) return true
    return [person, company].some(
      (name) => name && names.some((own) => isSameName(own, nameKey(name.value))),
    )
  }
}

/** Whether a given name or a full one belongs to the user: 'Hi Jane' to Jane Doe. */
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

function compact(id: string): string {
  return id.toUpperCase().replace(/[^A-Z\d]/g, '')
}
