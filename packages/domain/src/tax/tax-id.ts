import { taxIdSchemes } from './tax-id-schemes.ts'

/**
 * 'right' says that form and check digits agree, and never that somebody is registered. 'unknown': nothing says which
 * scheme it is of, as with the tax numbers that some countries have besides.
 */
export type TaxIdFormat = 'right' | 'wrong' | 'unknown'

export type TaxId = {
  /** ISO 3166-1, where the number says it. */
  readonly country: string | undefined
  /** Northern Ireland trades goods as a member of the EU. */
  readonly isNorthernIrish: boolean
  readonly format: TaxIdFormat
}

/** What a tax id says by itself, or as one of its owner's country. Undefined while nothing is written. */
export function readTaxId(text: string, ownCountry?: string): TaxId | undefined {
  const number = compact(text)
  if (number === '') return undefined
  const country = countryOfNumber(number)
  return {
    country,
    isNorthernIrish: number.startsWith('XI'),
    format: country === undefined ? formatAtHome(number, ownCountry) : formatOf(number, country),
  }
}

function compact(text: string): string {
  const parts = text.split(':').map((part) => part.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  const last = parts.at(-1) ?? ''
  // What stands before a colon is a label, unless it is the country's letters: 'DK: 21599336'.
  const letters = parts.at(-2) ?? ''
  return `${euPrefixes.has(letters) ? letters : ''}${last}`.replace(labels, '')
}

// Written before the number, as in 'ABN 51 824 753 556'.
const labels = /^(ABN|GSTIN|GST|TRN|UEN|EIN|IRD|VAT)(?=[A-Z]*\d)/

const euPrefixes = new Map<string, string>([
  ...'AT BE BG CY CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    .split(' ')
    .map((code) => [code, code] as const),
  ['EL', 'GR'],
  ['GR', 'GR'],
  ['GB', 'GB'],
  ['XI', 'GB'],
])

/** Numbers that only one country writes so, without its letters before them. */
const ownShapes: readonly { readonly country: string; readonly shape: RegExp }[] = [
  { country: 'CH', shape: /^CHE\d/ },
  { country: 'NO', shape: /^(NO\d{8,10}(MVA)?|\d{8,10}MVA)$/ },
  { country: 'CA', shape: /^\d{8,10}RT\d{4}$/ },
  { country: 'IN', shape: /^\d{2}[A-Z]{5}\d{4}[A-Z]/ },
]

function countryOfNumber(number: string): string | undefined {
  const own = ownShapes.find(({ shape }) => shape.test(number))
  if (own) return own.country
  // Letters and digits that begin as a country does and go on with digits: 'DE136695976', 'ESB58378431', 'FRXX999999999'.
  return /^[A-Z]{2}[A-Z0-9]{0,2}\d{2}/.test(number) ? euPrefixes.get(number.slice(0, 2)) : undefined
}

function formatOf(number: string, country: string): TaxIdFormat {
  const schemes = taxIdSchemes[country]
  if (!schemes) return 'unknown'
  const known = number.startsWith('XI') ? `GB${number.slice(2)}` : number
  // Zeros alone agree with most sums.
  const isGiven = /[1-9]/.test(number)
  return isGiven && schemes.some((scheme) => scheme.validate(known).isValid) ? 'right' : 'wrong'
}

// Members of the EU have tax numbers besides that for VAT, which begins with the country's letters.
function formatAtHome(number: string, country: string | undefined): TaxIdFormat {
  if (country === undefined) return 'unknown'
  const format = formatOf(number, country)
  const isMember = euPrefixes.get(country) === country && country !== 'GB'
  return format === 'wrong' && isMember ? 'unknown' : format
}
