import { allocate } from '@sheaf/domain/money/allocate'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { add, type Money, subtract, sum, zero } from '@sheaf/domain/money/money'
import type { NetGroup } from './net-lines.ts'
import type { VatCategory } from './vat-treatment.ts'

/** What a document has of one VAT category at one rate. */
export type VatPart = {
  readonly category: VatCategory
  readonly rate: string
  readonly lines: Money
  readonly discount: Money
  readonly taxable: Money
  readonly tax: Money
}

/** The totals know rates; the standard also parts them by category, so that two kinds of zero stand apart. */
export function vatParts(
  groups: readonly NetGroup[],
  categoryOf: (index: number) => VatCategory,
  currency: CurrencyCode,
): VatPart[] {
  return groups.flatMap(({ group, lines, discount, tax }) => {
    const categories = [...new Set(lines.map(({ index }) => categoryOf(index)))]
    const amounts = categories.map((category) =>
      sum(
        lines.filter(({ index }) => categoryOf(index) === category).map(({ line }) => line.amount),
        currency,
      ),
    )
    const discounts = allocate(
      discount,
      amounts.map(({ minor }) => minor),
    )
    const taxable = amounts.map((amount, at) => subtract(amount, discounts[at] ?? zero(currency)))
    const taxes = allocate(
      tax,
      taxable.map(({ minor }) => minor),
    )
    return categories.map((category, at) => ({
      ...{ category, rate: group.rate, lines: amounts[at] ?? zero(currency) },
      ...{ discount: discounts[at] ?? zero(currency), taxable: taxable[at] ?? zero(currency) },
      tax: taxes[at] ?? zero(currency),
    }))
  })
}

/** Shipping and the like bear no VAT on our documents: they join what has none, or stand as zero rated. */
export function untaxedCategory(parts: readonly VatPart[]): VatCategory {
  const untaxed =
    parts.find(({ category }) => category === 'O') ?? parts.find(({ rate }) => rate === '0')
  return untaxed?.category ?? 'Z'
}

/** The parts with an amount more that bears no VAT. */
export function withUntaxed(parts: readonly VatPart[], amount: Money): VatPart[] {
  const category = untaxedCategory(parts)
  const none = zero(amount.currency)
  if (!parts.some((part) => part.category === category)) {
    return [
      ...parts,
      { category, rate: '0', lines: none, discount: none, taxable: amount, tax: none },
    ]
  }
  return parts.map((part) =>
    part.category === category ? { ...part, taxable: add(part.taxable, amount) } : part,
  )
}
