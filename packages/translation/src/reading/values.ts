import { decimalMark } from '@sheaf/domain/locale/document-locale'
import { isCurrencyCode } from '@sheaf/domain/money/currency'
import { readNumber } from '@sheaf/domain/money/read-number'
import type { Token } from './tokens.ts'

const closeBy = /^[ \u00a0\u202f]?$/
/** Currencies that people write as a word. */
const currencyWords = new Set([
  'kr',
  'zl',
  'kc',
  'ft',
  'lei',
  'лв',
  'руб',
  'грн',
  'fr',
  'tl',
  'usd',
  'eur',
  'gbp',
  'chf',
])

/** '€ 500', '500 EUR': where an amount of money that begins here ends. */
export function endOfMoney(tokens: readonly Token[], start: number): number | undefined {
  const first = tokens[start]
  const second = tokens[start + 1]
  if (!first || !second || !closeBy.test(second.gap)) return undefined
  const isMoney =
    (isCurrency(first) && second.kind === 'number') ||
    (first.kind === 'number' && (isCurrency(second) || currencyWords.has(second.key)))
  return isMoney ? start + 2 : undefined
}

/** '30 %', and '%30' as Turkish has it. */
export function endOfPercent(tokens: readonly Token[], start: number): number | undefined {
  const first = tokens[start]
  const second = tokens[start + 1]
  if (!first || !second) return undefined
  const isPercent =
    (first.kind === 'number' && isPercentSign(second) && closeBy.test(second.gap)) ||
    (isPercentSign(first) && second.kind === 'number' && second.gap === '')
  return isPercent ? start + 2 : undefined
}

function isPercentSign({ text }: Token): boolean {
  return text === '%' || text === '٪'
}

/** A number of a document, an account, an order; an IBAN with its spaces; a link. */
export function endOfId(tokens: readonly Token[], start: number): number | undefined {
  const first = tokens[start]
  if (!first) return undefined
  const isCode = first.kind === 'word' && /^\p{Lu}{2,12}$/u.test(first.text)
  if (!isCode && !['id', 'number', 'link', 'day'].includes(first.kind)) return undefined
  let end = start + 1
  if (!/^[A-Z]{2}\d{2}/.test(first.text)) return end
  while (tokens[end]?.gap === ' ' && /^[A-Z\d]{1,4}$/.test(tokens[end]?.text ?? '')) end += 1
  return end
}

export function isCurrency(token: Token): boolean {
  return token.kind === 'sign' ? /\p{Sc}/u.test(token.text) : isCurrencyCode(token.text)
}

/** A figure as plain decimal text; undefined when it is none. */
export function decimalOf(text: string, language: string): `${number}` | undefined {
  return readNumber(text, decimalMark({ language, region: '' }))
}
