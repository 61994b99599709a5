import type { CurrencyCode } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import { bearsTax } from '../tax/tax-categories.ts'
import { taxCurrencyOf } from '../tax/tax-currency.ts'
import { type Deposit, depositsOf } from './deposits.ts'
import type { PricedDocument } from './document.ts'

export type Discount = { readonly kind: 'percent' | 'amount'; readonly value: Decimal }

export type DocumentTax = { readonly label: string; readonly rate: Decimal }

/** What a document asks to be computed, as exact numbers. */
export type Calculation = {
  readonly currency: CurrencyCode
  readonly lines: readonly {
    readonly quantity: Decimal
    readonly price: Decimal
    readonly discount: Discount
    /** Takes the place of the first tax's rate on this line. */
    readonly ownTaxRate: Decimal | undefined
  }[]
  readonly taxes: readonly [DocumentTax, ...DocumentTax[]]
  readonly discount: Discount
  readonly shipping: Decimal
  readonly other: Decimal
  readonly pricesIncludeTax: boolean
  readonly reverseCharge: boolean
  readonly taxRounding: 'document' | 'line'
  readonly withholding: DocumentTax
  /** In what else the total is told, and the tax where the law of the seller's country asks for it in that currency. */
  readonly second:
    | { readonly currency: CurrencyCode; readonly rate: Decimal; readonly tellsTax: boolean }
    | undefined
  readonly deposits: readonly Deposit[]
  readonly paid: Decimal
}

export function calculationOf(document: PricedDocument): Calculation {
  const { tax, discount, charges, withholding } = document
  return {
    currency: document.currency,
    lines: document.lines.map((line) => ({
      quantity: decimal(line.quantity),
      price: decimal(line.price),
      discount: { kind: line.discountKind, value: decimal(line.discountValue) },
      ownTaxRate: ownTaxRate(line),
    })),
    taxes: [{ label: tax.label || 'Tax', rate: decimal(tax.rate) }, ...secondTax(document)],
    discount: { kind: discount.kind, value: decimal(discount.value) },
    shipping: decimal(charges.shipping),
    other: decimal(charges.other),
    pricesIncludeTax: tax.isIncluded,
    reverseCharge: tax.isReverseCharge,
    taxRounding: tax.rounding,
    withholding: {
      label: withholding.label || 'Withholding tax',
      rate: decimal(withholding.rate),
    },
    second: secondOf(document),
    deposits: depositsOf(document),
    paid: decimal('amountPaid' in document ? document.amountPaid : '0'),
  }
}

// Without a rate nothing can be told, and in the document's own currency all is told already.
function secondOf({ currency, secondCurrency, region }: PricedDocument): Calculation['second'] {
  const { code, rate } = secondCurrency
  if (code === '' || rate === '' || code === currency) return undefined
  return { currency: code, rate: decimal(rate), tellsTax: taxCurrencyOf(region) === code }
}

/** The rate that a line has of its own. */
export function ownTaxRate({
  taxRate,
  taxCategory,
}: PricedDocument['lines'][number]): Decimal | undefined {
  if (!bearsTax(taxCategory)) return decimal('0')
  return taxRate === '' ? undefined : decimal(taxRate)
}

function secondTax({ tax }: PricedDocument): DocumentTax[] {
  const label = tax.secondLabel.trim()
  return tax.hasSecond && label !== '' ? [{ label, rate: decimal(tax.secondRate) }] : []
}
