import { anyOf, phrasesOf } from '../languages/number-words.ts'
import {
  addressExtras,
  countryNames,
  streetBeginnings,
  streetEndings,
} from '../languages/places.ts'
import type { Line } from './lines.ts'
import { looksLikeCompany, looksLikePost } from './names.ts'
import { type Span, spanOf } from './span.ts'

export type Address = Span & {
  /** Parts in order, one to a line. */
  readonly value: string
  /** A town with its postcode is there, not a street alone. */
  readonly isWhole: boolean
}

type Segment = Span & { readonly folded: string; readonly line: number }

/** Postal addresses: a street, perhaps a floor or a town on the way, a postcode with its town, perhaps a country. */
export function findAddresses(text: string, lines: readonly Line[]): Address[] {
  const segments = lines.flatMap(segmentsOf)
  const found: Address[] = []
  for (let at = 0; at < segments.length; at += 1) {
    const read = readFrom(text, segments, at)
    if (!read) continue
    found.push(read.address)
    at = read.last
  }
  return found
}

const separators = /[,;|]|\s[-·•]\s|\t| {3,}|\. (?=[a-z]{2})/g

function segmentsOf(line: Line): Segment[] {
  const segments: Segment[] = []
  let from = 0
  const push = (to: number) => {
    const raw = line.text.slice(from, to)
    const start = from + raw.length - raw.trimStart().length
    const end = from + raw.trimEnd().length
    if (end > start) {
      const folded = line.folded.slice(start, end)
      const span = {
        text: line.text.slice(start, end),
        start: line.start + start,
        end: line.start + end,
      }
      segments.push({ ...span, folded, line: line.index })
    }
  }
  for (const match of line.folded.matchAll(separators)) {
    if (
      match[0].startsWith('.') &&
      /(?:str|st|ul|av|al|os|pl|no|nr|rd|avda|bd|c)$/.test(line.folded.slice(0, match.index))
    )
      continue
    if (
      match[0] === ',' &&
      /^\s*\d{1,4}(?: ?(?:bis|ter))?$/.test(line.folded.slice(from, match.index)) &&
      /^ ?\p{L}/u.test(line.folded.slice(match.index + 1))
    )
      continue
    push(match.index)
    from = match.index + match[0].length
  }
  push(line.text.length)
  return segments
}

function readFrom(
  text: string,
  segments: readonly Segment[],
  at: number,
): { address: Address; last: number } | undefined {
  const first = segments[at]
  if (!first || !hasDigitNear(segments, at)) return undefined
  const streetAt = streetStart(first, segments[at + 1]) ?? looseStart(segments, at)
  if (streetAt === undefined) return undefined
  const { last, end, hasTown } = endOfAddress(segments, at)
  if (!hasTown && isLoose(first, streetAt)) return undefined
  const span = spanOf(text, first.start + streetAt, end)
  return { address: { ...span, value: tidy(span.text), isWhole: hasTown }, last }
}

/** No address is without a house number or a postcode. */
function hasDigitNear(segments: readonly Segment[], at: number): boolean {
  for (let next = at; next <= at + 3; next += 1)
    if (/\d/.test(segments[next]?.text ?? '')) return true
  return false
}

/** Walks on from the street to the town, a postcode of its own and a country. */
function endOfAddress(
  segments: readonly Segment[],
  at: number,
): { last: number; end: number; hasTown: boolean } {
  const first = segments[at]
  let last = at
  let town = first ? placeEnd(first, true) : undefined
  for (
    let next = at + 1;
    next < segments.length && next <= at + 4 && town === undefined;
    next += 1
  ) {
    const segment = segments[next]
    if (!segment || segment.line - (segments[next - 1]?.line ?? 0) > 1) break
    town = placeEnd(segment, false)
    if (town === undefined && !isOnTheWay(segment)) break
    last = next
  }
  const ending = segments[last]
  let end = (ending?.start ?? 0) + (town ?? ending?.text.length ?? 0)
  for (let next = last + 1; town !== undefined && next <= last + 2; next += 1) {
    const segment = segments[next]
    if (!segment || segment.line - (segments[next - 1]?.line ?? 0) > 1) break
    const isCountry = countryNames.has(segment.folded.replace(/\.$/, ''))
    if (!isCountry && !postcodeAlone.test(segment.text)) break
    end = segment.end
    last = next
  }
  return { last, end, hasTown: town !== undefined }
}

const postcodeAlone = /^(?:[A-Z]\d{2} ?[A-Z\d]{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/
const streetWord = new RegExp(String.raw`(?:${anyOf(phrasesOf(streetEndings.apart))})\.?$`, 'u')
const looseStreet =
  /(?:\p{Lu}[\p{L}'’.-]{0,40}(?: (?:de|del|della|des|du|la|do|da|van|der|den|of|the|di|\p{Lu}[\p{L}'’.-]{0,40})){0,3} \d{1,4} ?[a-zA-Z]?(?:[/-]\d{1,5})?|(?<![\p{L}\d])\d{1,4}[a-z]? \p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40}){0,3})$/u
const houseName =
  /^(?:\p{Lu}[\p{L}'’-]+|The|Unit \d+\w?)(?: (?:of|the|on|\p{Lu}[\p{L}'’-]+|\d+[A-Z]?)){0,3}$/u

/** 'Muelle 3' and 'Rowan Cottage, Mill Lane' are streets because a postcode with its town follows. */
function looseStart(segments: readonly Segment[], at: number): number | undefined {
  const first = segments[at]
  if (!first || first.text.length > 90) return undefined
  const match = looseStreet.exec(first.text)
  if (match && hasTownWithin(segments, at, 1)) return match.index
  if (
    /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+){0,2} \d{1,4}$/u.test(first.text) &&
    hasTownWithin(segments, at, 1)
  )
    return 0
  const isHouse =
    houseName.test(first.text) &&
    (streetWord.test(first.folded) || !looksLikeCompany(first.text)) &&
    !looksLikePost(first.text)
  const isOnLine = segments[at + 1]?.line === first.line
  return isHouse && isOnLine && hasTownWithin(segments, at, 2) && hasBritishCode(segments, at)
    ? 0
    : undefined
}

function isLoose(segment: Segment, at: number): boolean {
  return streetStart(segment, undefined) !== at
}

function hasTownWithin(segments: readonly Segment[], at: number, reach: number): boolean {
  for (let next = at + 1; next <= at + reach; next += 1) {
    const segment = segments[next]
    if (!segment || segment.line - (segments[next - 1]?.line ?? 0) > 1) return false
    if (placeEnd(segment, false) !== undefined) return true
    if (!houseName.test(segment.text)) return false
  }
  return false
}

function hasBritishCode(segments: readonly Segment[], at: number): boolean {
  return segments
    .slice(at + 1, at + 4)
    .some((segment) => /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/u.test(segment.text))
}

function tidy(raw: string): string {
  return raw
    .split(/\r?\n/)
    .map((part) =>
      part
        .replace(/^[\s>|*-]+/, '')
        .replace(/(?<![\s,;])[\s,;]+$/, '')
        .replace(/\s{0,20}[|·•;]\s*/g, ', ')
        .replace(/\s{2,}|\t/g, ' '),
    )
    .filter((part) => part !== '')
    .join('\n')
}

const number = String.raw`\d{1,5} ?[a-z]?(?:[ /-]{1,3}\d{1,4})?(?: ?(?:bis|ter))?(?![\p{L}\d%])`
const beginnings = anyOf(phrasesOf(streetBeginnings))
const endings = anyOf(phrasesOf(streetEndings.apart))
const joined = anyOf(phrasesOf(streetEndings.joined))
const numberFirst = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${number},? (?:[\p{L}\d'.-]+ ){1,4}(?:${endings})\.?(?: (?:north|south|east|west|n|s|e|w))?(?![\p{L}\d])|${number},? (?:${beginnings})\.? [\p{L}'])`,
  'u',
)
const nameFirst = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${beginnings})\.? [\p{L}'.-]+(?: [\p{L}'.-]+){0,5} ?,? ?(?:n[.ºo°]{0,2} ?)?${number}|(?<!-)(?:(?<!')(?:[\p{L}'-]+ ){1,2})?[\p{L}-]{2,}(?:${joined})\.? ${number}|(?<!['.-])(?:[\p{L}'.-]+ ){1,3}(?:${endings})\.? ${number}|(?:po box|p\.o\. box|postfach|postbus) \d{1,12})`,
  'u',
)
const nameAlone = new RegExp(String.raw`^(?:${beginnings})\.? [\p{L}'. -]{2,40}$`, 'u')

function streetStart(segment: Segment, next: Segment | undefined): number | undefined {
  if (segment.folded.length > 160) return undefined
  const byNumber = numberFirst.exec(segment.folded)
  if (byNumber && isCapitalised(segment.text.slice(byNumber.index))) return byNumber.index
  const byName = nameFirst.exec(segment.folded)
  if (byName) {
    const start = firstCapital(segment.text, byName.index)
    if (start < byName.index + byName[0].length) return start
  }
  const isNumberNext =
    next !== undefined && /^(?:n[.ºo°]{0,2} ?)?\d{1,4} ?[a-z]?(?:$| )/.test(next.folded)
  if (isNumberNext && nameAlone.test(segment.folded)) return 0
  return undefined
}

function isCapitalised(text: string): boolean {
  return (
    /^\S+ (?:\S+ )?[\p{Lu}\d]/u.test(text) || /^\d\S* \p{Ll}+ (?:\p{Ll}+ |d')*\p{Lu}/u.test(text)
  )
}

// 'our office in Lange Straße 5' begins at the first word with a capital; 'ul.' and 'via' may be small.
function firstCapital(text: string, from: number): number {
  const lead = /(?<![\p{L}\d])(?:\p{Lu}|c\/|ul\.|al\.|os\.|via |rua |calle |av\.|po box)/u
  const match = lead.exec(text.slice(from))
  return match ? from + match.index : text.length
}

const town = String.raw`[\p{L}][\p{L}.'/()-]*(?: [\p{L}(][\p{L}.'/()-]*){0,4}`
// Begins where a word does: from the middle of each word, a long one took quadratic time.
const wordsBefore = String.raw`(?<![\d\p{L}'.-])(?:[\p{L}'.-]+ ){1,3}`
const places: readonly RegExp[] = [
  new RegExp(String.raw`^\d{3} \d{2} (?=\p{Lu})${town}$`, 'u'),
  new RegExp(String.raw`(?<![\d\p{L}-])(?:[A-Z]{1,2}-)?\d{5} ${town}`, 'u'),
  new RegExp(String.raw`(?<![\d\p{L}])\d{4} ?[A-Z]{2},? ${town}`, 'u'),
  new RegExp(String.raw`(?<![\d\p{L}])\d{2}-\d{3} ${town}`, 'u'),
  new RegExp(String.raw`(?<![\d\p{L}])\d{4}-\d{3} ${town}`, 'u'),
  new RegExp(
    String.raw`(?:${wordsBefore}|(?<![\d\p{L}]))[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])`,
    'u',
  ),
  new RegExp(String.raw`(?:${wordsBefore}|(?<![\d\p{L}]))[A-Z]{2} \d{5}(?:-\d{4})?(?!\d)`, 'u'),
  new RegExp(
    String.raw`(?:${wordsBefore}|(?<![\d\p{L}]))(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}(?!\d)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:${wordsBefore}|(?<![\d\p{L}]))(?:[A-Z]{2} )?[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])`,
    'u',
  ),
  new RegExp(String.raw`${wordsBefore}[A-Z]\d{2} ?[A-Z\d]{4}(?![\p{L}\d])`, 'u'),
  new RegExp(String.raw`^\d{5}-\d{3}(?: ${town})?$`, 'u'),
  /^Dublin \d{1,2}$/u,
]
const fourDigits = new RegExp(String.raw`^(?:[A-Z]{1,2}-)?\d{4} (?=\p{Lu})${town}$`, 'u')
const townBeforeCode = /^\p{Lu}[\p{L} .'-]{2,30} \d{4,5}$/u

/** Where the town ends within the segment, or undefined when there is none. */
function placeEnd(segment: Segment, isStreetToo: boolean): number | undefined {
  if (!/\d/.test(segment.text) || segment.text.length > 200) return undefined
  for (const place of places) {
    const match = place.exec(segment.text)
    if (match) return match.index + endOfTown(match[0])
  }
  if (isStreetToo || extras.test(segment.folded)) return undefined
  if (fourDigits.test(segment.text) || townBeforeCode.test(segment.text)) return segment.text.length
  return undefined
}

// In running text the town ends where a word in small letters begins: '20457 Hamburg und die Nummer …'.
function endOfTown(place: string): number {
  const words = place.split(' ')
  let length = 0
  let seen = false
  for (const word of words) {
    if (seen && word.startsWith('(') && !/^\([A-Z]{2}\)$/.test(word)) break
    const small =
      /^\p{Ll}/u.test(word) &&
      !/^(?:am|an|der|im|sur|la|le|de|den|do|da|del|di|aan|upon|en|les|of|los|las|a|d'.*|nad|the)$/u.test(
        word,
      )
    if (seen && small) break
    length += word.length + 1
    seen ||= /\p{Lu}/u.test(word)
  }
  return place.slice(0, Math.max(0, length - 1)).replace(/(?<![\s.(])[\s.(]+$/, '').length
}

const extras = new RegExp(
  String.raw`^(?:\d{1,3}(?:st|nd|rd|th|[.ºo°e]{1,2}|er|eme)? )?(?:${anyOf(phrasesOf(addressExtras))})(?![\p{L}])`,
  'u',
)

function isOnTheWay(segment: Segment): boolean {
  if (extras.test(segment.folded) || /^(?:n[.ºo°]{0,2} ?)?\d{1,4} ?[a-z]?$/.test(segment.folded))
    return true
  if (/^\d{1,2}[.ºo°]{0,2} ?[a-z]{0,6}\.?$/.test(segment.folded)) return true
  return /^\p{Lu}[\p{L}'.-]*(?: [\p{L}'.-]+){0,3}$/u.test(segment.text) && segment.text.length < 40
}
