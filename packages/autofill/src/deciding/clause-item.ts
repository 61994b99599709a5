import { type Place, within } from '../finding/places.ts'
import type { Quantity } from '../finding/quantities.ts'
import type { Reading } from '../finding/reading.ts'
import { numberWords } from '../languages/number-words.ts'
import { type Figure, figuresIn } from './clause-figures.ts'
import type { Clause } from './clauses.ts'
import { describe } from './description.ts'
import { type Fact, fact } from './fact.ts'
import { agrees, type Item, shareOf } from './item.ts'

/** Reads a clause as one item: how many, of what, at how much. */
export function readItem(reading: Reading, clause: Clause): Item | undefined {
  const { quantities, figures } = figuresIn(reading, clause)
  const money = figures.filter((figure) => isMoney(figure, clause, figures))
  const counted =
    quantities[0] ??
    (money.some((figure) => figure.isPrice) ? countIn(reading, clause, figures, money) : undefined)
  const quantity = chooseQuantity(quantities, money) ?? counted
  if (money.length === 0 && quantity === undefined) return undefined
  const solved = solve(quantity, money)
  if (!solved) return undefined
  const used = [...(quantity ? [quantity] : []), ...money.map((figure) => figure.place)]
  const description = describe(reading, clause, used)
  if (!description && !quantity?.unit) return undefined
  return {
    place: clause,
    ...(description ? { description } : {}),
    ...solved,
    ...unitOf(reading, quantity, money),
  }
}

// A figure without a currency is money when words or cents make it so, or when it ends a line of a list.
function isMoney(figure: Figure, clause: Clause, all: readonly Figure[]): boolean {
  const { amount } = figure
  if (amount.currency !== undefined || figure.isPrice || figure.isSum || amount.hasCents)
    return true
  return (
    clause.isListed &&
    all.length === 1 &&
    amount.end >= clause.end - 2 &&
    Number(amount.value) >= 20
  )
}

function chooseQuantity(
  quantities: readonly Quantity[],
  money: readonly Figure[],
): Quantity | undefined {
  const [first] = quantities
  const price = money.find((figure) => figure.isPrice)
  const fitting = quantities.find(
    (quantity) => price?.perKind !== undefined && quantity.kind === price.perKind,
  )
  if (fitting) return fitting
  return (
    quantities.find((quantity) =>
      money.some((m) =>
        money.some((n) => m !== n && agrees(quantity.value, m.amount.value, n.amount.value)),
      ),
    ) ?? first
  )
}

/** '3 logo variations at 200 each': a count with nothing behind it but what is counted. */
function countIn(
  reading: Reading,
  clause: Clause,
  figures: readonly Figure[],
  money: readonly Figure[],
): Quantity | undefined {
  const bare = figures.find(
    (figure) =>
      !money.includes(figure) &&
      /^-?\d+$/.test(figure.amount.value) &&
      /^ ?[\p{L}"(]/u.test(reading.folded.slice(figure.amount.end, clause.end)),
  )
  if (bare) return counted(bare.amount.value, bare.amount.digitsStart, bare.amount.digitsEnd)
  const words = numberWords(reading.languages)
  const word = within(reading.words, clause).find(
    (candidate) => words.has(candidate.word) && candidate.word.length > 2,
  )
  const behind = word ? reading.folded.slice(word.end, word.end + 2) : ''
  return word && /^ \p{L}/u.test(behind)
    ? counted(words.get(word.word) ?? '1', word.start, word.end)
    : undefined
}

function counted(value: string, start: number, end: number): Quantity {
  return { value, unit: '', unitAt: end, kind: undefined, start, end, numberEnd: end }
}

type Solved = Pick<Item, 'quantity' | 'price' | 'amount'>

function solve(quantity: Quantity | undefined, money: readonly Figure[]): Solved | undefined {
  const asFact = (figure: Figure, confidence: number) =>
    fact(figure.amount.value, figure.amount, confidence)
  const count = quantity ? fact(quantity.value, quantity, 0.85) : undefined
  if (!quantity) return withoutQuantity(money)
  const pair = money
    .flatMap((price) => money.map((amount) => ({ price, amount })))
    .find(
      ({ price, amount }) =>
        price !== amount && agrees(quantity.value, price.amount.value, amount.amount.value),
    )
  if (pair && count)
    return { quantity: count, price: asFact(pair.price, 0.98), amount: asFact(pair.amount, 0.98) }
  const price = money.find((figure) => figure.isPrice)
  if (price && count) return { quantity: count, price: asFact(price, 0.9) }
  const [only] = money
  if (!only || !count) return count ? { quantity: count } : undefined
  const share = shareOf(only.amount.value, quantity.value)
  const isTimed = quantity.kind === 'hour' || quantity.kind === 'day' || quantity.kind === 'halfDay'
  if (share !== undefined && (isTimed || quantity.unit === '' || quantity.kind === 'piece')) {
    return { quantity: count, price: fact(share, only.amount, 0.6), amount: asFact(only, 0.8) }
  }
  return { quantity: { ...fact('1', only.amount, 0.6) }, price: asFact(only, 0.7) }
}

function withoutQuantity(money: readonly Figure[]): Solved | undefined {
  const figure =
    money.findLast((candidate) => candidate.amount.currency !== undefined) ?? money.at(-1)
  if (!figure) return undefined
  if (figure.perKind !== undefined) return { price: fact(figure.amount.value, figure.amount, 0.6) }
  const place: Fact = fact('1', figure.amount, 0.7)
  return { quantity: place, price: fact(figure.amount.value, figure.amount, 0.75) }
}

function unitOf(
  reading: Reading,
  quantity: Quantity | undefined,
  money: readonly Figure[],
): Pick<Item, 'unit'> {
  const isFlat = quantity === undefined || quantity.unit === ''
  if (!isFlat && !money.some((figure) => figure.isPrice || money.length > 0)) return {}
  if (isFlat) return {}
  const place: Place = { start: quantity.unitAt, end: quantity.unitAt + quantity.unit.length }
  return { unit: fact(reading.text.slice(place.start, place.end), place, 0.85) }
}
