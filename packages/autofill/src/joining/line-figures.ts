import { parseDecimal } from '@sheaf/domain/money/decimal'
import type { Reading } from '../finding/reading.ts'
import type { Tagged } from '../tagging/tag.ts'
import { isSameMoney, lessPercent, product, quotient } from './arithmetic.ts'
import type { Fact } from './fact.ts'
import type { Parts } from './gather-lines.ts'
import { amountsAt, quantityAt, withoutSign } from './read-values.ts'

type Role = 'quantity' | 'price' | 'amount'

type Read = { readonly span: Tagged; readonly value: string }

type Readings = Readonly<Record<Role, readonly Read[]>>

export type LineFigures = ReadonlyMap<Role, Fact>

const roles: Readonly<Record<Role, Tagged['label']>> = {
  quantity: 'item.qty',
  price: 'item.price',
  amount: 'item.amount',
}

/** Figures beyond this in one line are a column that went astray. */
const mostFigures = 8

/** Quantity, price and amount: readings that multiply win over those that do not, whatever each was taken for. */
export function lineFigures(
  reading: Reading,
  parts: Parts,
  discountRate: string | undefined,
): LineFigures {
  const figures = parts
    .filter(({ label }) => Object.values(roles).includes(label))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, mostFigures)
  const read: Readings = {
    quantity: figures
      .filter(({ end }) => !/^ ?%/.test(reading.text.slice(end, end + 2)))
      .flatMap((span) => readAs(span, quantityAt(reading, span)))
      .filter(({ value }) => Number(value) > 0),
    price: figures.flatMap((span) => readAs(span, ...amountsAt(reading, span))),
    // What is credited is often written as a minus; a line has its sign in its document.
    amount: figures.flatMap((span) => readAs(span, ...amountsAt(reading, span).map(withoutSign))),
  }
  const product = bestProduct(read, discountRate)
  if (product) return product
  const first = (role: Role) => read[role].find(({ span }) => span.label === roles[role])
  return withoutProduct(first('quantity'), first('price'), first('amount'))
}

function readAs(span: Tagged, ...values: readonly (string | undefined)[]): Read[] {
  return values.flatMap((value) => (value === undefined ? [] : [{ span, value }]))
}

/** The likeliest three that multiply. One of them may have been taken for another. */
function bestProduct(read: Readings, discountRate: string | undefined): LineFigures | undefined {
  let best: LineFigures | undefined
  let most = 0
  const fits = (role: Role, { span }: Read) =>
    span.label === roles[role] ? span.probability : -0.5 * span.probability
  for (const amount of read.amount) {
    for (const price of read.price) {
      if (price.span === amount.span) continue
      const alone = fits('price', price) + fits('amount', amount)
      const hasCount = read.quantity.some(({ span }) => span.label === roles.quantity)
      if (!hasCount && alone > most && price.value === amount.value) {
        most = alone
        best = confirmed(undefined, price, amount)
      }
      for (const quantity of read.quantity) {
        if (quantity.span === price.span || quantity.span === amount.span) continue
        const score = alone + fits('quantity', quantity)
        if (score <= most || !multiplies(quantity.value, price.value, amount.value, discountRate))
          continue
        most = score
        best = confirmed(quantity, price, amount)
      }
    }
  }
  return best
}

function multiplies(
  quantity: string,
  price: string,
  amount: string,
  discountRate: string | undefined,
): boolean {
  const whole = product(quantity, price)
  const said = parseDecimal(amount)
  if (!whole || !said) return false
  if (isSameMoney(whole, said)) return true
  return discountRate !== undefined && isSameMoney(lessPercent(whole, discountRate), said)
}

function confirmed(quantity: Read | undefined, price: Read, amount: Read): LineFigures {
  return new Map<Role, Fact>([
    ['quantity', quantity ? said(quantity, 'confirmed') : one(price)],
    ['price', said(price, 'confirmed')],
    ['amount', said(amount, 'confirmed')],
  ])
}

/** Figures that nothing confirms. An amount is left out then: a document computes it. */
function withoutProduct(
  quantity: Read | undefined,
  price: Read | undefined,
  amount: Read | undefined,
): LineFigures {
  const figures = new Map<Role, Fact>()
  const support = price && amount ? 'disputed' : 'alone'
  if (quantity) figures.set('quantity', said(quantity, support))
  if (price) figures.set('price', said(price, support))
  else if (amount) {
    const each = quantity ? quotient(amount.value, quantity.value) : amount.value
    if (each !== undefined)
      figures.set('price', {
        ...said(amount, 'derived'),
        value: each,
        ...(quantity && { hangsOn: ['quantity' as const] }),
      })
  }
  const money = price ?? amount
  if (!quantity && money) figures.set('quantity', one(money))
  return figures
}

function said({ span, value }: Read, support: Fact['support']): Fact {
  const { start, end, probability } = span
  return { value, start, end, probability, support }
}

/** What is priced and not counted is one. */
function one(price: Read): Fact {
  return { ...said(price, 'derived'), value: '1', hangsOn: ['price'] }
}
