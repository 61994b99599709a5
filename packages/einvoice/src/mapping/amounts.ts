import type { Totals } from '@sheaf/domain/documents/totals'
import { decimal } from '@sheaf/domain/money/decimal'
import { add, isZero, type Money, moneyText, subtract, sum } from '@sheaf/domain/money/money'
import { isRoundedFrom, percentOf } from '../rules/figures.ts'
import type { Profile } from '../rules/judge.ts'
import type { EInvoiceDetails, InvoiceDocument } from './details.ts'
import { untaxedCategory, type VatPart } from './vat-parts.ts'
import { reasonFor } from './vat-treatment.ts'

export type Extra = {
  readonly reason: string
  readonly reasonCode: string
  readonly amount: Money
  readonly signed: Money
  readonly isCharge: boolean
}

/** Shipping and other amounts, which stand outside the lines; a negative one is a discount. */
export function extrasOf(totals: Totals, parts: readonly VatPart[]): Extra[] {
  const rows = [
    { reason: 'Shipping', reasonCode: 'FC', signed: totals.shippingTotal },
    { reason: 'Other', reasonCode: 'ABK', signed: totals.otherTotal },
  ]
  return rows
    .filter(({ signed }) => !isZero(signed) && parts.length > 0)
    .map((row) => {
      const isCharge = row.signed.minor > 0n
      const amount = isCharge ? row.signed : { ...row.signed, minor: -row.signed.minor }
      return { ...row, isCharge, amount, reasonCode: isCharge ? row.reasonCode : '95' }
    })
}

type Amounts = {
  readonly parts: readonly VatPart[]
  readonly own: readonly VatPart[]
  readonly extras: readonly Extra[]
  readonly profile: Profile
  readonly details: EInvoiceDetails
}

export function amountsOf(
  document: InvoiceDocument,
  totals: Totals,
  { parts, own, extras, profile, details }: Amounts,
) {
  const { currency } = document
  const category = untaxedCategory(own)
  const extra = ({ amount, reason, reasonCode }: Extra) => ({
    ...{ amount: moneyText(amount), reason, reasonCode, vatCategory: category },
    ...(category !== 'O' && { vatRate: '0' }),
  })
  const discounts = own.filter(({ discount }) => !isZero(discount))
  const lower = extras.filter(({ isCharge }) => !isCharge)
  const higher = extras.filter(({ isCharge }) => isCharge)
  const linesTotal = sum(
    own.map(({ lines }) => lines),
    currency,
  )
  const allowed = sum(
    [...discounts.map(({ discount }) => discount), ...lower.map(({ amount }) => amount)],
    currency,
  )
  const charged = sum(
    higher.map(({ amount }) => amount),
    currency,
  )
  // Whatever the totals take off the grand total counts as paid.
  const paid = subtract(totals.grandTotal, totals.amountDue)
  return {
    allowances: [...discounts.map((part) => discountOf(document, part)), ...lower.map(extra)],
    charges: higher.map(extra),
    vatBreakdown: parts.map((part) => ({
      ...{
        taxableAmount: moneyText(part.taxable),
        taxAmount: moneyText(part.tax),
        category: part.category,
      },
      // XRechnung wants a rate even where there is none.
      ...((part.category !== 'O' || profile === 'xrechnung') && { rate: part.rate }),
      ...reasonFor(part.category, document.language, details),
    })),
    totals: {
      lines: moneyText(linesTotal),
      ...(discounts.length + lower.length > 0 && { allowances: moneyText(allowed) }),
      ...(higher.length > 0 && { charges: moneyText(charged) }),
      withoutVat: moneyText(add(subtract(linesTotal, allowed), charged)),
      withVat: moneyText(totals.grandTotal),
      ...(!isZero(paid) && { paid: moneyText(paid) }),
      due: moneyText(totals.amountDue),
    },
    totalVat: moneyText(totals.taxTotal),
  }
}

function discountOf({ discount }: InvoiceDocument, part: VatPart) {
  const base = moneyText(part.lines)
  // A share of a discount is no percentage of its lines to the cent; then only its amount is said.
  const isPercent =
    discount.kind === 'percent' && isPercentOf(moneyText(part.discount), base, discount.value)
  return {
    ...{
      amount: moneyText(part.discount),
      reason: 'Discount',
      reasonCode: '95',
      vatCategory: part.category,
    },
    ...(part.category !== 'O' && { vatRate: part.rate }),
    ...(isPercent && { percent: discount.value, base }),
  }
}

/** Whether an amount may be called a percentage of another. */
export function isPercentOf(amount: string, base: string, percent: string): boolean {
  return isRoundedFrom(decimal(amount), percentOf(decimal(base), decimal(percent)))
}
