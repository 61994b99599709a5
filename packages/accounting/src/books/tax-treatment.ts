import type { PricedDocument } from '@sheaf/domain/documents/document'
import type { TaxGroup } from '@sheaf/domain/documents/tax-groups'
import { addDecimals, decimal, decimalText } from '@sheaf/domain/money/decimal'
import { taxCategoryNames } from '@sheaf/domain/tax/tax-categories'
import { treatmentOf, type VatCategory } from '@sheaf/einvoice/mapping/vat-treatment'

/** How something is taxed, as an accounting program tells taxes apart. */
export type TaxTreatment = {
  /** The same for all that is taxed alike: '20', '5+7', 'reverse-charge'. */
  readonly key: string
  /** For people: 'VAT 20%'. */
  readonly label: string
  /** All taxes together, per hundred. */
  readonly rate: string
}

const untaxedKeys: Readonly<Record<VatCategory, string>> = {
  S: 'zero-rated',
  L: 'zero-rated',
  M: 'zero-rated',
  Z: 'zero-rated',
  E: 'exempt',
  AE: 'reverse-charge',
  K: 'intra-community',
  G: 'export',
  O: 'no-tax',
}

/** The category of a line, from what the document says about it. */
export function categoryOf(document: PricedDocument, index: number): VatCategory {
  const own = document.lines[index]?.taxCategory
  const { taxExemptionReason } = document
  return treatmentOf(document, index, { taxExemptionReason, lineCategory: own || undefined })
    .category
}

export function taxTreatment(category: VatCategory, taxes: TaxGroup['taxes']): TaxTreatment {
  const counted = taxes.filter(({ rate }) => rate !== '0')
  if (counted.length === 0) return untaxed(category)
  return {
    key: taxes.map(({ rate }) => rate).join('+'),
    label: counted.map(({ label, rate }) => `${label} ${rate}%`).join(' + '),
    rate: decimalText(taxes.map(({ rate }) => decimal(rate)).reduce(addDecimals, decimal('0'))),
  }
}

export function untaxed(category: VatCategory): TaxTreatment {
  const key = untaxedKeys[category]
  return { key, label: key === 'zero-rated' ? 'Zero-rated' : taxCategoryNames[category], rate: '0' }
}
