import { fold } from '../../finding/fold.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Span } from '../../finding/span.ts'
import type { Owner } from '../../proposal.ts'
import { type Fact, fact } from '../fact.ts'
import type { PartyDetails, PartyPart } from './party-details.ts'

/** What the text says in passing ('call me on …', 'send it to accounts@…') belongs to the other side when nobody else has it. */
export function completed(
  reading: Reading,
  receiver: PartyDetails,
  others: readonly PartyDetails[],
  owner: Owner,
  ownWords: readonly Place[],
): PartyDetails {
  if (Object.keys(receiver).length === 0) return receiver
  const taken = (part: PartyPart, value: string) =>
    others.some((party) => party[part] && same(party[part].value, value))
  const isOwn = (email: string) => owner.emails.some((own) => fold(own) === fold(email))
  const free = <S extends Span>(spans: readonly S[], part: PartyPart) =>
    spans.filter((span) => !taken(part, span.text) && !isWithin(span, ownWords))
  const details: PartyDetails = { ...receiver }
  const emails = free(reading.emails, 'email').filter((span) => !isOwn(span.text))
  const billing = emails.find((span) => isForBills(reading, span))
  if (billing) details.email = fact(billing.text, billing, 0.8)
  else if (!details.email && emails[0]) details.email = fact(emails[0].text, emails[0], 0.65)
  fill(
    details,
    'phone',
    free(
      reading.phones.filter((phone) => !phone.isFax),
      'phone',
    ),
  )
  const ids = free(reading.taxIds, 'taxId').filter(
    (id) => id.isChecked && !owner.taxIds.some((own) => same(own, id.text)),
  )
  fill(details, 'taxId', ids)
  const [address] = reading.addresses.filter(
    (span) =>
      span.isWhole &&
      !others.some((party) => party.address?.start === span.start) &&
      !isBesideOwner(reading, span, owner),
  )
  if (!details.address && address) details.address = fact(address.value, address, 0.6)
  return { ...details, ...fullName(reading, details) }
}

/** 'deliver to Doe Design, 4 Mill Lane': the address is the user's own. */
function isBesideOwner(reading: Reading, span: Span, owner: Owner): boolean {
  const before = reading.text.slice(Math.max(0, span.start - 60), span.start)
  return owner.names.some((name) => before.includes(name))
}

function fill(details: PartyDetails, part: 'phone' | 'taxId', spans: readonly Span[]): void {
  const [span] = spans
  if (span && !details[part]) details[part] = fact(span.text.trim(), span, 0.65)
}

function isWithin(span: Span, places: readonly Place[]): boolean {
  return places.some((place) => span.start >= place.start && span.end <= place.end)
}

function same(a: string, b: string): boolean {
  return fold(a).replace(/[^\p{L}\d]/gu, '') === fold(b).replace(/[^\p{L}\d]/gu, '')
}

const sending =
  /(?:send|mail|invoice|bill|schick|rechnung|factur|envoy|adress|manda|invia|stuur|sturen|wysl|przes|notices)[^.\n@]{0,44}$/

function isForBills(reading: Reading, email: Span): boolean {
  const before =
    reading.folded
      .slice(Math.max(0, email.start - 60), email.start)
      .split('\n')
      .at(-1) ?? ''
  return (
    /\b(?:invoices?|bills?|rechnung(?:en)?|factures?|facturas?|fatture?|facturen|factuur|faturas?|faktur[aey]?)\b/.test(
      before,
    ) && sending.test(before)
  )
}

/** 'Marco' in the chat, 'Marco Bianchi, Goethestr. 7' where he gives his address. */
function fullName(reading: Reading, { person }: PartyDetails): { person?: Fact } {
  if (!person || person.value.includes(' ')) return {}
  const pattern = new RegExp(
    String.raw`(?<![\p{L}])${escaped(person.value)} \p{Lu}\p{L}{2,}(?![\p{L}])`,
    'gu',
  )
  for (const match of reading.text.matchAll(pattern)) {
    const place = { start: match.index, end: match.index + match[0].length }
    const isName = /^\s*(?:$|[,\n<(|])/.test(reading.text.slice(place.end, place.end + 3))
    if (isName && within(reading.emails, place).length === 0)
      return { person: fact(match[0], place, 0.75) }
  }
  return {}
}

function escaped(text: string): string {
  return text.replace(/[$.*+?()|[\]\\^{}]/g, '\\$&')
}
