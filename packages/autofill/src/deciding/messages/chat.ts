import { fold } from '../../finding/fold.ts'
import { looksLikePerson } from '../../finding/names.ts'
import { type Fact, fact } from '../fact.ts'
import type { BodyLine, Message } from './messages.ts'

const stamped =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?(?:\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)\]?\s{0,8}(?:[-–:]\s{0,8})?(?<name>[^:\d[\]]{2,40}?)\s?:\s/iu
const named =
  /^\s*(?<name>\p{Lu}[\p{L}'.@ -]{1,30}?)(?:,? [([]?\d{1,2}[:.]\d{2}(?: ?[ap]m)?[)\]]?)?\s?:\s/u

/** 'Ann Lee  9:41 AM' above what she said. */
const headed =
  /^(?<name>\p{Lu}[\p{L}'. -]{1,40}?)\s{1,4}[([]?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?[)\]]?\s*$/iu

export type Speech = {
  readonly name: string
  /** 'Lucy @ Bramble Bakery'. */
  readonly house: Fact | undefined
  readonly start: number
  readonly line: BodyLine
  readonly from: number
}

/** Lines that say who speaks. A text is a chat when at least two people do, or when every line is stamped. */
export function speechesOf(message: Message): Speech[] {
  const speeches = message.lines.map(speechOf).filter((speech) => speech !== undefined)
  const filled = message.lines.filter((line) => line.text.trim() !== '').length
  const speakers = new Set(speeches.map((speech) => speech.name))
  const isStamped =
    speeches.length > 1 &&
    speeches.every(({ line }) => stamped.test(line.text) || headed.test(line.text))
  const isTalk =
    speeches.length > speakers.size && speakers.size >= 2 && speeches.length >= filled * 0.5
  const isDialogue = speakers.size === 2 && speeches.length >= filled * 0.6
  return isStamped || isTalk || isDialogue ? speeches : []
}

function speechOf(line: BodyLine): Speech | undefined {
  const match = headed.exec(line.text) ?? stamped.exec(line.text) ?? named.exec(line.text)
  const raw = match?.groups?.name?.trim() ?? ''
  if (!match || raw === '') return undefined
  const [name = '', house = ''] = raw.split(/[@|(]/).map((part) => part.trim())
  if (!looksLikePerson(name) && !isSpeakingUser(name) && !/^\p{Lu}/u.test(name)) return undefined
  const start = line.start + line.text.indexOf(raw, match.index)
  const houseAt = start + raw.indexOf(house)
  return {
    name,
    house:
      house === ''
        ? undefined
        : fact(house.replace(/\)$/, ''), { start: houseAt, end: houseAt + house.length }, 0.7),
    start,
    line,
    from: line.start + match[0].length,
  }
}

const users: ReadonlySet<string> = new Set(
  'you|me|i|ich|du|moi|toi|yo|tu|io|ik|jij|eu|voce|ja|ty'.split('|'),
)

export function isSpeakingUser(name: string): boolean {
  return users.has(fold(name))
}
