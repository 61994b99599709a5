import { type Place, within } from '../../finding/places.ts'
import type { Quantity } from '../../finding/quantities.ts'
import { unitNames } from '../../finding/quantities.ts'
import type { Reading } from '../../finding/reading.ts'
import type { Unit } from '../../languages/language-table.ts'
import { type Fact, fact } from '../fact.ts'
import { type Figure, figuresIn } from './clause-figures.ts'
import { quantityOf } from './clause-quantity.ts'
import { type Clause, hasBullet } from './clauses.ts'
import { describe } from './description.ts'
import { type Item, provingPair, shareOf } from './item.ts'

/** Reads a clause as one item: how many, of what, at how much. */
export function readItem(
  reading: Reading,
  clause: Clause,
  rated: ReadonlySet<Unit> = new Set(),
): Item | undefined {
  const { quantities, figures } = figuresIn(reading, clause)
  const money = figures.filter((figure) => isMoney(reading, figure, clause, figures))
  const quantity = quantityOf(reading, clause, quantities, figures, money)
  if (
    money.length === 0 &&
    (quantity === undefined || !mayStandAlone(reading, clause, quantity, rated))
  )
    return undefined
  const solved = solve(quantity, money, clause.isListed)
  if (!solved) return undefined
  const isSummed =
    quantities.length > 1 &&
    quantity !== undefined &&
    quantity === quantities.at(-1) &&
    /= ?$/.test(reading.folded.slice(clause.start, quantity.start))
  const counts = isSummed ? quantities : quantity ? [quantity] : []
  const used = [...counts, ...money.map((figure) => figure.place)]
  const described = describe(reading, clause, used, quantity)
  const { description, unit } = withUnit(reading, quantity, described, money)
  if (!description) return undefined
  const perKind = quantity ? undefined : money.find((figure) => figure.perKind)?.perKind
  return {
    place: clause,
    description,
    ...(unit ? { unit } : {}),
    ...solved,
    ...(perKind ? { perKind } : {}),
  }
}

// A figure without a currency is money when words or cents make it so, or when it ends a line of a list.
function isMoney(
  reading: Reading,
  figure: Figure,
  clause: Clause,
  all: readonly Figure[],
): boolean {
  const { amount } = figure
  if (amount.currency !== undefined || figure.isPrice || figure.isSum || amount.hasCents)
    return true
  const value = Number(amount.value)
  const behind = reading.folded.slice(amount.end, clause.end)
  const isYear = value >= 1990 && value <= 2099
  if (isYear || value < 20 || value >= 100_000 || /^\p{L}/u.test(behind) || all.length > 1)
    return false
  const isAsked = /^\s*\?/.test(reading.folded.slice(amount.end, amount.end + 3))
  const endsClause = behind.trim().length <= 1 && !isAsked
  const leads =
    /^ (?:for|pour|fur|por|per|za|voor|para) (?:the |la |le |das |die |den |el |il |a |o |de |het )?\p{L}/u.test(
      behind,
    )
  return (
    (endsClause &&
      ((clause.isListed && speaksOfMoney(reading)) || clause.isAmongPrices === true)) ||
    (leads && clause.isAmongPrices === true)
  )
}

const moneyed = new WeakMap<Reading, boolean>()

/** A bare '204' ends many a line; it is a price only where prices are spoken of. */
function speaksOfMoney(reading: Reading): boolean {
  const known = moneyed.get(reading)
  if (known !== undefined) return known
  const speaks = reading.amounts.some((amount) => amount.currency !== undefined || amount.hasCents)
  moneyed.set(reading, speaks)
  return speaks
}

// Without a price, only a line of a list is an order: '- 20 chairs'. Hours wait for a rate given elsewhere.
function mayStandAlone(
  reading: Reading,
  clause: Clause,
  quantity: Quantity,
  rated: ReadonlySet<Unit>,
): boolean {
  const isTimed = quantity.kind !== undefined && rated.has(quantity.kind)
  const line = reading.folded.slice(clause.start, clause.end)
  return isTimed || (clause.isListed && (hasBullet(line) || quantity.start - clause.start < 3))
}

type Solved = Pick<Item, 'quantity' | 'price' | 'amount'>

function solve(
  quantity: Quantity | undefined,
  money: readonly Figure[],
  isListed: boolean,
): Solved | undefined {
  const asFact = (figure: Figure, confidence: number) =>
    fact(figure.amount.value, figure.amount, confidence)
  if (!quantity) return withoutQuantity(money, isListed)
  const count = fact(quantity.value, { start: quantity.start, end: quantity.numberEnd }, 0.85)
  const pair = provingPair(quantity.value, money, ({ amount }) => amount.value)
  if (pair)
    return { quantity: count, price: asFact(pair.price, 0.98), amount: asFact(pair.amount, 0.98) }
  const price = money.find((figure) => figure.isPrice)
  if (price) return { quantity: count, price: asFact(price, 0.9) }
  const only = money.find((figure) => figure.amount.currency !== undefined) ?? money[0]
  if (!only) return { quantity: count }
  if (!isSumOf(only, quantity)) return { quantity: count, price: asFact(only, 0.7) }
  const share = shareOf(only.amount.value, quantity.value)
  if (share === undefined) return { quantity: { ...count, value: '1' }, price: asFact(only, 0.6) }
  return { quantity: count, price: fact(share, only.amount, 0.6), amount: asFact(only, 0.8) }
}

/** A figure beside a count, without 'each' or '=', is a price unless nobody charges that much for one. */
function isSumOf(figure: Figure, quantity: Quantity): boolean {
  if (figure.isSum) return true
  const dearest: Partial<Record<Unit, number>> = {
    hour: 300,
    day: 3000,
    word: 5,
    page: 2000,
    distance: 5,
  }
  const limit = quantity.kind ? dearest[quantity.kind] : undefined
  return limit !== undefined && Number(figure.amount.value) > limit && Number(quantity.value) > 1
}

function withoutQuantity(money: readonly Figure[], isListed: boolean): Solved | undefined {
  const figure =
    money.findLast((candidate) => candidate.amount.currency !== undefined) ?? money.at(-1)
  if (!figure) return undefined
  const isRate = !isListed && (figure.perKind === 'hour' || figure.perKind === 'day')
  const price = fact(figure.amount.value, figure.amount, isRate ? 0.6 : 0.75)
  return isRate ? { price } : { quantity: fact('1', figure.amount, 0.7), price }
}

// What is counted by itself ('3 videos', '12 photos') is the thing, not its measure.
const things: ReadonlySet<Unit> = new Set<Unit>(['page', 'session', 'person', 'licence'])

function withUnit(
  reading: Reading,
  quantity: Quantity | undefined,
  description: Fact | undefined,
  money: readonly Figure[],
): { description: Fact | undefined; unit: Fact | undefined } {
  if (!quantity) return { description, unit: undefined }
  const place: Place = { start: quantity.unitAt, end: quantity.unitAt + quantity.unit.length }
  const isThing = quantity.kind !== undefined && things.has(quantity.kind)
  const own =
    quantity.unit === '' ? undefined : fact(reading.text.slice(place.start, place.end), place, 0.85)
  if (own && !description)
    return { description: { ...own, confidence: 0.6 }, unit: isThing ? undefined : own }
  if (own) return joinedThing(reading, own, description, isThing)
  return { description, unit: description && timeIn(reading, description, money) }
}

// '12 photos retouched' is called so; '25 images' behind 'retouching' are counted in images.
function joinedThing(
  reading: Reading,
  unit: Fact,
  description: Fact | undefined,
  isThing: boolean,
) {
  if (
    !isThing ||
    !description ||
    description.start < unit.start ||
    description.start - unit.end > 2
  )
    return { description, unit }
  const value = reading.text.slice(unit.start, description.end).replace(/\s+/g, ' ')
  return { description: { ...description, value, start: unit.start }, unit: undefined }
}

/** 'two shooting days' are days. */
function timeIn(reading: Reading, description: Fact, money: readonly Figure[]): Fact | undefined {
  if (money.length === 0) return undefined
  const kinds = unitNames(reading.languages)
  const word = within(reading.words, description).find((candidate) => {
    const kind = kinds.get(candidate.word)
    return candidate.word.length > 2 && (kind === 'day' || kind === 'hour' || kind === 'halfDay')
  })
  return word ? fact(reading.text.slice(word.start, word.end), word, 0.7) : undefined
}
