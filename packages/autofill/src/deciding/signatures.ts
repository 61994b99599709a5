import { looksLikePerson } from '../finding/names.ts'
import type { Place } from '../finding/places.ts'
import { languageCodes, languages } from '../languages/languages.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import type { BodyLine, Message } from './messages.ts'

const longest = 14
const closing = new RegExp(
  String.raw`^\s*(?:${anyOf(languageCodes.flatMap((code) => phrasesOf(languages[code].labels.closing)))})(?![\p{L}])[\s,.!;:)-]*`,
  'u',
)

/** The place of the signature under a message: what follows 'Kind regards', or a name that ends it. */
export function signatureOf(message: Message): Place | undefined {
  const { lines } = message
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (!line) continue
    if (/^-- ?$/.test(line.text)) return placeOf(lines, at + 1)
    const match = closing.exec(line.folded)
    if (!match || !isClosing(line, match[0].length)) continue
    const rest = line.text.slice(match[0].length).trim()
    if (rest !== '')
      return { start: line.start + match[0].length, end: placeOf(lines, at)?.end ?? line.end }
    const place = placeOf(lines, at + 1)
    if (place) return place
  }
  return endingName(lines)
}

// 'Thanks for the quick reply' opens a mail, 'Thanks, Tom' closes it.
function isClosing(line: BodyLine, length: number): boolean {
  const rest = line.text.slice(length).trim()
  return (
    rest === '' ||
    (looksLikePerson(rest.replace(/[.!]$/, '')) && rest.split(' ').length <= 3) ||
    /^\p{Lu}[\p{L} .'-]+ [|/·-] /u.test(rest)
  )
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

function endingName(lines: readonly BodyLine[]): Place | undefined {
  const filled = lines.filter((line) => line.text.trim() !== '')
  if (filled.length < 3) return undefined
  const last = filled.at(-1)
  const name = last?.text.trim().replace(/^[-–—~] ?/, '') ?? ''
  if (!last || name.split(' ').length > 3 || !looksLikePerson(name)) return undefined
  return { start: last.start, end: last.end }
}
