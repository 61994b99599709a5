import type { Amount } from '../../finding/money.ts'
import type { Hit } from '../../finding/phrases.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Label } from '../../languages/language-table.ts'
import { type Fact, fact } from '../fact.ts'
import type { Item } from '../lines/item.ts'
import type { Message } from '../messages/messages.ts'

export type FigureName =
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'discount'
  | 'shipping'
  | 'paid'
  | 'withholding'

export type NamedFigures = {
  readonly amounts: Readonly<Partial<Record<FigureName, Fact>>>
  readonly rates: Readonly<Partial<Record<FigureName, Fact>>>
  /** 'VAT', 'MwSt.': as written. */
  readonly taxLabel: Fact | undefined
  readonly withholdingLabel: Fact | undefined
  /** Parts of the text that are about the whole and hold no item. */
  readonly places: readonly Place[]
}

const names: ReadonlySet<Label> = new Set<Label>([
  'total',
  'subtotal',
  'tax',
  'discount',
  'shipping',
  'paid',
  'withholding',
])

type Named = { readonly name: FigureName; readonly hit: Hit<Label>; readonly place: Place }

/** Figures that are called something: totals, taxes, discounts, carriage. The last of a name counts. */
export function namedFigures(
  reading: Reading,
  messages: readonly Message[],
  items: readonly Item[],
): NamedFigures {
  const lines: Lines = {
    prices: new Set(items.map(({ price }) => price?.start)),
    amounts: new Set(items.map(({ amount }) => amount?.start)),
  }
  const amounts: Partial<Record<FigureName, Fact>> = {}
  const rates: Partial<Record<FigureName, Fact>> = {}
  const places: Place[] = []
  let taxLabel: Fact | undefined
  let withholdingLabel: Fact | undefined
  for (const line of messages.flatMap((message) => message.lines)) {
    const hits = within(reading.labels, line).filter((hit) => names.has(hit.name))
    if (hits.length === 0) continue
    for (const amount of within(reading.amounts, line)) {
      const named = nameOf(reading, line, amount, hits)
      if (!named || !isMoney(reading, amount, named) || isItem(named, amount, lines)) continue
      amounts[named.name] = fact(amount.value.replace(/^-/, ''), amount, 0.85)
      places.push(named.place)
    }
    for (const percent of within(reading.percents, line)) {
      const named = nameOf(reading, line, percent, hits)
      if (!named || named.name === 'total' || named.name === 'subtotal') continue
      rates[named.name] ??= fact(percent.value, percent, 0.9)
      places.push(percent)
      if (named.name === 'withholding') withholdingLabel ??= labelFact(reading, named.hit)
      if (named.name === 'tax') taxLabel ??= labelFact(reading, named.hit)
    }
  }
  return { amounts, rates, taxLabel, withholdingLabel, places }
}

/** What is a line already is not carriage or a discount besides. */
function isItem(named: Named, amount: Amount, lines: Lines): boolean {
  if (lines.prices.has(amount.start)) return true
  return lines.amounts.has(amount.start) && named.name !== 'total' && named.name !== 'subtotal'
}

type Lines = {
  readonly prices: ReadonlySet<number | undefined>
  readonly amounts: ReadonlySet<number | undefined>
}

function labelFact(reading: Reading, hit: Hit<Label>): Fact {
  return fact(reading.text.slice(hit.start, hit.end), hit, 0.85)
}

function isMoney(reading: Reading, amount: Amount, named: Named): boolean {
  if (amount.currency !== undefined) return true
  if (/^\p{L}/u.test(reading.folded.charAt(amount.end))) return false
  const words = reading.folded.slice(named.place.start, amount.start)
  if (
    /\b(?:hours?|hrs|stunden|std|heures|horas|ore|uren|uur|godzin\w*|days|tage|jours|dias|giorni|dagen|dni)\b/.test(
      words,
    )
  )
    return false
  if (amount.hasCents) return true
  const behind = reading.folded.slice(amount.end, amount.end + 12)
  if (/^ ?(?:%|h\b|hours|std|stunden|heures|horas|ore|uur|godz|days|tage|jours|x )/.test(behind))
    return false
  const between = reading.folded.slice(named.hit.end, amount.start)
  return named.hit.end <= amount.start && /^[\s:=.]*$/.test(between) && Number(amount.value) >= 10
}

const taxToCome =
  /^[\s,(]*(?:\+|plus|zzgl|zuzuglich|mas|piu|oltre|mais|excl|exkl|hors|ex)[^\n]{0,10}(?:vat|mwst|ust|tva|iva|btw|tax|gst)/
const reach = 46
/** With all the dots or spaces that lead to the figures of a column. */
const longestGap = 300
/** 'Free delivery over £100' gives no price of delivery. */
const threshold =
  /\b(?:over|above|from|ab|uber|mehr als|plus de|superieure?s? a|mas de|oltre|superiori a|meer dan|vanaf|boven|acima|superior a|powyzej|if|wenn|si|se|als)\b/

/** The label that a figure belongs to: the nearest before it, or one that follows at once. */
function nameOf(
  reading: Reading,
  line: Place,
  figure: Place,
  hits: readonly Hit<Label>[],
): Named | undefined {
  const before = hits.findLast(
    (hit) =>
      hit.end <= figure.start &&
      reading.folded.slice(hit.start, hit.end) !== 'off' &&
      isNear(reading, hit.end, figure.start),
  )
  const behind = hits.find(
    (hit) => hit.start >= figure.end && isClose(reading, figure.end, hit.start),
  )
  const hit = chooseHit(reading, line, before, behind, figure)
  if (!hit) return undefined
  return {
    name: refined(reading, hit, figure),
    hit,
    place: { start: Math.min(hit.start, figure.start), end: Math.max(hit.end, figure.end) },
  }
}

function chooseHit(
  reading: Reading,
  line: Place,
  before: Hit<Label> | undefined,
  behind: Hit<Label> | undefined,
  figure: Place,
): Hit<Label> | undefined {
  if (!before || !behind) return before ?? behind
  const opensLine = /^[\s*•-]*$/.test(reading.folded.slice(line.start, before.start))
  if (opensLine && before.name !== 'paid') return before
  return figure.start - before.end <= behind.start - figure.end ? before : behind
}

// Between a label and its figure stand signs and small words, never another figure or the end of a sentence.
function isNear(reading: Reading, from: number, to: number): boolean {
  if (to - from > longestGap) return false
  const between = reading.folded.slice(from, to)
  if (threshold.test(between)) return false
  if (between.replace(/[\s.]{2,}/g, ' ').length > reach || /[;\n?!]|\. /.test(between)) return false
  return !/\d/.test(between.replace(/\d{1,2}(?:[.,]\d+)? ?%/g, '').replace(/\(\d[^)]{0,80}\)/g, ''))
}

function isClose(reading: Reading, from: number, to: number): boolean {
  return /^[\s(]*(?:(?:in|of|for|the|de|di|do|da|an|la|le|il|den|die|off|von|na|za|w)[\s(]*)?$/.test(
    reading.folded.slice(from, to),
  )
}

const netWords =
  /\b(?:net|netto|excl|excluding|ex|ht|h\.t|hors|sin|sem|senza|zonder|exkl|ohne|before|esclusa|bez|imponible|exclusief)\b/
const grossWords =
  /\b(?:gross|brutto|incl|including|inc|ttc|con|com|inklusive|inkl|ivato|inclusa|inclusief|z vat)\b/

function refined(reading: Reading, hit: Hit<Label>, figure: Place): FigureName {
  const around =
    reading.folded.slice(hit.start, Math.max(figure.end, hit.end) + 16).split('\n')[0] ?? ''
  if (hit.name === 'total' && taxToCome.test(reading.folded.slice(figure.end, figure.end + 24)))
    return 'subtotal'
  if (hit.name === 'total' && netWords.test(around) && !grossWords.test(around)) return 'subtotal'
  if (hit.name === 'subtotal' && grossWords.test(around) && !netWords.test(around)) return 'total'
  return hit.name as FigureName
}
