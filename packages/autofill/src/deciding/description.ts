import { type Place, within } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import { fillersIn } from '../languages/fillers.ts'
import type { Clause } from './clauses.ts'
import { type Fact, fact } from './fact.ts'

/** What a clause is about, once its figures and the words around them are taken away. */
export function describe(
  reading: Reading,
  clause: Clause,
  used: readonly Place[],
): Fact | undefined {
  const cuts = [
    ...used,
    ...within(reading.dates, clause),
    ...within(reading.percents, clause),
  ].sort((a, b) => a.start - b.start)
  const gaps: Place[] = []
  let from = clause.start
  for (const cut of cuts) {
    if (cut.start > from) gaps.push({ start: from, end: cut.start })
    from = Math.max(from, cut.end)
  }
  if (from < clause.end) gaps.push({ start: from, end: clause.end })
  const parts = gaps.map((gap) => stripped(reading, gap)).filter((part) => part !== undefined)
  const [first] = parts
  if (!first) return undefined
  if (clause.isListed) {
    const value = parts.map((part) => reading.text.slice(part.start, part.end)).join(' ')
    const last = parts.at(-1) ?? first
    return fact(tidy(value), { start: first.start, end: last.end }, 0.8)
  }
  const longest = parts.reduce(
    (best, part) => (part.end - part.start > best.end - best.start ? part : best),
    first,
  )
  return fact(tidy(reading.text.slice(longest.start, longest.end)), longest, 0.7)
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?\( ?\)/g, '')
    .replace(/\(\s*$/, '')
    .trim()
}

const edge = /^[\s\-–—:;,.|=*+•·()>/@&"'!?#]+|[\s\-–—:;,|=*+•·(>/@&"!?#]+$/gu

/** Without bullets, marks and small words at both ends; undefined when nothing is left. */
function stripped(reading: Reading, gap: Place): Place | undefined {
  const fillers = fillersIn(reading.languages)
  const words = within(reading.words, gap).filter((word) => /[\p{L}\d]/u.test(word.word))
  let first = 0
  let last = words.length - 1
  const isFiller = (at: number) =>
    fillers.has((words[at]?.word ?? '').replace(/'$/, '')) ||
    /^\d{1,2}$/.test(words[at]?.word ?? '')
  while (first <= last && isFiller(first) && !isKept(reading, words[first]?.start ?? 0)) first += 1
  while (last >= first && isFiller(last) && !isKept(reading, words[last]?.start ?? 0)) last -= 1
  const [opening, closing] = [words[first], words[last]]
  if (!opening || !closing || first > last) return undefined
  const tail = /^[)"”.]/.exec(reading.text.slice(closing.end, gap.end))?.[0] ?? ''
  const needsTail = tail === ')' && reading.text.slice(opening.start, closing.end).includes('(')
  const end = closing.end + (needsTail ? 1 : 0)
  const clean = reading.text.slice(opening.start, end).replace(edge, '')
  return clean.length < 2 ? undefined : { start: opening.start, end }
}

// 'A' in 'Plan A' and 'IT' in 'IT support' are names.
function isKept(reading: Reading, at: number): boolean {
  return /^\p{Lu}{2,}/u.test(reading.text.slice(at, at + 4))
}
