import { addDecimals, type Decimal, decimal } from '@sheaf/domain/money/decimal'
import type { Invoice, VatBreakdown } from '../model/invoice.ts'
import type { Syntax } from '../syntax/term-values.ts'
import {
  cents,
  figure,
  figureOrZero,
  isSame,
  isWithin,
  percentOf,
  subtract,
  sumOf,
} from './figures.ts'

// The official rules forgive a unit of the currency, for tax that was rounded line by line: over UBL anything below it,
// over CII the whole of it.
const one = decimal('1')
const almostOne = decimal('0.9999999999')

export function isTaxOf(
  { taxableAmount, taxAmount, rate }: VatBreakdown,
  syntax?: Syntax,
): boolean {
  const tax = cents(percentOf(figureOrZero(taxableAmount), figureOrZero(rate)))
  return isWithin(figureOrZero(taxAmount), tax, syntax === 'cii' ? one : almostOne)
}

/** What a part of the breakdown should be the VAT on: its lines less its discounts plus its charges. */
export function taxableIn(invoice: Invoice, category: string, rate?: Decimal): Decimal {
  const amounts = (
    items: readonly {
      readonly vatCategory?: string | undefined
      readonly vatRate?: string | undefined
      readonly netAmount?: string | undefined
      readonly amount?: string | undefined
    }[],
  ) =>
    sumOf(
      items
        .filter(
          (item) =>
            item.vatCategory === category && (rate === undefined || isRate(item.vatRate, rate)),
        )
        .map((item) => item.netAmount ?? item.amount),
    )
  const { lines, charges, allowances } = invoice
  return subtract(addDecimals(amounts(lines), amounts(charges)), amounts(allowances))
}

function isRate(text: string | undefined, rate: Decimal): boolean {
  const value = figure(text)
  return value !== undefined && isSame(value, rate)
}

export function isNearly(stated: string | undefined, computed: Decimal): boolean {
  return isWithin(figureOrZero(stated), computed, almostOne)
}
