import { fold } from '../../finding/fold.ts'
import { type Place, within } from '../../finding/places.ts'
import { unitNames } from '../../finding/quantities.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Label, Unit } from '../../languages/language-table.ts'
import { type Fact, fact } from '../fact.ts'
import { speechesOf } from '../messages/chat.ts'
import type { BodyLine, Message } from '../messages/messages.ts'
import { figuresIn } from './clause-figures.ts'
import { readItem } from './clause-item.ts'
import { type Clause, paragraphsOf, pieces } from './clauses.ts'
import type { Item } from './item.ts'
import { isSummary } from './table-cells.ts'
import { tableItems } from './tables.ts'

/** The lines of the document: from tables, lists and sentences, in the order of the text. */
export function decideItems(
  reading: Reading,
  message: Message,
  occupied: readonly Place[],
  rates: Rates,
): Item[] {
  const table = tableItems(reading, message.lines)
  const starts = new Map(speechesOf(message).map((speech) => [speech.line.index, speech.from]))
  const open = message.lines
    .filter((line) => !table.lines.has(line.index))
    .map((line) => fromSpeech(line, starts.get(line.index)))
  const found = turns(open, starts)
    .flatMap(paragraphsOf)
    .map((paragraph) => (starts.size > 0 ? { ...paragraph, isListed: false } : paragraph))
    .flatMap((paragraph) => clausesOf(reading, paragraph))
    .filter((clause) => !occupied.some((place) => covers(place, clause)))
    .map((clause) => readItem(reading, clause, new Set(rates.keys())))
    .filter((item) => item !== undefined)
  const all = [...table.items, ...found].sort((a, b) => a.place.start - b.place.start)
  return withRates(reading, all, rates)
}

/** What one speaks and what another answers are never one sentence. */
function turns(lines: readonly BodyLine[], starts: ReadonlyMap<number, number>): BodyLine[][] {
  const groups: BodyLine[][] = [[]]
  for (const line of lines) {
    if (starts.has(line.index)) groups.push([])
    groups.at(-1)?.push(line)
  }
  return groups
}

function fromSpeech(
  line: Message['lines'][number],
  from: number | undefined,
): Message['lines'][number] {
  if (from === undefined) return line
  const cut = from - line.start
  return { ...line, start: from, text: line.text.slice(cut), folded: line.folded.slice(cut) }
}

function covers(place: Place, clause: Place): boolean {
  const overlap = Math.min(place.end, clause.end) - Math.max(place.start, clause.start)
  return overlap > 0.6 * (clause.end - clause.start)
}

const summaries: ReadonlySet<Label> = new Set<Label>([
  'total',
  'subtotal',
  'tax',
  'discount',
  'shipping',
  'paid',
  'withholding',
])

/** A line with one price is one clause; a sentence with several is parted so that each part has one. */
function clausesOf(reading: Reading, paragraph: Clause): Clause[] {
  const parts = pieces(reading.folded.slice(paragraph.start, paragraph.end), paragraph.start)
  const priced = within(reading.amounts, paragraph).filter(
    (amount) => amount.currency !== undefined || amount.hasCents,
  )
  const isAmongPrices =
    priced.length > 0 || figuresIn(reading, paragraph).figures.some((figure) => figure.isPrice)
  const whole = { start: paragraph.start, end: paragraph.end, isListed: paragraph.isListed }
  if (paragraph.isListed && priced.length <= 1) return isAboutWhole(reading, whole) ? [] : [whole]
  const clauses = joinedParts(reading, parts)
  return clauses
    .map((clause) => ({
      ...clause,
      isListed: paragraph.isListed && clauses.length === 1,
      isAmongPrices,
    }))
    .filter((clause) => !isAboutWhole(reading, clause))
}

/** A clause that runs on longer than this, or has more parts, names no one thing. */
const longestClause = 400
const mostParts = 24

/** Parts up to the one that has a price belong together, unless a sentence ends between them. */
function joinedParts(reading: Reading, parts: readonly Place[]): Place[] {
  const clauses: Place[] = []
  let joined = 0
  for (const part of parts) {
    const last = clauses.at(-1)
    const between = last ? reading.folded.slice(last.end, part.start) : ''
    const joins =
      last !== undefined &&
      joined < mostParts &&
      last.end - last.start < longestClause &&
      /^[,\s]|and|und|et|y|e|i|en|o$/.test(between) &&
      !/[.;!?\n]/.test(between) &&
      !isPriced(reading, last)
    joined = joins ? joined + 1 : 1
    if (joins) clauses[clauses.length - 1] = { start: last.start, end: part.end }
    else clauses.push(part)
  }
  return clauses
}

function isPriced(reading: Reading, place: Place): boolean {
  const { figures } = figuresIn(reading, place)
  const text = reading.folded.slice(place.start, place.end).trimEnd()
  const endsBare = figures.some(
    ({ amount }) => amount.end === place.start + text.length && Number(amount.value) >= 20,
  )
  return (
    endsBare || figures.some((figure) => figure.isPrice || figure.amount.currency !== undefined)
  )
}

/** 'Total: 1,200', 'plus 20 % VAT', 'shipping 25 €'. */
function isAboutWhole(reading: Reading, clause: Place): boolean {
  const hits = within(reading.labels, clause).filter(
    (hit) => summaries.has(hit.name) && !isOneOff(reading, hit),
  )
  const { quantities, figures } = figuresIn(reading, clause)
  if (hits.length === 0) return quantities.length === 0 && isRateLine(reading, clause)
  const hasPrice = figures.some((figure) => figure.isPrice)
  if (quantities.length > 0 && hasPrice) return false
  const first = hits[0]
  const lead = first
    ? reading.folded
        .slice(clause.start, first.start)
        .replace(/[^\p{L}]/gu, ' ')
        .trim()
    : ''
  const isLed = lead.split(' ').length <= 3 || isSummary(lead)
  return isLed || figures.length <= 1
}

/** 'A one-off fee' takes nothing off. */
function isOneOff(reading: Reading, hit: Place): boolean {
  const isOff = reading.folded.slice(hit.start, hit.end) === 'off'
  return isOff && !/[%\d€£$] ?$/.test(reading.folded.slice(Math.max(0, hit.start - 3), hit.start))
}

/** 'Stundensatz: 92,50 EUR' prices the lines and is none. */
function isRateLine(reading: Reading, clause: Place): boolean {
  return within(reading.labels, clause).some(
    (hit) => hit.name === 'rate' && hit.start - clause.start < 12,
  )
}

/** 'Rate: 85/h' once, hours in every line. */
function withRates(
  reading: Reading,
  items: readonly Item[],
  rates: ReadonlyMap<Unit, Fact>,
): Item[] {
  const kinds = unitNames(reading.languages)
  const kindOf = (item: Item) => item.unit && kinds.get(fold(item.unit.value))
  const used = new Set(
    items.filter((item) => item.quantity && !item.perKind).map((item) => item.price?.start),
  )
  const isFree = (kind: Unit | undefined) => kind !== undefined && !used.has(rates.get(kind)?.start)
  const waiting = new Set(
    items
      .filter((item) => !item.price && item.quantity)
      .map(kindOf)
      .filter(isFree),
  )
  const [onlyRate] = rates.size === 1 ? [...rates] : []
  const priced = items
    .filter((item) => item.quantity !== undefined && !(item.perKind && waiting.has(item.perKind)))
    .map((item): Item => {
      if (item.price) return item
      const kind = kindOf(item)
      const rate = isFree(kind) && kind ? rates.get(kind) : undefined
      if (rate) return { ...item, price: rate }
      if (kind || !onlyRate) return item
      const unit = unitWord(reading, kinds, onlyRate[0])
      return { ...item, price: onlyRate[1], ...(unit ? { unit } : {}) }
    })
  const lines = withoutSum(withoutParts(priced))
  return lines.filter(
    (item) =>
      item.price !== undefined || !(isTimed(kinds, item) || rates.has(kindOf(item) ?? 'lump')),
  )
}

function unitWord(
  reading: Reading,
  kinds: ReadonlyMap<string, Unit>,
  kind: Unit,
): Fact | undefined {
  const word = reading.words.find(
    (candidate) => candidate.word.length > 2 && kinds.get(candidate.word) === kind,
  )
  return word && fact(reading.text.slice(word.start, word.end), word, 0.7)
}

function isTimed(kinds: ReadonlyMap<string, Unit>, item: Item): boolean {
  const kind = item.unit && kinds.get(fold(item.unit.value))
  return kind === 'hour' || kind === 'day' || kind === 'halfDay'
}

/** Hours of single days that a later line adds up are told there once more. */
function withoutParts(items: readonly Item[]): readonly Item[] {
  const totals = new Map<string, { hours: number; count: number }>()
  for (const { amount, quantity, unit } of items) {
    if (amount !== undefined) continue
    const seen = totals.get(unit?.value ?? '') ?? { hours: 0, count: 0 }
    totals.set(unit?.value ?? '', {
      hours: seen.hours + Number(quantity?.value ?? 0),
      count: seen.count + 1,
    })
  }
  const sum = items.find(({ amount, quantity, unit }) => {
    const parts = totals.get(unit?.value ?? '')
    return (
      amount &&
      parts &&
      parts.count > 1 &&
      Math.abs(parts.hours - Number(quantity?.value ?? 0)) < 0.001
    )
  })
  return sum
    ? items.filter((item) => item.amount !== undefined || item.unit?.value !== sum.unit?.value)
    : items
}

/** 'Your invoice for $1,200 … two papers at $600': the first figure is what the others come to. */
function withoutSum(items: readonly Item[]): readonly Item[] {
  const worth = (item: Item) => Number(item.quantity?.value ?? 1) * Number(item.price?.value ?? 0)
  const all = items.reduce((total, item) => total + worth(item), 0)
  const sum =
    items.length > 1
      ? items.find(
          (item) =>
            !item.unit && item.quantity?.value === '1' && Math.abs(all - 2 * worth(item)) < 0.005,
        )
      : undefined
  const isEven = items.length === 2 && items.every((item) => item.quantity?.value === '1')
  return sum && !isEven ? items.filter((item) => item !== sum) : items
}

const rateKinds: readonly (readonly [RegExp, Unit])[] = [
  [/stunde|hour|horair|hora|orari|uur|godzin/, 'hour'],
  [/tag|day|daily|jour|tjm|dia|giorn|dag|dni|dzien/, 'day'],
]

export type Rates = ReadonlyMap<Unit, Fact>

/** Prices per hour, day or metre that the text gives anywhere. */
export function statedRates(reading: Reading): Rates {
  const rates = new Map<Unit, Fact>()
  for (const { start, end } of reading.lines) {
    for (const { perKind, amount } of figuresIn(reading, { start, end }).figures) {
      if (perKind && !rates.has(perKind)) rates.set(perKind, fact(amount.value, amount, 0.8))
    }
    const label = within(reading.labels, { start, end }).find((hit) => hit.name === 'rate')
    const amount = label && within(reading.amounts, { start: label.end, end })[0]
    if (!label || !amount) continue
    const words = reading.folded.slice(label.start, end)
    const kind = rateKinds.find(([pattern]) => pattern.test(words))?.[1] ?? 'hour'
    if (!rates.has(kind)) rates.set(kind, fact(amount.value, amount, 0.8))
  }
  return rates
}
