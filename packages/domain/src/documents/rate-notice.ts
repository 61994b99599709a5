import type { DocumentLocale } from '../locale/document-locale.ts'
import type { PaperWords } from '../locale/words/paper-words.ts'
import { ownRate } from '../money/exchange.ts'
import type { ComputedDocument } from './totals.ts'

/**
 * 'Exchange rate: 1 USD = 0.92 EUR as of November 13, 2026 (ECB)', below totals that are told in a second currency. A rate
 * that somebody typed has no source to name.
 */
export function rateNotice(
  { document, totals }: ComputedDocument,
  locale: DocumentLocale,
  words: PaperWords,
): string | undefined {
  if (!totals?.second) return undefined
  const { code, rate, day, source } = document.secondCurrency
  const parts = [
    `${words.exchangeRate}: 1 ${document.currency} = ${locale.number(rate)} ${code}`,
    day === '' ? '' : words.rateDay.join(locale.day(day)),
    source === '' || source === ownRate ? '' : `(${source})`,
  ]
  return parts.filter(Boolean).join(' ')
}
