import { fold } from '../../finding/fold.ts'
import {
  hasLegalForm,
  isOnlyLegalForm,
  isOnlyTitle,
  looksLikeCompany,
  looksLikePerson,
  looksLikePost,
  withoutTitle,
} from '../../finding/names.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import { type Span, spanOf } from '../../finding/span.ts'
import type { Label } from '../../languages/language-table.ts'
import { countryNames } from '../../languages/places.ts'
import { type Fact, fact } from '../fact.ts'

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

/** How names are read: a signature may be a first name, and what follows the name is the house. */
export type NameStyle = 'signature' | 'block'

/** Who is described by a part of the text: a signature, a letterhead, the lines under 'Bill to'. */
export function readParty(
  reading: Reading,
  part: Place,
  confidence: number,
  style: NameStyle = 'block',
): PartyDetails {
  return {
    ...readContacts(reading, part, confidence),
    ...readNames(reading, part, confidence, style),
  }
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
  const [taxId] = within(reading.taxIds, part).sort(
    (a, b) => Number(b.isChecked) - Number(a.isChecked),
  )
  if (taxId) details.taxId = fact(taxId.text, taxId, taxId.isChecked ? confidence : confidence / 2)
  const addresses = within(reading.addresses, part)
  const address = addresses.find((candidate) => candidate.isWhole) ?? addresses[0]
  if (address) {
    details.address = fact(address.value, address, address.isWhole ? confidence : confidence * 0.8)
  }
  return details
}

function readNames(
  reading: Reading,
  part: Place,
  confidence: number,
  style: NameStyle,
): PartyDetails {
  const details: PartyDetails = {}
  nameSegments(reading, part).forEach(({ label, span }, index) => {
    const name = withoutTitle(span.text)
    const place = { start: span.end - name.length, end: span.end }
    const words = name.split(' ').length
    const isSigned = style === 'signature' && label === undefined
    if (label === 'company' || looksLikeCompany(span.text)) {
      const house = withoutSentence(reading, span)
      if (!details.company || (hasLegalForm(span.text) && !hasLegalForm(details.company.value)))
        details.company = fact(house.text, house, confidence)
    } else if (
      looksLikePerson(span.text) &&
      (!label || label === 'contact' || label === 'name' || label === 'from')
    ) {
      if (!details.person && (words > 1 || label || (isSigned && index === 0)))
        details.person = fact(name, place, confidence)
      else if (details.person && isFuller(name, details.person.value))
        details.person = fact(name, place, confidence)
      else if (isSigned && details.person && words > 1)
        details.company ??= fact(span.text, span, confidence * 0.9)
    } else if (isSigned && details.person && index <= 3 && isHouse(span.text)) {
      details.company ??= fact(span.text, span, confidence * 0.8)
    }
  })
  return details.company || details.person || style === 'signature'
    ? details
    : firstName(reading, part, confidence)
}

/** Beside an address, the first words with a capital are the name, whatever they look like. */
function firstName(reading: Reading, part: Place, confidence: number): PartyDetails {
  const [address] = within(reading.addresses, part)
  const [first] = nameSegments(reading, part)
  if (
    !address ||
    !first ||
    first.label ||
    /\d/.test(first.span.text) ||
    first.span.end > address.start ||
    !isHouse(first.span.text)
  )
    return {}
  return { company: fact(first.span.text, first.span, confidence * 0.7) }
}

const houseName =
  /\p{Lu}[\p{L}\d&.'’+-]{0,40}(?:,? (?:\p{Lu}[\p{L}\d&.'’+-]{0,40}|&|\+|and|und|et|y|e|de|du|des|del|la|le|les|van|der|von|di|da|do|dos|i|z|o\.o\.|sp\.|\(\p{L}{1,40}\))){0,9}\.?$/u

/** 'please order from Papierhaus GmbH': the house begins with its capital. */
function withoutSentence(reading: Reading, span: Span): Span {
  if (/^[\p{Lu}\d]/u.test(span.text)) return span
  const match = houseName.exec(span.text)
  return match ? spanOf(reading.text, span.start + match.index, span.end) : span
}

/** 'Damien Clarke' under a mail that was signed 'Damo'. */
function isFuller(name: string, short: string): boolean {
  return (
    !short.includes(' ') && name.includes(' ') && fold(name).slice(0, 2) === fold(short).slice(0, 2)
  )
}

function isHouse(name: string): boolean {
  return (
    /^[\p{Lu}\d]/u.test(name) &&
    name.split(' ').length <= 5 &&
    name.length >= 4 &&
    !/[.!?:]$/.test(name)
  )
}

export type NameSegment = { readonly label: Label | undefined; readonly span: Span }

const nameLabels: ReadonlySet<Label> = new Set<Label>([
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
  for (const cut of cuts) text = blank(text, cut.start - part.start, cut.end - part.start)
  const segments: NameSegment[] = []
  for (const match of text.matchAll(/[^\n|,;<>()[\]"„“”«»\t]+/g)) {
    segments.push(...splitSegment(reading, part.start + match.index, match[0]))
  }
  return joinForms(reading, segments).filter(({ span }) => isNameLike(reading, span))
}

/** 'Northwind Outdoor, Inc.': the comma is part of the name. */
function joinForms(reading: Reading, segments: readonly NameSegment[]): NameSegment[] {
  const joined: NameSegment[] = []
  for (const segment of segments) {
    const before = joined.at(-1)
    const gap = before ? reading.text.slice(before.span.end, segment.span.start) : ''
    if (before && isOnlyLegalForm(segment.span.text) && /^,? ?$/.test(gap)) {
      joined[joined.length - 1] = {
        label: before.label,
        span: spanOf(reading.text, before.span.start, segment.span.end),
      }
    } else joined.push(segment)
  }
  return joined
}

const roleLabels: ReadonlySet<Label> = new Set<Label>([
  'taxId',
  'phone',
  'email',
  'fax',
  'website',
  'client',
  'vendor',
  'shipTo',
  'address',
  'bank',
  'closing',
  'invoice',
  'quote',
  'order',
  'creditNote',
  'greeting',
  'total',
  'tax',
])

function isNameLike(reading: Reading, span: Span): boolean {
  const folded = fold(span.text)
  if (span.text.length < 2 || countryNames.has(folded) || isOnlyTitle(span.text)) return false
  if (looksLikePost(span.text) && !hasLegalForm(span.text) && !span.text.includes(' & '))
    return false
  if (/\d.*\d.*\d/.test(span.text)) return false
  if (/^[a-z]{0,3}\d+$/.test(folded)) return false
  const hits = within(reading.labels, span).filter((hit) => roleLabels.has(hit.name))
  const covered = Math.max(0, ...hits.map((hit) => hit.end - hit.start))
  const isTitle = span.text === span.text.toUpperCase() && hits.length > 0
  return covered < 0.6 * span.text.length && !isTitle
}

// ' - ', ' / ' and ' · ' part a name from a post or a company; a hyphen within a name does not.
function splitSegment(reading: Reading, at: number, raw: string): NameSegment[] {
  const segments: NameSegment[] = []
  let from = 0
  for (const piece of raw.split(/( [-–—·•/@] |\s{3,})/)) {
    const label = labelAt(reading, at + from, piece)
    const start = at + from + (label?.length ?? 0)
    const words = reading.text.slice(start, at + from + piece.length)
    const lead = leadOf(words)
    const keepsPoint = /(?:\b\p{L}|[ .](?:co|inc|ltd|corp|lda|ltda|o\.o))\.$/iu.test(
      words.trimEnd(),
    )
    const stop =
      start +
      (keepsPoint ? words.trimEnd().length : words.replace(/(?<![\s.:*–-])[\s.:*–-]+$/, '').length)
    if (stop > start + lead) {
      segments.push({ label: label?.name, span: spanOf(reading.text, start + lead, stop) })
    }
    from += piece.length
  }
  return segments
}

const article =
  /^(?:(?:and|und|et|y|e|i|oraz|en)\s+)?(?:(?:the company|der|die|dem|la société|société|la|le|l'entreprise|the firm|firmą|firma|spółką|società|empresa|la empresa|a empresa|de firma|für die|an die|contact|kontakt|contacto|contatto)\s+)(?=\p{Lu})|^(?:and|und|et|y|oraz|en)\s+(?=\p{Lu})|^(?:contact|kontakt|contacto|contatto|attn\.?)\s+(?=\p{Lu})/u

function leadOf(words: string): number {
  const marks = words.length - words.replace(/^[\s.:*#•·–-]+/, '').length
  return marks + (article.exec(words.slice(marks))?.[0].length ?? 0)
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
  const named = hits.filter((candidate) => nameLabels.has(candidate.name))
  const hit =
    named.find((candidate) => candidate.name === 'contact') ??
    named.find((candidate) => candidate.start <= at + lead + 2)
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
