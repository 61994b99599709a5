import { limits } from '@sheaf/domain/documents/field-schemas'
import type { Reading } from '../finding/reading.ts'
import type { LineValueName } from '../proposal.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import { candidates, choose, spansOf } from './choose.ts'
import type { Fact } from './fact.ts'
import { gatherLines } from './gather-lines.ts'
import { lineFigures } from './line-figures.ts'
import { isPercentAt } from './money.ts'
import { amountsAt, rateAt, withoutSign, wordsAt } from './read-values.ts'

export type JoinedLine = ReadonlyMap<LineValueName, Fact>

/** What is sold: the parts that were tagged as one line, with figures that agree where they can. */
export function joinLines(reading: Reading, spans: readonly Tagged[]): readonly JoinedLine[] {
  return gatherLines(reading, spans)
    .map((parts) => lineOf(reading, parts))
    .filter((line) => line.has('description'))
    .slice(0, limits.lines)
}

function lineOf(reading: Reading, parts: readonly Tagged[]): JoinedLine {
  const line = new Map<LineValueName, Fact>()
  const put = (name: LineValueName, value: Fact | undefined) => {
    if (value) line.set(name, value)
  }
  const read = (label: TagLabel, of: (span: Tagged) => string | undefined) =>
    choose(candidates(spansOf(parts, label), of))
  put(
    'itemNumber',
    read('item.code', (span) => wordsAt(reading, span)),
  )
  put('description', descriptionOf(reading, spansOf(parts, 'item.desc')))
  put(
    'unit',
    read('item.unit', (span) => wordsAt(reading, span)),
  )
  put(
    'taxRate',
    read('item.tax', (span) => rateAt(reading, span)),
  )
  putDiscount(reading, parts, put)
  if (!line.has('description')) put('description', unitAsThing(line))
  const isRate = line.get('discountKind')?.value === 'percent'
  const rate = isRate ? line.get('discountValue')?.value : undefined
  for (const [name, value] of lineFigures(reading, parts, rate)) put(name, value)
  return line
}

/** 'Two days at 650' sells days. */
function unitAsThing(line: JoinedLine): Fact | undefined {
  const unit = line.get('unit')
  return unit && { ...unit, support: 'derived', hangsOn: ['unit'] }
}

function descriptionOf(reading: Reading, spans: readonly Tagged[]): Fact | undefined {
  const seen = new Set<string>()
  const pieces = spans.filter((span) => {
    const words = wordsAt(reading, span)
    const isNew = words !== '' && !seen.has(words)
    seen.add(words)
    return isNew
  })
  const [first] = pieces
  if (!first) return undefined
  return {
    value: pieces.map((piece) => wordsAt(reading, piece)).join(' '),
    start: first.start,
    end: first.end,
    probability: Math.max(...pieces.map(({ probability }) => probability)),
    support: 'alone',
  }
}

function putDiscount(
  reading: Reading,
  parts: readonly Tagged[],
  put: (name: LineValueName, value: Fact | undefined) => void,
): void {
  const [said] = spansOf(parts, 'item.discount')
  if (!said) return
  const isRate = isPercentAt(reading, said)
  const value = isRate ? rateAt(reading, said) : amountsAt(reading, said)[0]
  if (value === undefined) return
  const { start, end, probability } = said
  const found = { start, end, probability, support: 'alone' as const }
  put('discountKind', { ...found, value: isRate ? 'percent' : 'amount' })
  put('discountValue', { ...found, value: withoutSign(value) })
}
