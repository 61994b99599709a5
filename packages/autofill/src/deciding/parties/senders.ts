import { looksLikeCompany, looksLikePerson, withoutTitle } from '../../finding/names.ts'
import { within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import { languageCodes, languages } from '../../languages/languages.ts'
import { anyOf, phrasesOf } from '../../languages/number-words.ts'
import { fact } from '../fact.ts'
import type { BodyLine, Message } from '../messages/messages.ts'
import { type PartyDetails, readParty } from './party-details.ts'
import { signatureOf } from './signatures.ts'

/** Who wrote a message: its signature and its From line, which know different things of the same person. */
export function senderOf(reading: Reading, message: Message): PartyDetails {
  const header = message.headers.from
  const place = signatureOf(reading, message)
  const signed = place ? readParty(reading, place, 0.85, 'signature') : {}
  const named = header ? readMailbox(reading, header) : readIntroduction(reading, message)
  return merge(signed, named)
}

/** Who it was written to, by its To line. */
export function recipientOf(reading: Reading, message: Message): PartyDetails {
  return message.headers.to ? readMailbox(reading, message.headers.to) : {}
}

/** The fuller name wins: a mail from 'Ann Lee' is signed 'Ann'. */
export function merge(first: PartyDetails, second: PartyDetails): PartyDetails {
  const merged = { ...second, ...first }
  const [a, b] = [first.person, second.person]
  if (a && b && b.value.length > a.value.length && b.value.startsWith(a.value)) merged.person = b
  return merged
}

// 'Ann Lee <ann@example.com>', '"Lee, Ann" <…>', 'Acme Ltd <billing@…>', 'ann@example.com'.
function readMailbox(reading: Reading, line: BodyLine): PartyDetails {
  const colon = line.text.indexOf(':') + 1
  const place = { start: line.start + colon, end: line.end }
  return readName(reading, place.start, reading.text.slice(place.start, place.end), place)
}

function readIntroduction(reading: Reading, message: Message): PartyDetails {
  const [first] = message.lines
  if (message.introduction === '' || !first) return {}
  const before = reading.text.slice(Math.max(0, first.start - 260), first.start)
  const at = before.lastIndexOf(message.introduction.slice(0, 12))
  const start = first.start - before.length + Math.max(0, at)
  const [email] = within(reading.emails, { start, end: first.start })
  const name =
    /(?:,|\d{2}|[ap]m|uhr|h) (\p{Lu}[\p{L}'.-]{1,40}(?: \p{Lu}[\p{L}'.-]{1,40}){0,3} ?)(?:<|\(|wrote|schrieb|a |escr|ha |schreef|napis|>|$)/u.exec(
      message.introduction,
    )
  const details: PartyDetails = {}
  if (email) details.email = fact(email.text, email, 0.7)
  const person = name?.[1]?.trim() ?? ''
  const personAt = person === '' ? -1 : reading.text.indexOf(person, start)
  if (personAt !== -1 && looksLikePerson(person)) {
    details.person = fact(person, { start: personAt, end: personAt + person.length }, 0.7)
  }
  return details
}

function readName(
  reading: Reading,
  start: number,
  raw: string,
  place: { start: number; end: number },
): PartyDetails {
  const details: PartyDetails = {}
  const [email] = within(reading.emails, place)
  if (email) details.email = fact(email.text, email, 0.9)
  const shown = raw.split(/[<[(;]|(?<!\S)\S+@/)[0] ?? ''
  const bare = shown
    .trim()
    .replace(/^["']/, '')
    .replace(/(?<!["',])["',]+$/, '')
  const name = /^[\p{L}'-]+, [\p{L} '-]+$/u.test(bare) ? bare.split(', ').reverse().join(' ') : bare
  const at = start + raw.indexOf(bare)
  const span = { start: at, end: at + bare.length }
  if (looksLikeCompany(name)) details.company = fact(name, span, 0.85)
  else if (looksLikePerson(name)) details.person = fact(withoutTitle(name), span, 0.85)
  const behind = /\(([^)@]{1,80})\)/.exec(raw)
  const affix = behind?.[1] ?? ''
  if (behind && !details.company && affix.length > 2) {
    const from = start + behind.index + 1
    if (looksLikeCompany(affix))
      details.company = fact(affix, { start: from, end: from + affix.length }, 0.7)
  }
  return details
}

const greeting = new RegExp(
  String.raw`^\s*(?:${anyOf(languageCodes.flatMap((code) => phrasesOf(languages[code].labels.greeting)))})(?![\p{L}])[ ,]*`,
  'u',
)

/** Whom the first lines greet: 'Hi Tom,'. */
export function greetedIn(
  message: Message,
): { name: string; start: number; end: number } | undefined {
  for (const line of message.lines
    .filter((candidate) => candidate.text.trim() !== '')
    .slice(0, 3)) {
    const match = greeting.exec(line.folded)
    if (!match) continue
    const rest = line.text.slice(match[0].length)
    const raw = /^[^,!.:;\n–-]{2,40}/u.exec(rest)?.[0].trim() ?? ''
    const name = withoutTitle(raw)
    if (!looksLikePerson(name)) return undefined
    const start = line.start + match[0].length + rest.indexOf(name)
    return { name, start, end: start + name.length }
  }
  return undefined
}
