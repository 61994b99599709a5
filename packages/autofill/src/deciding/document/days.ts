import { dueDay, isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { lastDayOfMonth, monthOf, yearOf } from '../../finding/calendar.ts'
import { after, type Duration } from '../../finding/durations.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { DayWord, Label } from '../../languages/language-table.ts'
import { languages } from '../../languages/languages.ts'
import { anyOf, phrasesOf } from '../../languages/number-words.ts'
import { type Fact, fact } from '../fact.ts'
import type { Message } from '../messages/messages.ts'
import { sentenceAround } from '../messages/sentences.ts'
import type { DocumentWord } from './references.ts'

export type DayName = 'due' | 'validUntil' | 'deliverBy' | 'issued'

export type Terms = {
  readonly days: number
  readonly place: Place
  readonly unit: Duration['unit']
  /** '45 days end of month': on the last day of the month in which they end. */
  readonly toMonthEnd?: boolean
}

export type Days = {
  /** The document that the text dates, where it says so: 'invoice date', 'please date the invoice'. */
  readonly issuedKind: DocumentWord | undefined
  readonly named: Readonly<Partial<Record<DayName, Fact>>>
  readonly terms: Terms | undefined
  readonly validFor: Duration | undefined
  /** Every place that says how long: its figure counts days, not goods. */
  readonly durations: readonly Place[]
}

const dayNames: ReadonlySet<Label> = new Set<Label>(['due', 'validUntil', 'deliverBy', 'issued'])

/** Days that the text gives a meaning, and how long it leaves to pay or to accept. */
export function decideDays(reading: Reading, messages: readonly Message[]): Days {
  const named: Partial<Record<DayName, Fact>> = {}
  let terms: Terms | undefined
  let validFor: Duration | undefined
  const durations: Place[] = []
  let issuedKind: DocumentWord | undefined
  for (const part of messages.flatMap(placesOf)) {
    for (const date of within(reading.dates, part)) {
      const name = dayName(reading, date)
      if (!name) continue
      const day = name === 'issued' ? date.day : date.coming
      if (name === 'issued' && !named.issued) issuedKind = documentBefore(reading, date)
      named[name] ??= fact(day, date, 0.85)
    }
    for (const duration of within(reading.durations, part)) {
      const meaning = meaningOf(reading, duration)
      if (meaning !== 'other') durations.push(duration)
      if (meaning === 'pay')
        terms ??= {
          days: duration.count,
          unit: duration.unit,
          place: duration,
          toMonthEnd: monthEnd.test(reading.folded.slice(duration.end, duration.end + 40)),
        }
      if (meaning === 'valid') validFor ??= duration
    }
    const written = writtenTerms(reading, part)
    if (written) durations.push(written.place)
    terms ??= written
  }
  return { named, issuedKind, terms, validFor, durations }
}

const monthEnd =
  /^[\s,]*(?:net |netto |nets |df |data fattura |from invoice |date de facture )?(?:the )?(?:end of (?:the )?month|eom|fin de mois|fine mese|zum monatsende|fin de mes|eind(?:e)? (?:van de )?maand|fim do mes|koniec miesiaca|d\.?f\.?f\.?m)/

function placesOf(message: Message): Place[] {
  const [first] = message.lines
  const last = message.lines.at(-1)
  return first && last ? [{ start: first.start, end: last.end }] : []
}

const documentWords: readonly (readonly [RegExp, DocumentWord])[] = [
  [
    /credit note|gutschrift|avoir|abono|rectificativa|nota di credito|creditnota|nota de credito|korekt/,
    'creditNote',
  ],
  [/invoice|rechnung|factur|fattura|factuur|fatura|faktur/, 'invoice'],
  [/quot|angebot|devis|presupuesto|preventivo|offert|orcamento|ofert|estimate/, 'quote'],
  [/order|bestell|commande|pedido|ordine|encomenda|zamowien/, 'order'],
]

function documentBefore(reading: Reading, date: Place): DocumentWord | undefined {
  const sentence = sentenceAround(reading, date)
  const words = reading.folded.slice(Math.max(sentence.start, date.start - 40), date.start)
  const placed = documentWords.map(([pattern, kind]) => ({ kind, at: lastIndex(words, pattern) }))
  const nearest = placed.reduce((best, one) => (one.at > best.at ? one : best))
  return nearest.at === -1 ? undefined : nearest.kind
}

function lastIndex(words: string, pattern: RegExp): number {
  return [...words.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1
}

const reach = 60

function dayName(reading: Reading, date: Place): DayName | undefined {
  const sentence = sentenceAround(reading, date)
  const hits = within(reading.labels, { start: sentence.start, end: date.start }).filter((hit) =>
    dayNames.has(hit.name),
  )
  const hit = hits.findLast((candidate) => date.start - candidate.end <= reach)
  const isBlocked = hit && within(reading.dates, { start: hit.end, end: date.start }).length > 0
  if (hit && !isBlocked && isClose(reading, hit.name, hit.end, date.start))
    return hit.name as DayName
  const behind = within(reading.labels, {
    start: date.end,
    end: Math.min(sentence.end, date.end + 30),
  }).find((candidate) => candidate.name === 'validUntil')
  if (behind) return 'validUntil'
  const pays = payWords(reading).exec(reading.folded.slice(sentence.start, date.start))
  return pays &&
    /(?:by|until|till|before|bis|avant le|antes del?|entro|voor|ate|do|no later than|spatestens|on)[\p{L}\s]{0,12}$/u.test(
      reading.folded.slice(sentence.start, date.start),
    )
    ? 'due'
    : undefined
}

// 'dated' and 'vom' date whatever stands before them; 'due' may be further off.
function isClose(reading: Reading, name: Label, from: number, to: number): boolean {
  const between = reading.folded.slice(from, to)
  if (/\n\s*\n/.test(between)) return false
  return name === 'issued'
    ? /^[\s:.,()*-]*(?:(?:on|am|le|el|il|op|em|dnia|is|the|of|den|ist)[\s:.]*)?$/.test(between) ||
        /\t| {3}/.test(between)
    : true
}

type Meaning = 'pay' | 'valid' | 'other'

function meaningOf(reading: Reading, duration: Duration): Meaning {
  const sentence = sentenceAround(reading, duration)
  const words = reading.folded.slice(sentence.start, sentence.end)
  const hits = within(reading.labels, sentence)
  if (hits.some((hit) => hit.name === 'validUntil')) return 'valid'
  if (hits.some((hit) => hit.name === 'deliverBy') && !hits.some((hit) => hit.name === 'terms'))
    return 'other'
  const isInvoice = any(reading, 'fromInvoice').test(words)
  if (duration.unit === 'month' && !payWords(reading).test(words)) return 'other'
  if (payWords(reading).test(words) || isInvoice)
    return isCondition(reading, sentence) ? 'other' : 'pay'
  return /\bnet\b|\bnetto\b/.test(
    words.slice(
      Math.max(0, duration.start - sentence.start - 8),
      duration.end - sentence.start + 8,
    ),
  )
    ? 'pay'
    : 'other'
}

/** '2 % off if paid within 10 days' is an offer, not the term. */
function isCondition(reading: Reading, sentence: Place): boolean {
  const isReduced = within(reading.labels, sentence).some((hit) => hit.name === 'discount')
  return isReduced && within(reading.percents, sentence).length > 0
}

/** 'net 15' and 'due on receipt' have no unit beside them. */
function writtenTerms(reading: Reading, part: Place): Terms | undefined {
  const folded = reading.folded.slice(part.start, part.end)
  const net = /(?<![\p{L}])net[ -]?(\d{1,3})(?!\d|[.,]\d|%)/u.exec(folded)
  if (net)
    return {
      days: Number(net[1]),
      unit: 'day',
      place: { start: part.start + net.index, end: part.start + net.index + net[0].length },
    }
  const receipt = any(reading, 'onReceipt').exec(folded)
  if (!receipt) return undefined
  const place = {
    start: part.start + receipt.index,
    end: part.start + receipt.index + receipt[0].length,
  }
  const sentence = sentenceAround(reading, place)
  const isPayment = payWords(reading).test(reading.folded.slice(sentence.start, sentence.end))
  return isPayment ? { days: 0, unit: 'day', place } : undefined
}

const patterns = new Map<string, RegExp>()

function any(reading: Reading, word: DayWord): RegExp {
  return cached(`${word} ${reading.languages.join()}`, () =>
    reading.languages.flatMap((code) => phrasesOf(languages[code].days[word])),
  )
}

function payWords(reading: Reading): RegExp {
  return cached(`pay ${reading.languages.join()}`, () =>
    reading.languages.flatMap((code) => phrasesOf(languages[code].marks.pay)),
  )
}

function cached(key: string, phrases: () => string[]): RegExp {
  const made = patterns.get(key)
  if (made) return made
  const pattern = new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(phrases())})(?![\p{L}])`, 'u')
  patterns.set(key, pattern)
  return pattern
}

/** The form's own name of a term, where it has one. */
export function termName(terms: Terms): string | undefined {
  if (terms.unit !== 'day' || terms.toMonthEnd) return undefined
  const name = terms.days === 0 ? 'due-on-receipt' : `net-${terms.days}`
  return isPaymentTerm(name) ? name : undefined
}

export function dayAfter(issued: CalendarDay, terms: Terms): CalendarDay {
  const name = termName(terms)
  if (name !== undefined && isPaymentTerm(name)) return dueDay(issued, name)
  const day = after(issued, { count: terms.days, unit: terms.unit })
  return terms.toMonthEnd ? lastDayOfMonth(yearOf(day), monthOf(day)) : day
}
