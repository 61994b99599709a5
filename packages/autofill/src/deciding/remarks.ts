import { type Place, within } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import {
  type RemarkName,
  reasonWords,
  refundMethods,
  remarkLabels,
} from '../languages/remark-words.ts'
import { type Fact, fact } from './fact.ts'
import type { Item } from './item.ts'
import type { BodyLine, Message } from './messages.ts'

export type Remarks = Partial<Record<RemarkName | 'refundMethod', Fact>>

const patterns = Object.entries(remarkLabels).map(
  ([name, list]) =>
    [
      name as RemarkName,
      new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(phrasesOf(list))})\.? ?[:=][ \t]*`, 'u'),
    ] as const,
)
/** These may do without a colon: 'Ship via Purolator', 'Kundennr. 10447'. */
const loose: Readonly<Partial<Record<RemarkName, RegExp>>> = {
  shipVia:
    /(?<![\p{L}])(?:ship via|send via|versand per|versand mit|versand durch|livraison par|envío por|envio por|spedizione con|spedizione tramite|verzending via|verzenden via|verzenden met|shipped by|wysylka przez|delivery by|lieferung per|expedition par|ship it via|ship them via) /u,
  customerId: new RegExp(
    String.raw`(?<![\p{L}])(?:${anyOf(phrasesOf(remarkLabels.customerId))})[.:º°]{0,2} (?:(?:\p{L}+ ){0,3}(?:is|ist|lautet|est|es|e|to) )?(?=[\p{L}-]{0,5}\d)`,
    'u',
  ),
}

/** Short remarks under labels of their own. */
export function decideRemarks(reading: Reading, messages: readonly Message[]): Remarks {
  const remarks: Remarks = {}
  for (const line of messages.flatMap((message) => message.lines)) {
    for (const [name, pattern] of patterns) {
      const match = pattern.exec(line.folded) ?? loose[name]?.exec(line.folded)
      if (!match || (wholeLine.has(name) && !/^[\s*-]*$/.test(line.folded.slice(0, match.index))))
        continue
      const value = valueAt(line, match.index + match[0].length, name)
      if (value) remarks[name] ??= value
    }
  }
  const reason = remarks.reason ?? reasonIn(reading, messages)
  const refundMethod = refundIn(reading, messages)
  return { ...remarks, ...(reason ? { reason } : {}), ...(refundMethod ? { refundMethod } : {}) }
}

const wholeLine: ReadonlySet<RemarkName> = new Set<RemarkName>([
  'shippingTerms',
  'specialInstructions',
  'notes',
])

function valueAt(line: BodyLine, at: number, name: RemarkName): Fact | undefined {
  const rest = line.text.slice(at)
  const stop =
    name === 'customerId' ? /[^\p{L}\d/_-]/u : wholeLine.has(name) ? /$/ : /[,;|]|\. |\.$|\t| {2,}/
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
