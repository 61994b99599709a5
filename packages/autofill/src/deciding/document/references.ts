import type { Hit } from '../../finding/phrases.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Label } from '../../languages/language-table.ts'
import { languageCodes, languages } from '../../languages/languages.ts'
import { anyOf, phrasesOf } from '../../languages/number-words.ts'
import { type Fact, fact } from '../fact.ts'

export type DocumentWord = 'invoice' | 'quote' | 'order' | 'creditNote'

/** A document that the text names by its number, with its date where that follows. */
export type Reference = {
  readonly kind: DocumentWord
  readonly number: Fact
  readonly date: Fact | undefined
  readonly start: number
}

const kinds: ReadonlySet<Label> = new Set<Label>(['invoice', 'quote', 'order', 'creditNote'])
const numberWord = anyOf(languageCodes.flatMap((code) => phrasesOf(languages[code].marks.number)))
const lead = new RegExp(
  String.raw`^[.:º°]{0,2}[ \t]{0,4}(?:(?:ref|reference|${numberWord})(?![\p{L}])[.:º°]{0,2}[ \t]{0,3}){0,2}(?:[:#=-]|is|lautet|est|ist|es|e|to|jest)?[ \t]{0,6}[:#]?[ \t]{0,6}`,
  'u',
)
const shape = /^(?=[\p{L}\d/._-]*\d)[\p{L}\d](?:[\p{L}\d/._-]*[\p{L}\d])?/u

export function findReferences(reading: Reading, part: Place): Reference[] {
  const found: Reference[] = []
  for (const hit of within(reading.labels, part)) {
    if (!kinds.has(hit.name)) continue
    const number = numberAfter(reading, hit)
    if (number) {
      found.push({
        kind: hit.name as DocumentWord,
        number,
        date: dateAfter(reading, number),
        start: hit.start,
      })
    }
  }
  const seen = new Set<number>()
  return found.filter(({ number }) => {
    const isNew = !seen.has(number.start)
    seen.add(number.start)
    return isNew
  })
}

function numberAfter(reading: Reading, hit: Hit<Label>): Fact | undefined {
  const glued = /^[-/](?=[\p{L}\d-]*\d)[\p{L}\d/-]+/u.exec(
    reading.text.slice(hit.end, hit.end + 30),
  )
  if (
    glued &&
    hit.end - hit.start <= 4 &&
    /^\p{Lu}+$/u.test(reading.text.slice(hit.start, hit.end))
  ) {
    const whole = { start: hit.start, end: hit.end + glued[0].length }
    return fact(reading.text.slice(whole.start, whole.end), whole, 0.85)
  }
  const rest = reading.folded.slice(hit.end, hit.end + 60)
  const skipped = lead.exec(rest)?.[0] ?? ''
  const start = hit.end + skipped.length
  const raw = shape.exec(reading.text.slice(start, start + 40))?.[0] ?? ''
  if (raw === '' || raw.length < 2) return undefined
  const place = { start, end: start + raw.length }
  const isNamed =
    new RegExp(String.raw`(?:${numberWord})(?![\p{L}])|[:#]`, 'u').test(skipped) ||
    /\bn[ro°º]?$|\bn[ro°º]|num|#/.test(reading.folded.slice(hit.start, hit.end))
  const isPlain = /^\d+$/.test(raw)
  if (isPlain && !isNamed && raw.length < 4) return undefined
  if (/^[\p{Ll}]+\d/u.test(raw) && !isNamed) return undefined
  if (isDate(reading, place) || isMeasure(reading, place)) return undefined
  if (!isPlain && !/[A-Z\d]/.test(raw.charAt(0))) return undefined
  return fact(raw, place, isNamed ? 0.9 : 0.75)
}

function isDate(reading: Reading, place: Place): boolean {
  return within(reading.dates, { start: place.start - 12, end: place.start + 40 }).some(
    (date) => date.start <= place.start && date.end > place.start,
  )
}

function isMeasure(reading: Reading, place: Place): boolean {
  const behind = reading.folded.slice(place.end, place.end + 10)
  if (
    /^ ?(?:%|€|\$|£|zl|eur|usd|gbp|chf|h\b|hours|days|tage|stunden|jours|x |pcs|stuck|m2|,\d)/.test(
      behind,
    )
  )
    return true
  const before = reading.folded.slice(Math.max(0, place.start - 2), place.start)
  return /[€$£]/.test(before)
}

const connection =
  /^[\s,(]*(?:(?:dated|of|from|vom|du|del|de|dd|d\.d\.|z dnia|z|dal|van|datum|date|fecha|data|am|em|issued|il|le|[/.:])[\s.:]*)?$/

function dateAfter(reading: Reading, number: Place): Fact | undefined {
  const [date] = within(reading.dates, { start: number.end, end: number.end + 50 })
  if (!date || date.start - number.end >= 24) return undefined
  const between = reading.folded.slice(number.end, date.start)
  const isDated =
    connection.test(between) || /^\s{2,}(?:[a-z]+,? )?(?:den |le |il )?$/.test(between)
  return isDated && !between.includes('\n') ? fact(date.day, date, 0.85) : undefined
}
