import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Role } from './labelled-blocks.ts'
import { type PartyDetails, readParty } from './party-details.ts'

export type ContractParty = {
  readonly role: Role | undefined
  readonly details: PartyDetails
  readonly place: Place
}

const longest = 1200
// A contract says once or twice between whom it is, and 'and' a few times before the second of them.
const mostOpenings = 8
const mostConjunctions = 12
const conjunction = /(?:^|[\s,;)"”“])(?:and|und|et|y|e|en|i|oraz|ed|a)(?=[\s:])/gu

/** 'between Acme Ltd ("the Client") and Jane Doe ("the Contractor")', in one sentence or a line for each. */
export function contractParties(reading: Reading): ContractParty[] {
  const openings = reading.labels.filter((hit) => hit.name === 'between')
  for (const hit of openings.slice(0, mostOpenings)) {
    const lead = /^[\s:]*/.exec(reading.text.slice(hit.end, hit.end + 20))?.[0].length ?? 0
    const window = { start: hit.end + lead, end: Math.min(reading.text.length, hit.end + longest) }
    const halves = splitParties(reading, window)
    if (halves) return halves.map((half) => partyIn(reading, half))
  }
  return namedInBrackets(reading)
}

function partyIn(reading: Reading, place: Place): ContractParty {
  return { role: roleIn(reading, place), details: readParty(reading, place, 0.9), place }
}

function splitParties(reading: Reading, window: Place): [Place, Place] | undefined {
  const folded = reading.folded.slice(window.start, window.end)
  for (const match of [...folded.matchAll(conjunction)].slice(0, mostConjunctions)) {
    const at = window.start + match.index + match[0].length
    const first = { start: window.start, end: window.start + match.index + 1 }
    const gap = /^[\s:]*/.exec(reading.text.slice(at, at + 20))?.[0].length ?? 0
    const second = { start: at + gap, end: endOfParty(reading, at, window.end) }
    if (isParty(reading, first) && isParty(reading, second)) return [first, second]
  }
  return undefined
}

function endOfParty(reading: Reading, start: number, limit: number): number {
  const rest = reading.text.slice(start, limit)
  const stop =
    /\n[^\S\n]{0,40}\n\s{0,40}(?=\S)(?![^\n]{0,20}["„“(])|[)"”“»]\s{0,20}[.;]\s|\.[^\S\n]{0,40}\n[^\S\n]{0,40}\n|\n\s{0,40}(?:§|\d{1,4}[.)]\s)/u.exec(
      rest,
    )
  return start + (stop ? stop.index + 1 : rest.length)
}

function isParty(reading: Reading, place: Place): boolean {
  const { company, person } = readParty(reading, place, 1)
  return company !== undefined || person !== undefined
}

function roleIn(reading: Reading, place: Place): Role | undefined {
  const hit = within(reading.labels, place).findLast(
    (candidate) => candidate.name === 'client' || candidate.name === 'vendor',
  )
  return hit?.name === 'client' || hit?.name === 'vendor' ? hit.name : undefined
}

/** '… (the Client)' at the end of a party's own line. */
function namedInBrackets(reading: Reading): ContractParty[] {
  const found: ContractParty[] = []
  let after = 0
  for (const hit of reading.labels) {
    if (hit.name !== 'client' && hit.name !== 'vendor') continue
    const lead = reading.folded.slice(Math.max(0, hit.start - 40), hit.start)
    const isBracketed =
      /[("][^()"\n]{0,30}$/.test(lead) &&
      /^["\s]{0,2}[)"]/.test(reading.folded.slice(hit.end, hit.end + 3))
    if (!isBracketed) continue
    const place = { start: startOfParty(reading, after, hit.start), end: hit.end }
    after = hit.end
    if (isParty(reading, place))
      found.push({ role: hit.name, details: readParty(reading, place, 0.9), place })
  }
  return found
}

/** At the head of the paragraph, or of the line where that is further up, but behind the party before. */
function startOfParty(reading: Reading, after: number, at: number): number {
  const between = reading.text.slice(after, at)
  const line = between.lastIndexOf('\n') + 1
  const paragraph = between.lastIndexOf('\n\n') + 1
  return after + Math.min(paragraph, line)
}
