import type { Place } from '../../finding/places.ts'
import type { BodyLine } from '../messages/messages.ts'

/** A stretch of text that may hold one item: a line of a list, or a part of a sentence. */
export type Clause = Place & {
  /** A line of a list stands for itself; a part of a sentence carries words around. */
  readonly isListed: boolean
  /** Prices stand around it, so that a bare figure may be one too: 'flue kit 140'. */
  readonly isAmongPrices?: boolean
}

const bullet = /^\s*(?:[-*+>]|\(?\d{1,2}[.)]|[a-z][.)]|#\d{1,2}|pos\.? ?\d{1,2}[.:]?)\s+/u

export function hasBullet(folded: string): boolean {
  return bullet.test(folded)
}

const longestParagraph = 2000

/** Sentences that were broken to a width are put together again; lines that stand alone stay alone. */
export function paragraphsOf(
  lines: readonly BodyLine[],
): (Place & { readonly isListed: boolean })[] {
  const paragraphs: { start: number; end: number; isListed: boolean; isFull: boolean }[] = []
  let previous: BodyLine | undefined
  for (const line of lines) {
    const open = paragraphs.at(-1)
    const isBlank = line.text.trim() === ''
    const joins =
      open &&
      previous &&
      !isBlank &&
      line.end - open.start < longestParagraph &&
      continues(previous, line)
    if (joins) {
      open.end = line.end
    } else if (!isBlank) {
      const isListed = isListLine(line)
      paragraphs.push({ start: line.start, end: line.end, isListed, isFull: false })
    }
    previous = isBlank ? undefined : line
  }
  return paragraphs
}

// A line of a list names one thing; two sentences on one line are prose, bullet or not.
function isListLine(line: BodyLine): boolean {
  const text = line.text.trim().replace(bullet, '')
  if (/(?:\p{L}{4}|[\d%€£)])[.!?] \p{Lu}/u.test(text)) return false
  return text.length < (hasBullet(line.folded) ? 110 : 70)
}

function continues(previous: BodyLine, line: BodyLine): boolean {
  if (line.index !== previous.index + 1) return false
  if (hasBullet(line.folded) || /[\t|]| {3}\S/.test(line.text.trim())) return false
  if (/[\t|]| {3}\S/.test(previous.text.trim()) || /[:]\s*$/.test(previous.text)) return false
  const isLong = previous.text.trim().length >= 50
  const goesOn = /^\s*[\p{Ll}(&]/u.test(line.text)
  const isOpen = !/[.!?]\s*$/.test(previous.text)
  return (
    isLong &&
    isOpen &&
    (goesOn || (previous.text.trim().length >= 78 && /^\s*\p{L}/u.test(line.text)))
  )
}

/** Parts of a sentence, each from one separator to the next. */
export function pieces(folded: string, start: number): Place[] {
  const parts: Place[] = []
  let from = 0
  for (const match of folded.matchAll(separator)) {
    if (match.index > from) parts.push({ start: start + from, end: start + match.index })
    from = match.index + match[0].length
  }
  parts.push({ start: start + from, end: start + folded.length })
  return parts.filter((part) => part.end > part.start)
}

const conjunctions =
  'and|und|sowie|plus|et|ainsi que|y|e|ed|en|i|oraz|then|mas|mais|piu|as well as|dann|dazu|puis|luego|poi|daarnaast'
const separator = new RegExp(
  String.raw`[;\n]|(?<=[\d)%€£$]|\p{L}{2,})(?<!\d ?(?!zl|eur|usd|gbp|pln|chf)\p{L}{1,4})(?<!(?:^|\s)(?:no|nr|n|art|pos|ca|num|ref|tel|ul|str|st|approx|cca|ok|circa|av|c|sp|z))[.!?] (?=[\p{L}\d])|, ?(?=\s)(?!\d)|(?<=\s)(?:${conjunctions})(?=\s)|(?<=\s)[+&](?=\s)`,
  'gu',
)
