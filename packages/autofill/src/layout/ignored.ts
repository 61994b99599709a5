import { type Place, takenBy } from '../finding/places.ts'
import { languageCodes, languages } from '../languages/languages.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import type { Ignored } from '../proposal.ts'
import type { Line } from './lines.ts'
import { type BodyLine, type Message, messagesOf } from './messages.ts'

type Why = Ignored['why']

/**
 * Parts of a text that are no content: mails quoted under an answer, what stands below a name at the end, lines that the law
 * or a legal department wants. A line that a value was read from is content, whatever stands around it.
 */
export function ignoredParts(lines: readonly Line[], read: readonly Place[]): readonly Ignored[] {
  const isRead = takenBy(read)
  const parts: Ignored[] = []
  let isOpen = false
  for (const [line, why] of markedLines(messagesOf(lines))) {
    const last = parts.at(-1)
    const isEmpty = line.text.trim() === ''
    if (isEmpty) continue
    if (why === undefined || isRead(line)) {
      isOpen = false
      continue
    }
    if (isOpen && last?.why === why) parts[parts.length - 1] = { ...last, end: line.end }
    else parts.push({ start: line.start, end: line.end, why })
    isOpen = true
  }
  return parts
}

function* markedLines(
  messages: readonly Message[],
): Iterable<readonly [BodyLine, Why | undefined]> {
  for (const message of messages) {
    const signature = message.kind === 'quoted' ? undefined : signatureStart(message.lines)
    for (const line of message.lines) yield [line, whyOf(message, line, signature)]
  }
}

function whyOf(message: Message, line: BodyLine, signature: number | undefined): Why | undefined {
  if (message.kind === 'quoted') return 'quoted'
  if (legal.test(line.folded)) return 'legal'
  return signature !== undefined && line.start >= signature ? 'signature' : undefined
}

const closing = new RegExp(
  String.raw`^\s*(?:${anyOf(languageCodes.flatMap((code) => phrasesOf(languages[code].labels.closing)))})[\s,.!]*$`,
  'u',
)
const longestSignature = 14

/** Where the words below a closing begin: after 'Kind regards', or after two dashes alone. */
function signatureStart(lines: readonly BodyLine[]): number | undefined {
  const tail = lines.slice(-2 * longestSignature)
  const at = tail.findLastIndex(({ text, folded }) => /^-- ?$/.test(text) || closing.test(folded))
  const below = tail.slice(at + 1).filter(({ text }) => text.trim() !== '')
  if (at < 0 || below.length === 0 || below.length > longestSignature) return undefined
  return below[0]?.start
}

const legal =
  /this (?:e-?)?mail (?:and|is|may|was)|intended (?:only|solely) for|confidential(?:ity)? (?:notice|information)|if you (?:have received|are not) th|please consider the environment|diese e-?mail (?:enthalt|ist|kann)|vertrauliche|ce (?:message|courriel) (?:est|et|contient)|este (?:mensaje|correo|email|mensagem)|questo messaggio|questa e-?mail|dit bericht|ta wiadomosc|registered (?:in|office)|company (?:no|number|reg)|(?:amtsgericht|handelsregister|registergericht|geschaftsfuhrer|vorstand|aufsichtsrat)\b|\bhr[ab] \d|\brcs\b|capital (?:social|de)|registro mercantil|capitale sociale|\bkvk\b|krs \d|all rights reserved|unsubscribe|privacy policy|datenschutz|\bgdpr\b|sent from my|von meinem \w+ gesendet|envoye de mon|enviado desde mi|inviato da|verzonden vanaf|wyslane z/
