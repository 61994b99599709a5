import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Mark } from '../../languages/language-table.ts'
import { languages } from '../../languages/languages.ts'
import { anyOf, phrasesOf } from '../../languages/number-words.ts'
import { type Fact, fact } from '../fact.ts'
import type { Item } from '../lines/item.ts'

/** Whether the prices of the lines hold the tax already: said beside a price, or of all prices. */
export function pricesIncludeTax(reading: Reading, items: readonly Item[]): Fact | undefined {
  const included = markPattern(reading, 'taxIncluded')
  for (const { price } of items) {
    if (!price) continue
    const behind = reading.folded.slice(price.end, price.end + 34)
    const match = new RegExp(
      String.raw`^[\s(/,]*(?:\p{L}+ ){0,2}(?:${included})(?![\p{L}])`,
      'u',
    ).exec(behind)
    const isGross = match !== null && !/total|gesamt|summe|totaal|totale|razem/.test(match[0])
    if (isGross) return fact('true', { start: price.end, end: price.end + match[0].length }, 0.8)
  }
  const all = new RegExp(
    String.raw`(?:(?:all )?prices?|preise|prix|precios|prezzi|prijzen|precos|ceny|amounts|jeweils|each|chaque)[^.\n]{0,24}(?:${included})(?![\p{L}])`,
    'u',
  ).exec(reading.folded)
  return all ? fact('true', { start: all.index, end: all.index + all[0].length }, 0.85) : undefined
}

export function reverseCharge(reading: Reading): Fact | undefined {
  const match = new RegExp(
    String.raw`(?<![\p{L}])(?:${markPattern(reading, 'reverseCharge')})(?![\p{L}])`,
    'u',
  ).exec(reading.folded)
  return match
    ? fact('true', { start: match.index, end: match.index + match[0].length }, 0.85)
    : undefined
}

/** The tax of the document: its rate and what the text calls it. */
export function taxNear(
  reading: Reading,
  parts: readonly Place[],
): { rate: Fact; label: Fact } | undefined {
  for (const part of parts) {
    for (const percent of within(reading.percents, part)) {
      const line = {
        start: Math.max(part.start, percent.start - 40),
        end: Math.min(part.end, percent.end + 30),
      }
      const hits = within(reading.labels, line).filter((hit) => hit.name === 'tax')
      const before = hits.findLast(
        (hit) => hit.end <= percent.start && isBeside(reading, hit.end, percent.start),
      )
      const behind = hits.find(
        (hit) => hit.start >= percent.end && isBeside(reading, percent.end, hit.start),
      )
      const hit =
        behind && reading.folded.slice(percent.end, behind.start).trim() === ''
          ? behind
          : (before ?? behind)
      if (!hit) continue
      const isShort = /^(?:mwst|ust)$/.test(reading.folded.slice(hit.start, hit.end))
      const point = isShort && reading.text.charAt(hit.end) === '.' ? '.' : ''
      return {
        rate: fact(percent.value, percent, 0.9),
        label: fact(reading.text.slice(hit.start, hit.end) + point, hit, 0.85),
      }
    }
  }
  return undefined
}

/** 'incl. VAT', 'zzgl. MwSt.', 'HT': words about tax that are no part of a name. */
export function taxMarks(reading: Reading, part: Place): Place[] {
  const both = `${markPattern(reading, 'taxIncluded')}|${markPattern(reading, 'taxExcluded')}`
  const pattern = anywhere(both)
  return [...reading.folded.slice(part.start, part.end).matchAll(pattern)].map((match) => ({
    start: part.start + match.index,
    end: part.start + match.index + match[0].length,
  }))
}

function isBeside(reading: Reading, from: number, to: number): boolean {
  return (
    to - from <= 24 && !/[\d;!?\n]|[.,] /.test(reading.folded.slice(from, to).replace(/^\. /, ' '))
  )
}

const patterns = new Map<string, string>()

function markPattern(reading: Reading, mark: Mark): string {
  const key = `${mark} ${reading.languages.join()}`
  const made = patterns.get(key)
  if (made) return made
  const pattern = anyOf(reading.languages.flatMap((code) => phrasesOf(languages[code].marks[mark])))
  patterns.set(key, pattern)
  return pattern
}

const compiled = new Map<string, RegExp>()

function anywhere(source: string): RegExp {
  const made =
    compiled.get(source) ?? new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'gu')
  compiled.set(source, made)
  return made
}
