import { currencyOf } from '../locale/countries.ts'
import type { CurrencyCode } from '../money/currency.ts'

// Directive 2006/112/EC, article 230: the tax payable is told in the national currency of the member state. The law of the
// other countries stands with them, as `taxInOwnCurrency` below jurisdictions/countries.
const askingCountries = new Set(
  'AE AT AU BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SG SI SK ZA'.split(
    ' ',
  ),
)

/** The currency in which a country asks for the tax on an invoice, in whatever currency the invoice is; undefined where it does not. */
export function taxCurrencyOf(region: string): CurrencyCode | undefined {
  return askingCountries.has(region) ? currencyOf(region) : undefined
}
