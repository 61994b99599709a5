import type { PricedDocument } from '@sheaf/domain/documents/document'
import type { TaxGroup } from '@sheaf/domain/documents/tax-groups'
import type { LineTotals, Totals } from '@sheaf/domain/documents/totals'
import {
  absolute,
  addDecimals,
  decimal,
  decimalText,
  divideHalfUp,
  multiplyDecimals,
} from '@sheaf/domain/money/decimal'
import {
  add,
  type Money,
  moneyText,
  percentWithin,
  subtract,
  sum,
  zero,
} from '@sheaf/domain/money/money'
import { isRoundedFrom, isZero, quotient } from '../rules/figures.ts'
import { rateOf } from './vat-treatment.ts'

export type NetLine = LineTotals & { readonly price: string }

/** The figures of one rate without VAT: its lines, and the part of the discount that it bears. */
export type NetGroup = {
  readonly group: TaxGroup
  readonly lines: readonly { readonly index: number; readonly line: NetLine }[]
  readonly discount: Money
  readonly tax: Money
}

/** E-invoices are without VAT, line by line. Where prices include it, it is taken out, so that each rate keeps its net total to the cent. */
export function netGroups(document: PricedDocument, totals: Totals): NetGroup[] {
  const isIncluded = totals.notes.includes('prices-include-tax')
  return totals.groups.map((group) => {
    const indexes = document.lines.flatMap((_, index) =>
      rateOf(document, index) === group.rate ? [index] : [],
    )
    const tax = sum(
      group.taxes.map(({ amount }) => amount),
      document.currency,
    )
    if (isIncluded) return { group, tax, ...withoutTax(document, totals, group, indexes) }
    const lines = indexes.flatMap((index) => {
      const line = totals.lines[index]
      return line
        ? [{ index, line: { ...line, price: priceOf(document, index, line.beforeDiscount) } }]
        : []
    })
    return { group, lines, discount: group.discount, tax }
  })
}

function withoutTax(
  document: PricedDocument,
  totals: Totals,
  group: TaxGroup,
  indexes: readonly number[],
) {
  const { currency } = document
  const rate = group.taxes.map((tax) => decimal(tax.rate)).reduce(addDecimals, decimal('0'))
  const net = (amount: Money) => subtract(amount, percentWithin(amount, rate, rate))
  const afterDiscount = subtract(group.linesTotal, group.discount).minor
  const discount: Money =
    afterDiscount === 0n
      ? zero(currency)
      : {
          currency,
          minor: divideHalfUp(group.discount.minor * group.netTotal.minor, afterDiscount),
        }
  const rounded = indexes.map((index) => net(totals.lines[index]?.amount ?? zero(currency)))
  const missing = subtract(add(group.netTotal, discount), sum(rounded, currency))
  const largest = indexOfLargest(rounded)
  const lines = indexes.map((index, place) => {
    const amount = rounded[place] ?? zero(currency)
    const own = place === largest ? add(amount, missing) : amount
    const { discount, beforeDiscount } = totals.lines[index] ?? noFigures(currency)
    const before = discount.minor === 0n ? own : net(beforeDiscount)
    const line = { beforeDiscount: before, discount: subtract(before, own), amount: own }
    return { index, line: { ...line, price: priceOf(document, index, before) } }
  })
  return { lines, discount }
}

function noFigures(currency: Money['currency']): LineTotals {
  return { beforeDiscount: zero(currency), discount: zero(currency), amount: zero(currency) }
}

// What rounding left over goes where it shows least.
function indexOfLargest(amounts: readonly Money[]): number {
  const sizes = amounts.map(({ minor }) => absolute(minor))
  return sizes.reduce((best, size, index) => (size > (sizes[best] ?? 0n) ? index : best), 0)
}

/**
 * The price of a line as it is written, where it gives the amount of the line. Otherwise one with as many decimals as that
 * takes: without the VAT that was in it, or in a currency without cents.
 */
function priceOf(document: PricedDocument, index: number, before: Money): string {
  const { quantity: written = '0', price = '0' } = document.lines[index] ?? {}
  const [quantity, amount] = [decimal(written), decimal(moneyText(before))]
  if (isRoundedFrom(amount, multiplyDecimals(quantity, decimal(price)))) return price
  return isZero(quantity) ? '0' : decimalText(quotient(amount, quantity))
}
