import type { CurrencyCode } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import type { BusinessDocument } from './document.ts'
import { textField } from './field-access.ts'
import { rulesOf } from './kinds.ts'

export type Discount = { readonly type: 'percent' | 'amount'; readonly value: Decimal }

export type DocumentTax = { readonly label: string; readonly rate: Decimal }

/** What a document asks to be computed, in names that are the same for every kind. */
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
}

export function calculationOf(document: BusinessDocument): Calculation {
  const rules = rulesOf(document.type)
  return {
    currency: document.currency,
    lines: document.lineItems.map((line) => ({
      quantity: decimal(line.quantity),
      price: decimal(textField(line, rules.linePriceField)),
      discount: { type: line.discountType, value: decimal(line.discountValue) },
      ownTaxRate: line.taxRate === '' ? undefined : decimal(line.taxRate),
    })),
    taxes: [
      {
        label: textField(document, rules.taxLabelField) || 'Tax',
        rate: decimal(textField(document, rules.taxRateField)),
      },
      ...secondTax(document),
    ],
    discount: { type: document.discountType, value: decimal(document.discountValue) },
    shipping: decimal(textField(document, rules.shippingField)),
    other: decimal(textField(document, rules.otherField)),
    pricesIncludeTax: document.pricesIncludeTax,
    reverseCharge: document.reverseCharge,
    taxRounding: document.taxRounding,
    withholding: {
      label: document.withholdingLabel || 'Withholding tax',
      rate: decimal(document.withholdingRate),
    },
  }
}

function secondTax(document: BusinessDocument): DocumentTax[] {
  const label = document.tax2Label.trim()
  return document.enableTax2 && label !== '' ? [{ label, rate: decimal(document.tax2Rate) }] : []
}
