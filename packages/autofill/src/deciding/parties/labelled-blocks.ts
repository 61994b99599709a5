import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Label } from '../../languages/language-table.ts'
import type { BodyLine, Message } from '../messages/messages.ts'
import { type PartyDetails, readParty } from './party-details.ts'

export type Role = 'client' | 'vendor' | 'shipTo'

export type LabelledParty = {
  readonly role: Role
  readonly details: PartyDetails
  readonly place: Place
}

const roles: ReadonlySet<Label> = new Set<Label>(['client', 'vendor', 'shipTo'])
const longest = 8
/** Nobody's bill has more; a list of thousands is no list of parties. */
const mostParties = 40

/** Parties that stand under a heading of their own: 'Bill to:', 'Lieferadresse', 'Fournisseur : …'. */
export function labelledParties(reading: Reading, message: Message): LabelledParty[] {
  const found: LabelledParty[] = []
  message.lines.forEach((line, at) => {
    if (found.length >= mostParties) return
    for (const heading of headingsIn(reading, line)) {
      const place = blockFrom(reading, message.lines, at, heading)
      const details = place ? readParty(reading, place, 0.9) : {}
      if (place && Object.keys(details).length > 0)
        found.push({ role: heading.role, details, place })
    }
  })
  return found
}

type Heading = { readonly role: Role; readonly end: number; readonly isInline: boolean }

function headingsIn(reading: Reading, line: BodyLine): Heading[] {
  const headings: Heading[] = []
  for (const hit of within(reading.labels, line)) {
    if (!roles.has(hit.name)) continue
    const lead = reading.folded.slice(line.start, hit.start)
    const rest = reading.folded.slice(hit.end, line.end)
    const stop = /^[^:\n]{0,28}?:/.exec(rest)
    const isAtStart = /^[\s*_#>.()\d-]*(?:(?:the|our|die|der|le|la|el|il|o|de|nasz[ae]?) )?$/.test(
      lead,
    )
    const role = hit.name as Role
    if (isAtStart && reading.folded.charAt(hit.end - 1) === ':') {
      headings.push({ role, end: hit.end, isInline: false })
      continue
    }
    if (isAtStart && /^ {3,}\S/.test(rest)) {
      headings.push({ role, end: hit.end, isInline: false })
    } else if (isAtStart && stop && !/\d/.test(stop[0])) {
      headings.push({ role, end: hit.end + stop[0].length, isInline: false })
    } else if (isAtStart && /^\W*$/.test(rest)) {
      headings.push({ role, end: line.end, isInline: false })
    } else if (isSentence(reading, hit, rest)) {
      headings.push({
        role,
        end: hit.end + (stop && stop[0].length < 4 ? stop[0].length : 0),
        isInline: true,
      })
    }
  }
  return headings.filter(
    (heading, index) => index === 0 || heading.role !== headings[index - 1]?.role,
  )
}

// 'please make it out to Acme Ltd': the words alone say the role, and a name follows at once.
function isSentence(reading: Reading, hit: Place, rest: string): boolean {
  const phrase = reading.folded.slice(hit.start, hit.end)
  if (!phrase.includes(' ') && !/^(?:bill|invoice)$/.test(phrase)) return false
  const source = reading.text.slice(hit.end, hit.end + rest.length)
  return /^\s*(?::\s*)?(?:(?:the|to|an|die|der|la|le|el|il|da|do|de|a|à|company|firma|our|firmę) ){0,2}["„“]?[\p{Lu}\d]/u.test(
    source,
  )
}

function blockFrom(
  reading: Reading,
  lines: readonly BodyLine[],
  at: number,
  heading: Heading,
): Place | undefined {
  const line = lines[at]
  if (!line) return undefined
  const rest = reading.text.slice(heading.end, line.end)
  if (heading.isInline) {
    const sentence = /^[^\n]*?(?=[!?]|\. \p{Lu}\p{L}{3,}|$)/u.exec(rest)?.[0] ?? rest
    return { start: heading.end, end: heading.end + sentence.length }
  }
  let end = rest.trim() === '' ? heading.end : line.end
  let started = rest.trim() !== ''
  for (const next of lines.slice(at + 1, at + 1 + longest)) {
    if (next.text.trim() === '') {
      if (started) break
      continue
    }
    if (startsAnother(reading, next, started)) break
    started = true
    end = next.end
  }
  return { start: heading.end, end }
}

const fields: ReadonlySet<Label> = new Set<Label>([
  'invoice',
  'quote',
  'order',
  'creditNote',
  'issued',
  'due',
  'validUntil',
  'deliverBy',
  'total',
  'subtotal',
  'terms',
  'description',
  'quantity',
  'reason',
  'client',
  'vendor',
  'shipTo',
  'bank',
  'rate',
  'discount',
  'shipping',
  'closing',
  'greeting',
  'customerId',
])

function startsAnother(reading: Reading, line: BodyLine, started: boolean): boolean {
  const text = line.folded.trimStart()
  const start = line.end - text.length
  const hit = within(reading.labels, { start, end: line.end }).find(
    (candidate) => candidate.start === start && fields.has(candidate.name),
  )
  if (hit && /^[^:]{0,20}(?::|$)/.test(reading.folded.slice(hit.end, line.end))) return true
  const hasMoney = within(reading.amounts, line).some((amount) => amount.currency !== undefined)
  const isProse =
    line.text.trim().split(/\s+/).length > 12 || /[a-z]{3}[.!?]$/.test(line.folded.trim())
  return hasMoney || (started && isProse)
}
