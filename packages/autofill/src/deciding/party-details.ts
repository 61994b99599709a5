import { looksLikeCompany, looksLikePerson, looksLikePost, withoutTitle } from '../finding/names.ts'
import { type Place, within } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import { type Span, spanOf } from '../finding/span.ts'
import type { Label } from '../languages/language-table.ts'
import { type Fact, fact } from './fact.ts'

export type PartyPart =
  | 'person'
  | 'company'
  | 'address'
  | 'email'
  | 'phone'
  | 'fax'
  | 'website'
  | 'taxId'

export type PartyDetails = Partial<Record<PartyPart, Fact>>

/** Who is described by a part of the text: a signature, a letterhead, the lines under 'Bill to'. */
export function readParty(reading: Reading, part: Place, confidence: number): PartyDetails {
  const found = {
    ...readContacts(reading, part, confidence),
    ...readNames(reading, part, confidence),
  }
  return found
}

function readContacts(reading: Reading, part: Place, confidence: number): PartyDetails {
  const details: PartyDetails = {}
  const [email] = within(reading.emails, part)
  if (email) details.email = fact(email.text, email, confidence)
  const phones = within(reading.phones, part)
  const phone = phones.find((candidate) => !candidate.isFax)
  if (phone) details.phone = fact(phone.text.trim(), phone, confidence)
  const fax = phones.find((candidate) => candidate.isFax)
  if (fax) details.fax = fact(fax.text.trim(), fax, confidence)
  const [website] = within(reading.websites, part)
  if (website) details.website = fact(website.text, website, confidence)
  const [taxId] = [...within(reading.taxIds, part)].sort(
    (a, b) => Number(b.isChecked) - Number(a.isChecked),
  )
  if (taxId) details.taxId = fact(taxId.text, taxId, taxId.isChecked ? confidence : confidence / 2)
  const addresses = within(reading.addresses, part)
  const address = addresses.find((candidate) => candidate.isWhole) ?? addresses[0]
  if (address)
    details.address = fact(address.value, address, address.isWhole ? confidence : confidence * 0.8)
  return details
}

function readNames(reading: Reading, part: Place, confidence: number): PartyDetails {
  const details: PartyDetails = {}
  const segments = nameSegments(reading, part)
  for (const { label, span } of segments) {
    const name = withoutTitle(span.text)
    const place = { start: span.end - name.length, end: span.end }
    if (looksLikeCompany(span.text) || label === 'company') {
      details.company ??= fact(span.text, span, confidence)
    } else if (
      looksLikePerson(span.text) &&
      (label === 'contact' || label === 'name' || label === undefined)
    ) {
      details.person ??= fact(name, place, confidence)
    }
  }
  return details
}

type NameSegment = { readonly label: Label | undefined; readonly span: Span }

const nameLabels: ReadonlySet<Label> = new Set([
  'contact',
  'name',
  'company',
  'client',
  'vendor',
  'shipTo',
  'from',
  'to',
])

/** What remains of the part once everything that is no name is cut out of it. */
export function nameSegments(reading: Reading, part: Place): NameSegment[] {
  const cuts = [
    ...within(reading.emails, part),
    ...within(reading.phones, part),
    ...within(reading.websites, part),
    ...within(reading.taxIds, part),
    ...within(reading.ibans, part),
    ...within(reading.addresses, part),
    ...within(reading.dates, part),
  ]
  let text = reading.text.slice(part.start, part.end)
  for (const cut of cuts) {
    text = blank(text, cut.start - part.start, cut.end - part.start)
  }
  const segments: NameSegment[] = []
  const pattern = /[^\n|,;<>()[\]"„“”«»\t]+/g
  for (const match of text.matchAll(pattern)) {
    segments.push(...splitSegment(reading, part.start + match.index, match[0]))
  }
  return segments.filter(({ span }) => span.text.length > 1 && !looksLikePost(span.text))
}

// ' - ', ' / ' and ' · ' part a name from a post or a company; a hyphen within a name does not.
function splitSegment(reading: Reading, at: number, raw: string): NameSegment[] {
  const segments: NameSegment[] = []
  let from = 0
  for (const piece of raw.split(/( [-–—·•/] |\s{3,})/)) {
    const label = labelAt(reading, at + from, piece)
    const start = at + from + (label?.length ?? 0)
    const end = at + from + piece.length
    const words = reading.text.slice(start, end)
    const lead = words.length - words.replace(/^[\s.:*#•·–-]+/, '').length
    const tail = words.replace(/[\s.:*–-]+$/, '')
    const keepsPoint = /(?:\b\p{L}|[ .](?:co|inc|ltd|corp|lda|ltda|o\.o))\.$/iu.test(
      words.trimEnd(),
    )
    const stop = start + (keepsPoint ? words.trimEnd().length : tail.length)
    if (stop > start + lead)
      segments.push({ label: label?.name, span: spanOf(reading.text, start + lead, stop) })
    from += piece.length
  }
  return segments
}

function labelAt(
  reading: Reading,
  at: number,
  piece: string,
): { name: Label; length: number } | undefined {
  const colon = piece.indexOf(':')
  const lead = piece.length - piece.trimStart().length
  const limit = colon === -1 ? lead + 14 : colon
  const hits = within(reading.labels, { start: at + lead, end: at + limit + 1 })
  const hit = hits.find(
    (candidate) => nameLabels.has(candidate.name) && candidate.start <= at + lead + 2,
  )
  if (colon !== -1) return { name: hit?.name ?? 'terms', length: colon + 1 }
  const isShort =
    hit &&
    /^(?:attn|z\. ?hd|zhd|c\/o|t\.a\.v|tav|fao|a\/a|att|c\.a)/.test(
      reading.folded.slice(hit.start, hit.end),
    )
  return hit && isShort ? { name: hit.name, length: hit.end - at } : undefined
}

function blank(text: string, from: number, to: number): string {
  return `${text.slice(0, from)}${text.slice(from, to).replace(/[^\n]/g, '|')}${text.slice(to)}`
}
