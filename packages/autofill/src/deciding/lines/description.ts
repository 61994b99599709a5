import { monthNames } from '../../finding/dates.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import { fillersIn } from '../../languages/fillers.ts'
import type { Label } from '../../languages/language-table.ts'
import { languages } from '../../languages/languages.ts'
import { phrasesOf } from '../../languages/number-words.ts'
import { taxMarks } from '../document/tax-treatment.ts'
import { type Fact, fact } from '../fact.ts'
import type { Clause } from './clauses.ts'

/** What a clause is about, once its figures and the words around them are taken away. */
export function describe(
  reading: Reading,
  clause: Clause,
  used: readonly Place[],
  quantity: Place | undefined,
): Fact | undefined {
  const gaps = gapsIn(reading, clause, used)
  if (clause.isListed) return listed(reading, gaps)
  const first = Math.min(...used.map((place) => place.start))
  const parts = gaps.map((gap) => ({
    gap,
    part: isLead(gap, first) ? leadPart(reading, gap) : stripped(reading, gap),
  }))
  const inner = parts.find(({ gap, part }) => part && quantity && gap.start >= quantity.end)
  const behind = parts.find(
    ({ gap, part }) => part && gap.start >= first && leadsOn(reading, gap, quantity !== undefined),
  )
  const ahead = parts.findLast(({ gap, part }) => part && gap.end <= first)
  const chosen = inner ?? behind ?? ahead ?? parts.find(({ part }) => part)
  if (!chosen?.part) return undefined
  return fact(tidy(reading.text.slice(chosen.part.start, chosen.part.end)), chosen.part, 0.7)
}

function gapsIn(reading: Reading, clause: Clause, used: readonly Place[]): Place[] {
  const cuts = [
    ...used,
    ...within(reading.dates, clause),
    ...within(reading.percents, clause),
    ...within(reading.emails, clause),
    ...taxWords(reading, clause),
    ...weekdayAt(reading, clause),
    ...within(reading.claimed, clause),
  ].sort((a, b) => a.start - b.start)
  const gaps: Place[] = []
  let from = clause.start
  for (const cut of cuts) {
    if (cut.start > from) gaps.push({ start: from, end: cut.start })
    from = Math.max(from, cut.end)
  }
  if (from < clause.end) gaps.push({ start: from, end: clause.end })
  return gaps
}

/** 'Mon  API work': the day of a timesheet. */
function weekdayAt(reading: Reading, clause: Place): Place[] {
  const [first] = within(reading.words, clause).filter(({ word }) => /\p{L}/u.test(word))
  if (!first || first.start - clause.start > 3) return []
  const isDay = reading.languages.some((code) =>
    languages[code].weekdays.some((list) => phrasesOf(list).includes(first.word)),
  )
  return isDay ? [first] : []
}

function taxWords(reading: Reading, clause: Place): Place[] {
  const labels = within(reading.labels, clause).filter((hit) => hit.name === 'tax')
  return [...labels, ...taxMarks(reading, clause)]
}

function listed(reading: Reading, gaps: readonly Place[]): Fact | undefined {
  const parts = gaps.map((gap) => stripped(reading, gap)).filter((part) => part !== undefined)
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return undefined
  const value = parts.map((part) => reading.text.slice(part.start, part.end)).join(' ')
  return fact(tidy(value), { start: first.start, end: last.end }, 0.8)
}

function isLead(gap: Place, first: number): boolean {
  return gap.end <= first
}

/** What leads up to the figures; when nothing is left behind the last colon, what stands before it. */
function leadPart(reading: Reading, gap: Place): Place | undefined {
  const near = stripped(reading, tailOf(reading, gap))
  if (near) return near
  const colon = reading.folded.slice(gap.start, gap.end).lastIndexOf(':')
  return colon > 0
    ? stripped(reading, tailOf(reading, { start: gap.start, end: gap.start + colon }))
    : undefined
}

const documents: ReadonlySet<Label> = new Set<Label>(['invoice', 'quote', 'order', 'creditNote'])

// Before the figures stands how the mail leads to them: 'could you send the invoice for the March workshop: …'.
function tailOf(reading: Reading, gap: Place): Place {
  const folded = reading.folded.slice(gap.start, gap.end)
  const colon = folded.replace(/:\s*$/, ' ').lastIndexOf(':')
  const stop = Math.max(colon, folded.search(/[.!?;] \S[^.!?;]*$/))
  const start = gap.start + (stop > 0 ? stop + 1 : 0)
  const word = within(reading.labels, { start, end: gap.end }).findLast((hit) =>
    documents.has(hit.name),
  )
  const from = word && /\p{L}{3}/u.test(reading.folded.slice(word.end, gap.end)) ? word.end : start
  const words = within(reading.words, { start: from, end: gap.end }).filter(({ word: w }) =>
    /\p{L}/u.test(w),
  )
  const near = words.length > 9 ? (words.at(-6)?.start ?? from) : from
  return { start: near, end: gap.end }
}

const preposition = /^\s*(?:for|on|of|pour|fur|furs|per|por|para|za|voor|da|na|de|di|do|fuer|zu)\s/u
const article = /^\s*(?:(?:the|la|le|il|o|a|los|las|les|der|die|das|het|het|el) )?\p{L}/u

/** With a count in front, only 'on the landing page' names the work; a price alone may be followed by its name. */
function leadsOn(reading: Reading, gap: Place, isCounted: boolean): boolean {
  const words = reading.folded.slice(gap.start, gap.end)
  return preposition.test(words) || (!isCounted && article.test(words))
}

function tidy(text: string): string {
  return withoutOpenBracket(text.replace(/\s+/g, ' ').replace(/ ?\( ?\)/g, ''))
    .replace(/[(,;:]\s*$/, '')
    .replace(/^\W*M?\d{1,2}[.)]\s+/u, '')
    .trim()
}

/** 'Logo (first draft' → 'Logo'. */
function withoutOpenBracket(text: string): string {
  const open = text.indexOf('(', text.lastIndexOf(')') + 1)
  return open === -1 ? text : text.slice(0, open).trimEnd()
}

// 'A4', '80g' and 'X-100' are names, though 'a' and '80' alone are not.
function isGlued(reading: Reading, word: Place): boolean {
  const around = reading.folded.charAt(word.start - 1) + reading.folded.charAt(word.end)
  const isDigit = /\d/.test(reading.folded.charAt(word.start))
  return isDigit ? /\p{L}/u.test(around) : /\d/.test(around)
}

/** Without bullets, marks and small words at both ends; undefined when nothing is left. */
function stripped(reading: Reading, gap: Place): Place | undefined {
  const fillers = fillersIn(reading.languages)
  const words = within(reading.words, gap).filter((word) => /[\p{L}\d]/u.test(word.word))
  let first = 0
  let last = words.length - 1
  const isFiller = (at: number) => {
    const word = words[at]
    if (!word || /^\p{Lu}{2,}/u.test(reading.text.slice(word.start, word.end))) return false
    if (isGlued(reading, word)) return false
    const isNumbering = at === first && /^\d{1,2}$/.test(word.word)
    return fillers.has(word.word.replace(/'$/, '')) || isNumbering
  }
  while (first <= last && isFiller(first)) first += 1
  while (last >= first && isFiller(last)) last -= 1
  const [opening, closing] = [words[first], words[last]]
  if (!opening || !closing || first > last) return undefined
  const isBracketed =
    reading.text.charAt(closing.end) === ')' &&
    reading.text.slice(opening.start, closing.end).includes('(')
  const end = closing.end + (isBracketed ? 1 : 0)
  const isTimeOnly = words
    .slice(first, last + 1)
    .every(({ word }) => /^\d{4}$/.test(word) || monthNames(reading.languages).has(word))
  return end - opening.start < 2 || isTimeOnly ? undefined : { start: opening.start, end }
}
