import { fold } from '../../finding/fold.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Label } from '../../languages/language-table.ts'
import { languageCodes, languages } from '../../languages/languages.ts'
import { phrasesOf } from '../../languages/number-words.ts'
import { type Fact, fact } from '../fact.ts'
import type { BodyLine } from '../messages/messages.ts'
import type { Item } from './item.ts'

export type Cell = Place & { readonly text: string }

export function cellsOf(line: BodyLine): Cell[] {
  const mark =
    line.text.includes('|') && line.text.split('|').length > 2
      ? /\|/g
      : line.text.includes('\t')
        ? /\t+/g
        : / {2,}/g
  const separator = /;/.test(line.text) && line.text.split(';').length > 2 ? /;/g : mark
  const cells: Cell[] = []
  let from = 0
  const push = (to: number) => {
    const raw = line.text.slice(from, to)
    const start = line.start + from + raw.length - raw.trimStart().length
    const text = raw.trim()
    if (text !== '' || separator.source !== ' {2,}')
      cells.push({ text, start, end: start + text.length })
  }
  for (const match of line.text.matchAll(separator)) {
    push(match.index)
    from = match.index + match[0].length
  }
  push(line.text.length)
  const isFramed = separator.source === '\\|'
  return isFramed
    ? cells.filter((cell, index) => cell.text !== '' || (index > 0 && index < cells.length - 1))
    : cells
}

export function readCount(reading: Reading, cell: Cell): Pick<Item, 'quantity' | 'unit'> {
  const [quantity] = within(reading.quantities, cell)
  if (quantity && quantity.unit !== '') {
    const unit = { start: quantity.unitAt, end: quantity.unitAt + quantity.unit.length }
    return {
      quantity: fact(quantity.value, { start: quantity.start, end: quantity.numberEnd }, 0.95),
      unit: fact(reading.text.slice(unit.start, unit.end), unit, 0.9),
    }
  }
  const [amount] = within(reading.amounts, cell)
  return amount ? { quantity: fact(amount.value, amount, 0.95) } : {}
}

export function readMoney(reading: Reading, cell: Cell): Fact | undefined {
  const amount = within(reading.amounts, cell).at(-1)
  return amount ? fact(amount.value, amount, 0.95) : undefined
}

const namesOf = (labels: readonly Label[]) =>
  new Set(
    languageCodes.flatMap((code) =>
      labels.flatMap((label) => phrasesOf(languages[code].labels[label])),
    ),
  )
const sums = namesOf(['total', 'subtotal', 'tax', 'discount', 'paid'])
const carriage = namesOf(['shipping'])

/** 'Total', 'VAT 20 %'; carriage too, unless the row counts it like any other. */
export function isSummary(text: string, isCounted = false): boolean {
  const folded = fold(text)
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [first = ''] = folded.split(' ')
  const isShort = folded.split(' ').length <= 3
  if (sums.has(folded) || (sums.has(first) && isShort)) return true
  return !isCounted && (carriage.has(folded) || (carriage.has(first) && isShort))
}
