import { type CurrencyCode, isCurrencyCode } from '@sheaf/domain/money/currency'
import { type CurrencyName, currencyNamed } from '../finding/currencies.ts'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'

/** The code of the currency whose sign, code or word stands at a place. */
export function currencyOf(
  reading: Reading,
  { start, end }: Place,
): { readonly code: string } | undefined {
  const name = currencyNamed(reading.text.slice(start, end))
  if (name === undefined) return undefined
  return { code: isCurrencyCode(name) ? name : sharedSign(reading, name) }
}

/** The currency that stands beside most of the figures that were read as money. */
export function currencyBesideFigures(
  reading: Reading,
  places: readonly Place[],
): (Place & { readonly code: string }) | undefined {
  const counts = new Map<CurrencyName, { count: number; readonly place: Place }>()
  for (const { currency, start, end } of reading.amounts) {
    const isRead = places.some((place) => place.start < end && place.end > start)
    if (currency === undefined || !isRead) continue
    const seen = counts.get(currency) ?? { count: 0, place: { start, end } }
    seen.count += 1
    counts.set(currency, seen)
  }
  const [most] = [...counts].sort((a, b) => b[1].count - a[1].count)
  if (!most) return undefined
  const [name, { place }] = most
  return { ...place, code: isCurrencyCode(name) ? name : sharedSign(reading, name) }
}

/** A '$' or 'kr' is settled by a code elsewhere in the text, or by what else only one of its countries has. */
function sharedSign(reading: Reading, name: CurrencyName): string {
  const codes = name === 'ANY_KRONE' ? krones : name === 'ANY_PESO' ? pesos : dollars
  const named = [...codes].find(([code]) =>
    new RegExp(`(?<![A-Z])${code}(?![A-Z])`).test(reading.text),
  )
  if (named) return named[0]
  const told = [...codes].find(([, signs]) => signs.test(reading.folded))
  return told?.[0] ?? { ANY_KRONE: 'SEK', ANY_PESO: 'MXN' }[name as string] ?? 'USD'
}

type Signs = ReadonlyMap<CurrencyCode | string, RegExp>

const krones: Signs = new Map([
  ['NOK', /norge|norway|oslo|bergen|\bmva\b|\.no\b|ikke|org\.? ?nr\.? ?no/],
  ['DKK', /danmark|denmark|kobenhavn|copenhagen|\.dk\b|\bcvr\b|\baf\b|\bog\b|\btil\b/],
  ['SEK', /sverige|sweden|stockholm|\.se\b|\boch\b/],
])

const dollars: Signs = new Map([
  ['AUD', /\babn\b|australia|\b(?:nsw|vic|qld|tas|wa|sa) \d{4}|\.com\.au\b|\bbsb\b/],
  [
    'CAD',
    /canada|\b(?:hst|qst|tvq|tps|pst)\b|\b(?:on|bc|ab|qc|mb|sk|ns|nb)[ ,]+[a-z]\d[a-z] ?\d[a-z]\d|\.ca\b|quebec|ontario|alberta/,
  ],
  ['NZD', /new zealand|\.co\.nz\b|\.nz\b|auckland|wellington|christchurch|\bird no\b/],
  ['SGD', /singapore|\.sg\b|\buen\b/],
  ['HKD', /hong kong|\.hk\b/],
  ['MXN', /mexico|\brfc\b|\.mx\b|cfdi|\bcdmx\b|jalisco/],
  ['COP', /colombia|bogota|medellin|\bnit\b|\.co\b/],
  ['CLP', /\bchile\b|santiago|\brut\b|\.cl\b/],
  ['ARS', /argentina|buenos aires|\bcuit\b|\.ar\b/],
])

const pesos: Signs = new Map(
  [...dollars].filter(([code]) => ['MXN', 'COP', 'CLP', 'ARS'].includes(code)),
)
