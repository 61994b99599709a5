import { hasLegalForm, looksLikeCompany, looksLikePerson } from '../../finding/names.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Label } from '../../languages/language-table.ts'
import { languageCodes, languages } from '../../languages/languages.ts'
import { anyOf, phrasesOf } from '../../languages/number-words.ts'
import type { BodyLine, Message } from '../messages/messages.ts'

const longest = 14
const closing = new RegExp(
  String.raw`^\s*(?:${anyOf(languageCodes.flatMap((code) => phrasesOf(languages[code].labels.closing)))})(?![\p{L}])[\s,.!;:)-]*`,
  'u',
)

/** The place of the signature under a message: what follows 'Kind regards', or a name that ends it. */
export function signatureOf(reading: Reading, message: Message): Place | undefined {
  const { lines } = message
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (!line) continue
    if (/^-- ?$/.test(line.text)) return placeOf(lines, at + 1)
    const match = closing.exec(line.folded)
    if (!match || !isClosing(line, match[0].length)) continue
    if (lines.slice(0, at).every((before) => before.text.trim() === '')) continue
    const rest = line.text.slice(match[0].length).trim()
    if (rest !== '')
      return { start: line.start + match[0].length, end: placeOf(lines, at)?.end ?? line.end }
    const place = placeOf(lines, at + 1)
    if (place) return place
  }
  return inlineClosing(lines) ?? endingBlock(reading, lines)
}

/** '… by Friday. Thanks, Sam Cole (sam@example.com)' at the end of the last line. */
function inlineClosing(lines: readonly BodyLine[]): Place | undefined {
  const last = lines.findLast((line) => line.text.trim() !== '')
  if (!last) return undefined
  for (const match of [...last.folded.matchAll(/[.!?)] +(?=\p{L})/gu)].reverse()) {
    const at = match.index + match[0].length
    const found = closing.exec(last.folded.slice(at))
    const name = found
      ? last.text
          .slice(at + found[0].length)
          .split(/[,(|–]/)[0]
          ?.trim()
      : undefined
    if (found && name && looksLikePerson(name))
      return { start: last.start + at + found[0].length, end: last.end }
  }
  return undefined
}

// 'Thanks for the quick reply' opens a mail, 'Thanks, Tom' closes it.
function isClosing(line: BodyLine, length: number): boolean {
  const rest = line.text.slice(length).trim()
  return (
    rest === '' ||
    (looksLikePerson(nameIn(rest)) && nameIn(rest).split(' ').length <= 4) ||
    /^\p{Lu}[\p{L} .'-]+ [|/·-] /u.test(rest)
  )
}

function nameIn(rest: string): string {
  return (rest.split(/[,(|–]/)[0] ?? '').trim().replace(/[.!]$/, '')
}

function placeOf(lines: readonly BodyLine[], from: number): Place | undefined {
  let first: BodyLine | undefined
  let last: BodyLine | undefined
  let blanks = 0
  for (const line of lines.slice(from, from + longest)) {
    if (line.text.trim() === '') {
      blanks += 1
      if (blanks > 2 && last) break
      continue
    }
    if (
      /^(?:p\.? ?s\b|ps:|sent from|von meinem|envoye|enviado|inviato da|verzonden|wyslane)/.test(
        line.folded.trim(),
      )
    )
      break
    first ??= line
    last = line
  }
  return first && last ? { start: first.start, end: last.end } : undefined
}

/** Without a closing, a signature is the last run of lines that hold names, addresses and numbers. */
function endingBlock(reading: Reading, lines: readonly BodyLine[]): Place | undefined {
  for (let end = lines.length; end > 0; end -= 1) {
    if (!isContactLine(reading, lines[end - 1])) continue
    let at = end
    while (at > 0 && end - at < longest && isContactLine(reading, lines[at - 1])) at -= 1
    const from = lines.slice(at, end).findIndex(startsWithName)
    const [first, last] = [lines[at + from], lines[end - 1]]
    const isWhole = lines.slice(end).every((line) => line.text.trim() === '')
    if (from !== -1 && first && last && (at > 0 || isWhole) && (isWhole || end - at - from > 1))
      return { start: first.start, end: last.end }
    end = at + 1
  }
  return undefined
}

function isContactLine(reading: Reading, line: BodyLine | undefined): boolean {
  const text = line?.text.trim() ?? ''
  if (!line || text === '' || text.length > 110) return false
  if (startsWithLabel(reading, line)) return false
  if (within(reading.amounts, line).some((amount) => amount.currency !== undefined)) return false
  if (isInAddress(reading, line)) return true
  if (hasLegalForm(text) && text.split(' ').length <= 6) return true
  const entities = [
    reading.emails,
    reading.phones,
    reading.websites,
    reading.taxIds,
    reading.addresses,
  ]
  if (entities.some((found) => within(found, line).length > 0))
    return !/^\p{Ll}/u.test(text) || text.split(' ').length < 6
  return (
    /^\p{Lu}/u.test(text) &&
    text.split(/\s+/).length <= 8 &&
    !/[.!?:]$/.test(text) &&
    !/\d/.test(text)
  )
}

const otherLabels: ReadonlySet<Label> = new Set<Label>([
  'bank',
  'terms',
  'due',
  'total',
  'subtotal',
  'description',
  'issued',
  'invoice',
  'quote',
  'order',
  'creditNote',
  'deliverBy',
  'validUntil',
  'discount',
  'shipping',
  'reason',
])

/** 'Payment Details' looks like a name and heads a block of another kind. */
function startsWithLabel(reading: Reading, line: BodyLine): boolean {
  const start = line.end - line.folded.trimStart().length
  return within(reading.labels, { start, end: line.end }).some(
    (hit) => hit.start === start && otherLabels.has(hit.name),
  )
}

/** A line of an address that goes on in the next. */
function isInAddress(reading: Reading, line: BodyLine): boolean {
  const near = within(reading.addresses, { start: line.start - 200, end: line.end + 200 })
  return near.some(
    (address) =>
      address.start < line.end && address.end > line.start && address.text.includes('\n'),
  )
}

function startsWithName(line: BodyLine): boolean {
  const first =
    line.text
      .trim()
      .split(/[,|–]| - /)[0]
      ?.trim() ?? ''
  return looksLikePerson(first) || looksLikeCompany(first)
}
