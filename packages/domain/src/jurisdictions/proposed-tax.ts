import { isBlankLine } from '../documents/document.ts'
import { compareDecimals, decimal } from '../money/decimal.ts'
import { taxLabels } from '../tax/tax-labels.ts'
import type { Circumstances } from './circumstances.ts'
import { ratesOf, standardRate } from './proposed-rate.ts'

export type ProposedTax = { readonly label: string; readonly rate: string }

/** What a sale at home is usually charged, where the document says otherwise. A rate that the law knows stays, and so do words of the user's own. */
export function proposedTax(circumstances: Circumstances): ProposedTax | undefined {
  const { priced, treated, law } = circumstances
  const usual = standardRate(circumstances)
  if (!priced || !usual || treated.treatment !== 'domestic') return undefined
  const { tax, lines } = priced.document
  const written = lines.filter((line) => !isBlankLine(line))
  const isPerLine =
    written.length > 0 && written.every((line) => line.taxRate !== '' || line.taxCategory !== '')
  if (tax.isReverseCharge || isPerLine) return undefined
  const isHeld = ratesOf(circumstances).some(
    ({ rate }) => compareDecimals(decimal(rate), decimal(tax.rate)) === 0,
  )
  const proposed = {
    label: isOurs(tax.label) ? (usual.label ?? law.taxNames.en) : tax.label,
    rate: isHeld ? tax.rate : usual.rate,
  }
  return proposed.label === tax.label && proposed.rate === tax.rate ? undefined : proposed
}

const offered: readonly string[] = taxLabels

function isOurs(label: string): boolean {
  return label.trim() === '' || offered.includes(label)
}
