import { looksLikePerson } from '../finding/names.ts'
import type { BodyLine, Message } from './messages.ts'

const stamped =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?(?:\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)\]?\s*[-–:]?\s*(?<name>[^:\d[\]]{2,40}?):\s/iu
const named =
  /^\s*(?<name>\p{Lu}[\p{L}'. -]{1,30}?)(?:,? [([]?\d{1,2}[:.]\d{2}(?: ?[ap]m)?[)\]]?)?\s?:\s/iu

export type Speech = {
  readonly name: string
  readonly start: number
  readonly line: BodyLine
  readonly from: number
}

/** Lines that say who speaks. A text is a chat when at least two do, and somebody speaks twice or two people speak. */
export function speechesOf(message: Message): Speech[] {
  const speeches: Speech[] = []
  for (const line of message.lines) {
    const match = stamped.exec(line.text) ?? named.exec(line.text)
    const name = match?.groups?.name?.trim() ?? ''
    if (!match || !looksLikePerson(name)) continue
    const at = line.text.indexOf(name, match.index)
    speeches.push({ name, start: line.start + at, line, from: line.start + match[0].length })
  }
  const isStamped = speeches.length > 1 && speeches.every(({ line }) => stamped.test(line.text))
  const speakers = new Set(speeches.map((speech) => speech.name))
  const isTalk = speeches.length > speakers.size && speakers.size >= 2
  const isDialogue =
    speakers.size === 2 &&
    speeches.length >= message.lines.filter((line) => line.text.trim() !== '').length * 0.6
  return isStamped || isTalk || isDialogue ? speeches : []
}
