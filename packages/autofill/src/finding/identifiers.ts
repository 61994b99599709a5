import { isValidIban } from '@sheaf/domain/parties/bank-account'
import { checks, isAbn } from './check-digits.ts'
import { type Span, spanOf } from './span.ts'

// Character by character: groups of any size could be told apart in thousands of ways.
const ibanShape = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30}(?![\p{L}\d])/giu

export function findIbans(text: string): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(ibanShape)) {
    const groups = match[0].split(' ')
    while (groups.length > 0 && !isValidIban(groups.join(''))) groups.pop()
    const iban = groups.join(' ')
    if (iban !== '') found.push(spanOf(text, match.index, match.index + iban.length))
  }
  return found
}

// Nine digits agree with some country's scheme too often to prove anything without the country's letters.
const knownWithoutCountry: ReadonlySet<string> = new Set(['ES', 'IT', 'PL', 'PT'])

/** Whether a tax number agrees with its check digit by the scheme of some country. */
export function isCheckedTaxId(raw: string): boolean {
  const compact = raw.toUpperCase().replace(/[ ./-]/g, '')
  for (const [country, { shape, isValid }] of Object.entries(checks)) {
    const hasCountry = compact.startsWith(country)
    if (!hasCountry && !knownWithoutCountry.has(country)) continue
    const body = hasCountry ? compact.slice(country.length) : compact
    if (shape.test(body) && isValid(body)) return true
  }
  return isAbn(compact)
}
