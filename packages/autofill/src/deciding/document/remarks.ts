import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import { anyOf, phrasesOf } from '../../languages/number-words.ts'
import {
  type RemarkPath,
  reasonWords,
  refundMethods,
  remarkLabels,
} from '../../languages/remark-words.ts'
import { type Fact, fact } from '../fact.ts'
import type { Item } from '../lines/item.ts'
import type { BodyLine, Message } from '../messages/messages.ts'

export type Remarks = ReadonlyMap<RemarkPath | 'refundMethod', Fact>

const patterns = Object.entries(remarkLabels).map(
  ([path, list]) =>
    [
      path as RemarkPath,
      new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(phrasesOf(list))})\.? ?[:=][ \t]*`, 'u'),
    ] as const,
)
/** These may do without a colon: 'Ship via Purolator', 'Kundennr. 10447'. */
const loose: Readonly<Partial<Record<RemarkPath, RegExp>>> = {
  'delivery.carrier':
    /(?<![\p{L}])(?:ship via|send via|versand per|versand mit|versand durch|livraison par|envío por|envio por|spedizione con|spedizione tramite|verzending via|verzenden via|verzenden met|shipped by|wysylka przez|delivery by|lieferung per|expedition par|ship it via|ship them via) /u,
  'references.customerId': new RegExp(
    String.raw`(?<![\p{L}])(?:${anyOf(phrasesOf(remarkLabels['references.customerId']))})[.:º°]{0,2} (?:(?:\p{L}+ ){0,3}(?:is|ist|lautet|est|es|e|to) )?(?=[\p{L}-]{0,5}\d)`,
    'u',
  ),
}

/** Short remarks under labels of their own. */
export function decideRemarks(reading: Reading, messages: readonly Message[]): Remarks {
  const remarks = new Map<RemarkPath | 'refundMethod', Fact>()
  for (const line of messages.flatMap((message) => message.lines)) {
    for (const [path, pattern] of patterns) {
      const match = pattern.exec(line.folded) ?? loose[path]?.exec(line.folded)
      if (!match || (wholeLine.has(path) && !/^[\s*-]*$/.test(line.folded.slice(0, match.index))))
        continue
      const value = valueAt(line, match.index + match[0].length, path)
      if (value && !remarks.has(path)) remarks.set(path, value)
    }
  }
  const reason = remarks.get('texts.reason') ?? reasonIn(reading, messages)
  if (reason) remarks.set('texts.reason', reason)
  const refundMethod = refundIn(reading, messages)
  if (refundMethod) remarks.set('refundMethod', refundMethod)
  return remarks
}

const wholeLine: ReadonlySet<RemarkPath> = new Set<RemarkPath>([
  'delivery.terms',
  'texts.instructions',
  'texts.message',
])

function valueAt(line: BodyLine, at: number, path: RemarkPath): Fact | undefined {
  const rest = line.text.slice(at)
  const stop =
    path === 'references.customerId'
      ? /[^\p{L}\d/_-]/u
      : wholeLine.has(path)
        ? /$/
        : /[,;|]|\. |\.$|\t| {2,}/
  const raw = rest.split(stop)[0]?.trim().replace(/[.]$/, '') ?? ''
  if (raw === '' || raw.length > 200) return undefined
  const start = line.start + at + rest.indexOf(raw)
  return fact(raw, { start, end: start + raw.length }, 0.85)
}

const because = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(phrasesOf(reasonWords))})(?![\p{L}])\s+`,
  'u',
)

function reasonIn(reading: Reading, messages: readonly Message[]): Fact | undefined {
  for (const line of messages.flatMap((message) => message.lines)) {
    const match = because.exec(line.folded)
    if (!match) continue
    const at = line.start + match.index + match[0].length
    const raw = /^[^.;!?]{4,120}/.exec(reading.text.slice(at, at + 140))?.[0] ?? ''
    const clean =
      raw
        .split(/\n\s*\n/)[0]
        ?.split(/, (?:so|also|daher|donc|por|quindi|dus)/)[0]
        ?.trim() ?? ''
    if (clean !== '')
      return fact(clean.replace(/\s+/g, ' '), { start: at, end: at + clean.length }, 0.6)
  }
  return undefined
}

/** '… 2 boxes at € 96.00, wrongly delivered.' */
export function afterthought(reading: Reading, items: readonly Item[]): Fact | undefined {
  const last = items.at(-1)?.price
  if (!last) return undefined
  const rest = reading.text.slice(last.end, last.end + 120)
  const match =
    /^(?: ?(?:€|eur|zł|\$|£))?(?: ?(?:each|\/|per|al|la|pro|a|za|l')? ?\p{L}{0,8})?, (?<why>\p{L}[\p{L} '-]{6,60})(?=[.!?\n]|$)/iu.exec(
      rest,
    )
  const why = match?.groups?.why ?? ''
  if (
    !match ||
    why.split(' ').length < 2 ||
    within(reading.labels, { start: last.end, end: last.end + match[0].length }).some(
      (hit) => hit.name === 'tax',
    )
  )
    return undefined
  const start = last.end + match[0].length - why.length
  return fact(why.trim(), { start, end: start + why.trim().length }, 0.55)
}

const method = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(phrasesOf(refundMethods))})(?![\p{L}])`,
  'u',
)
const refundWord =
  /refund|erstatt|uberweis|rembours|reembols|devol|rimbors|terugbet|terugst|restitu|zwrot|zwroc|abono en|accredit|virement|ruckzahl|gutschrift|przel|transfer|bonific|overboek/

function refundIn(reading: Reading, messages: readonly Message[]): Fact | undefined {
  for (const line of messages.flatMap((message) => message.lines)) {
    const match = method.exec(line.folded)
    if (!match || !refundWord.test(line.folded)) continue
    const place: Place = {
      start: line.start + match.index,
      end: line.start + match.index + match[0].length,
    }
    return fact(reading.text.slice(place.start, place.end), place, 0.7)
  }
  return undefined
}
