import { type CurrencyCode, isCurrencyCode } from '@sheaf/domain/money/currency'
import { fold } from './fold.ts'

// Signs and words by code, in all eight languages; folded, so that 'zł' is 'zl'. A bare '$' or 'kr' is settled by
// the rest of the text.
const names: Readonly<Record<string, string>> = {
  EUR: '€|eur|euro|euros|euronen|eur.',
  USD: 'us$|usd|us dollars|us-dollar|u$s|dollars us|us dollar|dolarów amerykańskich',
  GBP: '£|gbp|pounds|pound|quid|sterling|pounds sterling|pfund|livres sterling|libras|sterline|pond|libras esterlinas|funtów',
  PLN: 'zł|zl|pln|złotych|złote|złoty|zloty|zlotys|złotówek',
  CHF: 'chf|sfr|franken|schweizer franken|francs suisses|swiss francs|franchi|fr.',
  BRL: 'r$|brl|reais',
  AUD: 'a$|au$|aud|australian dollars',
  CAD: 'c$|ca$|cad|canadian dollars|can$',
  NZD: 'nz$|nzd',
  SGD: 's$|sgd',
  HKD: 'hk$|hkd',
  MXN: 'mx$|mxn',
  SEK: 'sek|kronor|swedish kronor',
  NOK: 'nok|norwegian kroner',
  DKK: 'dkk|danish kroner|danske kroner',
  CZK: 'kč|czk|korun',
  HUF: 'huf|forint|ft',
  RON: 'ron|lei',
  JPY: '¥|jpy|yen',
  INR: '₹|inr|rupees|rupee|rs.',
  KES: 'ksh|kes|kshs|shillings',
  NGN: '₦|ngn|naira',
  ZAR: 'zar|rand',
  GHS: 'gh₵|ghs|cedis|gh¢',
  AED: 'aed|dhs|dirhams|dirham',
  MYR: 'myr|ringgit',
  PHP: '₱|php|pesos filipinos',
  THB: '฿|thb|baht',
  XOF: 'fcfa|xof|cfa|f cfa|francs cfa',
  TND: 'tnd',
  ILS: '₪|ils',
  UAH: '₴|uah',
  TRY: '₺',
  KRW: '₩|krw|won',
  ARS: 'ar$',
  PEN: 'soles',
  UYU: 'uyu|$u',
  JMD: 'j$|jmd',
  TTD: 'tt$|ttd',
  ANY_PESO: 'pesos|m.n.|mn',
  USD_OR_OTHER: '$|dollars|dollar|bucks|dólares|dollari|dolarów|dolares',
  ANY_KRONE: 'kr|kr.|kroner|kronen',
}

/** What stands at the place of a currency: a code, or a sign that several share. */
export type CurrencyName = CurrencyCode | 'USD_OR_OTHER' | 'ANY_KRONE' | 'ANY_PESO'

const codeByName = new Map<string, CurrencyName>(
  Object.entries(names).flatMap(([code, list]) =>
    list.split('|').map((name) => [fold(name), code as CurrencyName] as const),
  ),
)

const oneOf = [...codeByName.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[$.*+?()|[\]\\^{}]/g, '\\$&'))
  .join('|')

const before = new RegExp(`(?<![\\p{L}])(?:${oneOf}|[a-z]{3}) ?$`, 'u')
const behind = new RegExp(`^ ?(?:${oneOf}|[a-z]{3})(?![\\p{L}$])`, 'u')
const reach = 24

export type CurrencyPlace = {
  readonly currency: CurrencyName
  readonly start: number
  readonly end: number
}

/** The currency that touches the figure from `start` to `end`: '€ 12', '12 EUR', '12 złotych'. */
export function currencyBeside(
  source: string,
  folded: string,
  start: number,
  end: number,
): CurrencyPlace | undefined {
  const from = Math.max(0, start - reach)
  const ahead = before.exec(folded.slice(from, start))
  const first = ahead && read(source.slice(from + ahead.index, start))
  if (ahead && first) return { currency: first, start: from + ahead.index, end: start }
  const after = behind.exec(folded.slice(end, end + reach))
  const second = after && read(source.slice(end, end + after[0].length))
  if (after && second) return { currency: second, start: end, end: end + after[0].length }
  return undefined
}

// Too short to be looked for, clear enough where a currency is known to stand.
const shortNames: Readonly<Record<string, CurrencyName>> = {
  e: 'EUR' as CurrencyName,
  r: 'ZAR' as CurrencyName,
  rs: 'INR' as CurrencyName,
  dh: 'MAD' as CurrencyName,
  rm: 'MYR' as CurrencyName,
  dt: 'TND' as CurrencyName,
  tl: 'TRY' as CurrencyName,
  's/': 'PEN' as CurrencyName,
  fr: 'CHF' as CurrencyName,
  frs: 'CHF' as CurrencyName,
  francs: 'CHF' as CurrencyName,
  'kiwi dollars': 'NZD' as CurrencyName,
  'nz dollars': 'NZD' as CurrencyName,
  sfr: 'CHF' as CurrencyName,
  p: 'GBP' as CurrencyName,
  pence: 'GBP' as CurrencyName,
}

/** The currency that words name by themselves: 'KSh', '€', 'dollars'. */
export function currencyNamed(words: string): CurrencyName | undefined {
  const bare = words
    .trim()
    .replace(/^[\s([:=]+/, '')
    // From its first sign on only: from each of them, a long row would be read again and again.
    .replace(/(?<![\s.,:)\]/–-])[\s.,:)\]/–-]+$/, '')
  return (
    read(words) ??
    read(bare) ??
    read(bare.toUpperCase()) ??
    shortNames[fold(bare)] ??
    read(bare.split(/[\s-]/)[0] ?? '')
  )
}

// Any ISO code counts in capitals; in small letters 'all', 'try' and 'top' are words.
function read(raw: string): CurrencyName | undefined {
  const name = raw.trim()
  const known = codeByName.get(fold(name))
  if (known) return known
  return isCurrencyCode(name) ? name : undefined
}
