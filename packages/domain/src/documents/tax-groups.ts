import { allocate } from '../money/allocate.ts'
import type { CurrencyCode } from '../money/currency.ts'
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  decimalText,
} from '../money/decimal.ts'
import { add, type Money, percentOf, percentWithin, subtract, sum, zero } from '../money/money.ts'
import type { DocumentTax } from './calculation.ts'

/** The lines that share their tax rates: the unit in which tax is computed and law asks for it to be shown. */
export type TaxGroup = {
  /** The first tax's rate, plain decimal text. */
  readonly rate: string
  readonly linesTotal: Money
  readonly discount: Money
  readonly netTotal: Money
  readonly taxes: readonly {
    readonly label: string
    readonly rate: string
    readonly amount: Money
  }[]
  readonly grossTotal: Money
}

export type TaxedLine = { readonly amount: Money; readonly firstRate: Decimal }

type Options = {
  readonly lines: readonly TaxedLine[]
  readonly discount: Money
  readonly taxes: readonly DocumentTax[]
  readonly pricesIncludeTax: boolean
  readonly rounding: 'document' | 'line'
  readonly currency: CurrencyCode
}

/** Highest rate first. */
export function computeTaxGroups(options: Options): TaxGroup[] {
  const groups = groupByRate(options)
  // A discount lowers the base of the tax: each group bears its part before tax is computed ([T8]).
  const discounts = allocate(
    options.discount,
    groups.map((group) => group.linesTotal.minor),
  )
  return groups.map((group, index) =>
    taxGroup(group, discounts[index] ?? zero(options.currency), options),
  )
}

type LinesOfRate = {
  readonly firstRate: Decimal
  readonly amounts: readonly Money[]
  readonly linesTotal: Money
}

function groupByRate({ lines, taxes, currency }: Options): LinesOfRate[] {
  const byRate = new Map<string, { firstRate: Decimal; amounts: Money[] }>()
  for (const line of lines) {
    const firstRate = taxes.length === 0 ? decimal('0') : line.firstRate
    const key = decimalText(firstRate)
    const group = byRate.get(key) ?? { firstRate, amounts: [] }
    group.amounts.push(line.amount)
    byRate.set(key, group)
  }
  return [...byRate.values()]
    .sort((a, b) => compareDecimals(b.firstRate, a.firstRate))
    .map((group) => ({ ...group, linesTotal: sum(group.amounts, currency) }))
}

function taxGroup(group: LinesOfRate, discount: Money, options: Options): TaxGroup {
  const taxes = options.taxes.map((tax, index) => ({
    label: tax.label,
    rate: index === 0 ? group.firstRate : tax.rate,
  }))
  const afterDiscount = subtract(group.linesTotal, discount)
  const bases =
    options.rounding === 'document' ? [afterDiscount] : lineBases(group.amounts, discount)
  const taxOn = options.pricesIncludeTax ? taxWithin(taxes) : percentOf
  const taxed = taxes.map(({ label, rate }) => ({
    label,
    rate: decimalText(rate),
    amount: sum(
      bases.map((base) => taxOn(base, rate)),
      options.currency,
    ),
  }))
  const tax = sum(
    taxed.map(({ amount }) => amount),
    options.currency,
  )
  const netTotal = options.pricesIncludeTax ? subtract(afterDiscount, tax) : afterDiscount
  return {
    rate: decimalText(group.firstRate),
    linesTotal: group.linesTotal,
    discount,
    netTotal,
    taxes: taxed,
    grossTotal: add(netTotal, tax),
  }
}

function taxWithin(taxes: readonly DocumentTax[]): (base: Money, rate: Decimal) => Money {
  const allRates = taxes.map(({ rate }) => rate).reduce(addDecimals, decimal('0'))
  return (base, rate) => percentWithin(base, rate, allRates)
}

function lineBases(amounts: readonly Money[], discount: Money): Money[] {
  const shares = allocate(
    discount,
    amounts.map((amount) => amount.minor),
  )
  return amounts.map((amount, index) => subtract(amount, shares[index] ?? zero(amount.currency)))
}
