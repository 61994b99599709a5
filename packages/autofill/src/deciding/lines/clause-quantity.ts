import { within } from '../../finding/places.ts'
import type { Quantity } from '../../finding/quantities.ts'
import type { Reading } from '../../finding/reading.ts'
import { numberWords } from '../../languages/number-words.ts'
import type { Figure } from './clause-figures.ts'
import type { Clause } from './clauses.ts'
import { provingPair } from './item.ts'

/** How many a clause speaks of: said with a unit, proven by the figures, or counted before the thing itself. */
export function quantityOf(
  reading: Reading,
  clause: Clause,
  quantities: readonly Quantity[],
  figures: readonly Figure[],
  money: readonly Figure[],
): Quantity | undefined {
  const leading = clause.isListed ? leadingCount(reading, clause, figures, money) : undefined
  const summed = quantities.findLast((quantity) =>
    /= ?$/.test(reading.folded.slice(clause.start, quantity.start)),
  )
  if (summed) return summed
  const stated = chooseQuantity(
    quantities.filter((quantity) => !isPartOfName(reading, quantity, money)),
    money,
  )
  const isMeasure =
    stated &&
    (stated.kind === 'length' ||
      stated.kind === 'volume' ||
      stated.kind === 'weight' ||
      stated.kind === 'page')
  if (leading && (!stated || (isMeasure && stated.start > leading.start))) return leading
  if (stated) return stated
  return money.some((figure) => figure.isPrice) || money.length === 0
    ? countIn(reading, clause, figures, money)
    : undefined
}

/** 'half day shoot' and 'licence (2 years)' cost what they cost. */
function isPartOfName(reading: Reading, quantity: Quantity, money: readonly Figure[]): boolean {
  if (money.some((figure) => figure.isPrice)) return false
  const isBracketed =
    reading.folded.charAt(quantity.start - 1) === '(' && reading.folded.charAt(quantity.end) === ')'
  return Number(quantity.value) < 1 || (isBracketed && money.length > 0)
}

/** A clause with more counts than this proves nothing. */
const mostProven = 12

function chooseQuantity(
  quantities: readonly Quantity[],
  money: readonly Figure[],
): Quantity | undefined {
  const price = money.find((figure) => figure.isPrice)
  const fitting = quantities.find(
    (quantity) => price?.perKind !== undefined && quantity.kind === price.perKind,
  )
  if (fitting) return fitting
  const proven = quantities
    .slice(0, mostProven)
    .find(({ value }) => provingPair(value, money, ({ amount }) => amount.value))
  return proven ?? quantities[0]
}

/** '60 dinner plates, 27 cm, €14.50': the count opens the line. */
function leadingCount(
  reading: Reading,
  clause: Clause,
  figures: readonly Figure[],
  money: readonly Figure[],
): Quantity | undefined {
  const [first] = figures
  if (!first || money.length === 0 || first === money[0] || !/^\d+$/.test(first.amount.value))
    return undefined
  const before = reading.folded.slice(clause.start, first.amount.start)
  const behind = reading.folded.slice(first.amount.end, clause.end)
  const opens = /^[\s*•-]*(?:\(?\d{1,2}[.)] )?(?:[\p{L}]+ ){0,2}$/u.test(before)
  return opens && /^ [\p{L}"]/u.test(behind)
    ? counted(first.amount.value, first.amount.digitsStart, first.amount.digitsEnd)
    : undefined
}

/** '3 logo variations at 200 each': a count with nothing behind it but what is counted. */
function countIn(
  reading: Reading,
  clause: Clause,
  figures: readonly Figure[],
  money: readonly Figure[],
): Quantity | undefined {
  const price = money.find((figure) => figure.isPrice)
  const bare = figures.filter(
    (figure) => !money.includes(figure) && /^\d+$/.test(figure.amount.value),
  )
  const named = bare.find((figure) =>
    /^ ?[\p{L}"(]/u.test(reading.folded.slice(figure.amount.end, clause.end)),
  )
  if (named) return counted(named.amount.value, named.amount.digitsStart, named.amount.digitsEnd)
  const later = bare.find((figure) => price !== undefined && figure.amount.start > price.amount.end)
  if (later) return counted(later.amount.value, later.amount.digitsStart, later.amount.digitsEnd)
  if (!price) return undefined
  const words = numberWords(reading.languages)
  const word = within(reading.words, clause).find(
    (candidate) =>
      words.has(candidate.word) &&
      candidate.end <= price.amount.start &&
      /^ \p{L}/u.test(reading.folded.slice(candidate.end, candidate.end + 2)),
  )
  return word && (word.word.length > 2 || Number(words.get(word.word)) > 1)
    ? counted(words.get(word.word) ?? '1', word.start, word.end)
    : undefined
}

function counted(value: string, start: number, end: number): Quantity {
  return { value, unit: '', unitAt: end, kind: undefined, start, end, numberEnd: end }
}
