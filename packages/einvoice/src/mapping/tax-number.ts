// Where a number that begins with the letters of its country is one for VAT.
const vatCountries = new Set(
  'AT BE BG CH CY CZ DE DK EE EL ES FI FR GB HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK XI'.split(
    ' ',
  ),
)

/** A number without its blanks, points and dashes, in capitals. */
export function compactNumber(number: string): string {
  return number.toUpperCase().replace(/[\s.-]/g, '')
}

/** One field holds VAT numbers ('DE123456789') and national tax numbers ('12/345/67890'); the standard keeps them apart. */
export function isVatNumber(number: string): boolean {
  const compact = compactNumber(number)
  const isWhole = /^[A-Z0-9+*]+$/.test(compact) && /\d/.test(compact)
  return isWhole && vatCountries.has(compact.slice(0, 2))
}

/** The country that issued a VAT number. */
export function countryOfVatNumber(number: string): string | undefined {
  if (!isVatNumber(number)) return undefined
  const prefix = compactNumber(number).slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix
}
