import type { CalendarDay } from '../locale/calendar-day.ts'
import { decimalText, divideHalfUp, multiplyDecimals } from '../money/decimal.ts'
import { exchange } from '../money/exchange.ts'
import {
  add,
  isZero,
  type Money,
  moneyFrom,
  percentOf,
  subtract,
  sum,
  zero,
} from '../money/money.ts'
import { type Calculation, calculationOf, type Discount } from './calculation.ts'
import {
  type BusinessDocument,
  isPriced,
  type PricedDocument,
  type UnpricedDocument,
} from './document.ts'
import { computeTaxGroups, type TaxedLine, type TaxGroup } from './tax-groups.ts'

/** Every figure that any page prints. Nothing is computed from these again: they are only printed. */
export type Totals = {
  readonly lines: readonly LineTotals[]
  /** The lines together: without tax, or with it when the prices include tax. */
  readonly linesTotal: Money
  readonly discountTotal: Money
  readonly netTotal: Money
  readonly taxes: readonly TaxTotal[]
  readonly groups: readonly TaxGroup[]
  readonly taxTotal: Money
  readonly grossTotal: Money
  readonly shippingTotal: Money
  readonly otherTotal: Money
  readonly grandTotal: Money
  readonly withholding: { readonly label: string; readonly rate: string; readonly amount: Money }
  readonly deposits: readonly DepositTotal[]
  readonly paidTotal: Money
  /** What is left to pay: the total without what is withheld, paid ahead or paid already. */
  readonly amountDue: Money
  /** In another currency, at the rate that the document says. */
  readonly second: SecondTotals | undefined
  readonly notes: readonly TotalsNote[]
}

export type SecondTotals = {
  readonly total: Money
  /** Undefined where no law asks for it, or there is none. */
  readonly tax: Money | undefined
}

export type TotalsNote = 'reverse-charge' | 'prices-include-tax'

/** A deposit as the final invoice shows it: its amount, and the tax inside it. */
export type DepositTotal = {
  readonly number: string
  readonly issuedOn: CalendarDay | undefined
  readonly gross: Money
  readonly tax: Money
}

export type LineTotals = {
  readonly beforeDiscount: Money
  readonly discount: Money
  readonly amount: Money
}

/** One of the document's taxes over all rates; `rates` has one entry unless lines have rates of their own. */
export type TaxTotal = {
  readonly label: string
  readonly amount: Money
  readonly rates: readonly {
    readonly rate: string
    readonly netTotal: Money
    readonly amount: Money
  }[]
}

/** A document with its figures, which travel with it: nothing computes them again. A kind without prices has none. */
export type ComputedDocument =
  | { readonly document: PricedDocument; readonly totals: Totals }
  | { readonly document: UnpricedDocument; readonly totals: null }

export function compute(document: BusinessDocument): ComputedDocument {
  return isPriced(document)
    ? { document, totals: computeTotals(document) }
    : { document, totals: null }
}

export function computeTotals(document: PricedDocument): Totals {
  return totalsOf(calculationOf(document))
}

function totalsOf(calculation: Calculation): Totals {
  const { currency } = calculation
  const lines = calculation.lines.map((line) => lineTotals(line, calculation))
  const linesTotal = sum(
    lines.map((line) => line.amount),
    currency,
  )
  const discountTotal = discountOn(linesTotal, calculation.discount)
  const groups = computeTaxGroups({
    lines: taxedLines(lines, calculation),
    discount: discountTotal,
    // Under reverse charge the customer owes the tax: the document shows none ([T12]).
    taxes: calculation.reverseCharge ? [] : calculation.taxes,
    pricesIncludeTax: calculation.pricesIncludeTax && !calculation.reverseCharge,
    rounding: calculation.taxRounding,
    currency,
  })
  const netTotal = sum(
    groups.map((group) => group.netTotal),
    currency,
  )
  const taxes = taxTotals(groups, calculation)
  const taxTotal = sum(
    taxes.map((tax) => tax.amount),
    currency,
  )
  const grossTotal = add(netTotal, taxTotal)
  const shippingTotal = moneyFrom(calculation.shipping, currency)
  const otherTotal = moneyFrom(calculation.other, currency)
  const grandTotal = add(add(grossTotal, shippingTotal), otherTotal)
  const withheld = percentOf(netTotal, calculation.withholding.rate)
  const deposits = depositTotals(calculation, taxTotal, grossTotal)
  const paidTotal = moneyFrom(calculation.paid, currency)
  const settled = [withheld, paidTotal, ...deposits.map(({ gross }) => gross)]
  return {
    lines,
    linesTotal,
    discountTotal,
    netTotal,
    taxes,
    groups,
    taxTotal,
    grossTotal,
    shippingTotal,
    otherTotal,
    grandTotal,
    withholding: {
      label: calculation.withholding.label,
      rate: decimalText(calculation.withholding.rate),
      amount: withheld,
    },
    deposits,
    paidTotal,
    amountDue: settled.reduce(subtract, grandTotal),
    second: secondTotals(calculation, grandTotal, taxTotal),
    notes: notesOf(calculation),
  }
}

function secondTotals(
  { second }: Calculation,
  grandTotal: Money,
  taxTotal: Money,
): SecondTotals | undefined {
  if (second === undefined) return undefined
  const { currency, rate, tellsTax } = second
  const tax = tellsTax && !isZero(taxTotal) ? exchange(taxTotal, rate, currency) : undefined
  return { total: exchange(grandTotal, rate, currency), tax }
}

function lineTotals(line: Calculation['lines'][number], { currency }: Calculation): LineTotals {
  const beforeDiscount = moneyFrom(multiplyDecimals(line.quantity, line.price), currency)
  const discount = discountOn(beforeDiscount, line.discount)
  return { beforeDiscount, discount, amount: subtract(beforeDiscount, discount) }
}

function discountOn(amount: Money, { kind, value }: Discount): Money {
  return kind === 'percent' ? percentOf(amount, value) : moneyFrom(value, amount.currency)
}

function taxedLines(lines: readonly LineTotals[], calculation: Calculation): TaxedLine[] {
  return calculation.lines.map((line, index) => ({
    amount: lines[index]?.amount ?? zero(calculation.currency),
    firstRate: line.ownTaxRate ?? calculation.taxes[0].rate,
  }))
}

function taxTotals(groups: readonly TaxGroup[], calculation: Calculation): TaxTotal[] {
  if (calculation.reverseCharge) return []
  return calculation.taxes.map(({ label }, index) => {
    const rates = mergeByRate(groups, index)
    return {
      label,
      rates,
      amount: sum(
        rates.map((rate) => rate.amount),
        calculation.currency,
      ),
    }
  })
}

// The second tax has one rate, though the first may split the lines into several groups.
function mergeByRate(groups: readonly TaxGroup[], taxIndex: number): TaxTotal['rates'] {
  const merged = new Map<string, TaxTotal['rates'][number]>()
  for (const group of groups) {
    const tax = group.taxes[taxIndex]
    if (!tax) continue
    const known = merged.get(tax.rate)
    merged.set(tax.rate, {
      rate: tax.rate,
      netTotal: known ? add(known.netTotal, group.netTotal) : group.netTotal,
      amount: known ? add(known.amount, tax.amount) : tax.amount,
    })
  }
  return [...merged.values()]
}

// A deposit bears the taxes of what it is a deposit on, in the same proportion ([T21]).
function depositTotals(
  { deposits, currency }: Calculation,
  taxTotal: Money,
  grossTotal: Money,
): DepositTotal[] {
  return deposits.map(({ number, issuedOn, gross: exact }) => {
    const gross = moneyFrom(exact, currency)
    const tax =
      grossTotal.minor === 0n ? 0n : divideHalfUp(gross.minor * taxTotal.minor, grossTotal.minor)
    return { number, issuedOn, gross, tax: { minor: tax, currency } }
  })
}

function notesOf({ reverseCharge, pricesIncludeTax }: Calculation): TotalsNote[] {
  if (reverseCharge) return ['reverse-charge']
  return pricesIncludeTax ? ['prices-include-tax'] : []
}
