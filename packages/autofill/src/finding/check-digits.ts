import { type Scheme, taxIdSchemes } from '@sheaf/domain/tax/tax-id-schemes'

/** What a number begins with, where that is not the country's own letters. */
const otherPrefixes: Readonly<Record<string, string>> = { AT: 'ATU', CH: 'CHE', GR: 'EL' }

const prefixed =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  )

const byPrefix = new Map(
  prefixed.map((country) => [otherPrefixes[country] ?? country, schemesOf(country)]),
)

const vatPrefixes: readonly string[] = [...byPrefix.keys()]

// Nine digits agree with some country's scheme too often to prove anything without the country's letters.
const knownWithoutPrefix = ['ES', 'IT', 'PL', 'PT', 'AU'].flatMap(schemesOf)

/** Whether a tax number agrees with its check digit, by the scheme of its country. */
export function hasRightCheckDigit(number: string): boolean {
  const compact = number.toUpperCase().replace(/[ ./-]/g, '')
  const prefix = vatPrefixes.find((each) => compact.startsWith(each))
  const ofCountry = prefix === undefined ? undefined : byPrefix.get(prefix)
  const schemes = ofCountry ?? knownWithoutPrefix
  return schemes.some((scheme) => scheme.validate(compact).isValid)
}

function schemesOf(country: string): readonly Scheme[] {
  return taxIdSchemes[country] ?? []
}
