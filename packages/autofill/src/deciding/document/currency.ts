import { type CurrencyCode, isCurrencyCode } from '@sheaf/domain/money/currency'
import type { CurrencyName } from '../../finding/currencies.ts'
import { type Place, within } from '../../finding/places.ts'
import type { Reading } from '../../finding/reading.ts'
import { type Fact, fact } from '../fact.ts'

/** The currency of the document: that of most amounts, or the one that a sentence names for all. */
export function decideCurrency(reading: Reading, parts: readonly Place[]): Fact | undefined {
  const counts = new Map<CurrencyName, { count: number; place: Place }>()
  for (const part of parts) {
    for (const amount of within(reading.amounts, part)) {
      if (amount.currency === undefined) continue
      const seen = counts.get(amount.currency)
      counts.set(amount.currency, { count: (seen?.count ?? 0) + 1, place: seen?.place ?? amount })
    }
  }
  const named = namedIn(reading, parts)
  const [most] = [...counts].sort((a, b) => b[1].count - a[1].count)
  if (!most) return named ? fact(named.code, named.place, 0.8) : undefined
  const [name, { place }] = most
  if (isCurrencyCode(name)) return fact(name, place, 0.95)
  return fact(named?.code ?? sharedSign(reading, name), named?.place ?? place, 0.8)
}

// 'All prices in CAD', 'USD', 'Preise in Schweizer Franken': a code that touches no figure.
const lone = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu

function namedIn(
  reading: Reading,
  parts: readonly Place[],
): { code: CurrencyCode; place: Place } | undefined {
  for (const part of parts) {
    for (const match of reading.text.slice(part.start, part.end).matchAll(lone)) {
      if (!isCurrencyCode(match[0]) || ambiguous.has(match[0])) continue
      const start = part.start + match.index
      return { code: match[0], place: { start, end: start + 3 } }
    }
  }
  return undefined
}

// Codes that are also words in capitals or names of taxes, places and offices.
const ambiguous: ReadonlySet<string> = new Set([
  'ALL',
  'TOP',
  'TRY',
  'CUP',
  'PEN',
  'MOP',
  'LAK',
  'BAM',
  'GEL',
  'MAD',
  'COP',
  'SOS',
  'NAD',
  'BOB',
  'SAR',
  'PAB',
  'WST',
  'LEI',
  'STN',
  'DOP',
  'CVE',
  'ETB',
  'SHP',
  'TOP',
])

function sharedSign(reading: Reading, name: CurrencyName): CurrencyCode | 'SEK' | 'USD' {
  if (name !== 'ANY_KRONE') return dollarOf(reading)
  if (/norge|norway|oslo|\.no\b/.test(reading.folded)) return 'NOK' as CurrencyCode
  return /danmark|denmark|kobenhavn|copenhagen|\.dk\b/.test(reading.folded)
    ? ('DKK' as CurrencyCode)
    : 'SEK'
}

function dollarOf(reading: Reading): CurrencyCode | 'USD' {
  if (/\babn\b|australia|(?:nsw|vic|qld|tas) \d{4}|\.com\.au\b/.test(reading.folded))
    return 'AUD' as CurrencyCode
  if (
    /canada|\bhst\b|\bqst\b|\b(?:on|bc|ab|qc|mb|sk|ns) [a-z]\d[a-z] ?\d[a-z]\d/.test(reading.folded)
  )
    return 'CAD' as CurrencyCode
  if (/new zealand|\.co\.nz\b|auckland|wellington/.test(reading.folded))
    return 'NZD' as CurrencyCode
  return 'USD'
}
