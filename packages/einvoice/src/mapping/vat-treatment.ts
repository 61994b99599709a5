import { ownTaxRate } from '@sheaf/domain/documents/calculation'
import type { PricedDocument } from '@sheaf/domain/documents/document'
import { decimal, decimalText } from '@sheaf/domain/money/decimal'
import { reverseChargeWording } from '@sheaf/domain/tax/reverse-charge'
import { isVatNumber } from './tax-number.ts'

export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M'

/** What a document says about VAT beyond its rates. */
export type VatDetails = {
  /** Of lines without VAT, or L or M for all lines; else it is told from the document. */
  readonly vatCategory?: VatCategory
  readonly taxExemptionReason?: string
}

export type VatTreatment = { readonly category: VatCategory; readonly rate: string }

/** The rate that the totals used for a line. */
export function rateOf(document: PricedDocument, index: number): string {
  if (document.tax.isReverseCharge) return '0'
  const line = document.lines[index]
  return decimalText((line && ownTaxRate(line)) ?? decimal(document.tax.rate))
}

export function treatmentOf(
  document: PricedDocument,
  index: number,
  details: VatDetails & { readonly lineCategory?: VatCategory | undefined },
): VatTreatment {
  const rate = rateOf(document, index)
  return { rate, category: details.lineCategory ?? categoryOf(document, rate, details) }
}

function categoryOf(document: PricedDocument, rate: string, details: VatDetails): VatCategory {
  const { vatCategory, taxExemptionReason } = details
  if (document.tax.isReverseCharge) return 'AE'
  if (rate !== '0') return vatCategory === 'L' || vatCategory === 'M' ? vatCategory : 'S'
  if (vatCategory !== undefined && vatCategory !== 'S') return vatCategory
  if (taxExemptionReason) return 'E'
  const isTaxed = document.lines.some((_, index) => rateOf(document, index) !== '0')
  // Who has no VAT number and charges no VAT at all is outside its scope, as far as the document says.
  return isTaxed || isVatNumber(document.sender.taxId) ? 'Z' : 'O'
}

type Reason = { readonly exemptionReason?: string; readonly exemptionCode?: string }

/** Why no VAT is charged, in the words of the law where it has some. */
export function reasonFor(category: VatCategory, language: string, details: VatDetails): Reason {
  const own = details.taxExemptionReason
  switch (category) {
    case 'AE':
      return { exemptionReason: reverseChargeWording(language), exemptionCode: 'VATEX-EU-AE' }
    case 'K':
      return { exemptionReason: own || 'Intra-community supply', exemptionCode: 'VATEX-EU-IC' }
    case 'G':
      return { exemptionReason: own || 'Export outside the EU', exemptionCode: 'VATEX-EU-G' }
    case 'O':
      return { exemptionReason: own || 'Not subject to VAT', exemptionCode: 'VATEX-EU-O' }
    case 'E':
      return own ? { exemptionReason: own } : {}
    default:
      return {}
  }
}
