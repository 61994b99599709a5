import { isValidIban, isValidSwift } from '@sheaf/domain/parties/bank-account'
import type { Label } from '../languages/language-table.ts'
import { languageCodes, languages } from '../languages/languages.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import { hasRightCheckDigit, vatPrefixes } from './check-digits.ts'
import { type Span, spanOf } from './span.ts'

export type TaxId = Span & {
  /** The number agrees with its check digit; a labelled one that does not is still worth a doubtful proposal. */
  readonly isChecked: boolean
}

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

const bicLabel = /(?:bic|swift)(?:[ /-]?(?:bic|swift|code))?[ :.=-]{0,4}/giu

export function findBics(text: string): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(bicLabel)) {
    const start = match.index + match[0].length
    const code = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\p{L}\d])/u.exec(
      text.slice(start, start + 12),
    )
    if (code && isValidSwift(code[0])) found.push(spanOf(text, start, start + code[0].length))
  }
  return found
}

const prefixed = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${vatPrefixes.join('|')})[ -]?[A-Z]?\d[\dA-Z .-]{5,16}[\dA-Z])(?![\p{L}\d])`,
  'gu',
)

/** Numbers of VAT and tax: with a country's letters in front, or behind a label that says so. */
export function findTaxIds(text: string, folded: string): TaxId[] {
  const byStart = new Map<number, TaxId>()
  for (const match of text.matchAll(prefixed)) {
    const end = endOfChecked(match[0])
    if (end > 0) {
      const span = spanOf(text, match.index, match.index + end)
      byStart.set(match.index, { ...span, isChecked: true })
    }
  }
  for (const match of folded.matchAll(labelled)) {
    const start = match.index + (match.groups?.label ?? '').length
    const body = /^[A-Z]{0,3}[ -]?[\dA-Z]{1,4}[\dA-Z ./-]{4,16}/u.exec(
      text.slice(start, start + 24),
    )
    const id = body && tidied(body[0])
    if (!id || overlaps(byStart.values(), start)) continue
    byStart.set(start, {
      ...spanOf(text, start, start + id.length),
      isChecked: hasRightCheckDigit(id),
    })
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start)
}

const taxLabel: Label = 'taxId'
const labels = anyOf([
  ...languageCodes.flatMap((code) => phrasesOf(languages[code].labels[taxLabel])),
  'ust-idnr.',
  'p.iva',
  'n.i.f',
  'c.i.f',
])
const labelled = new RegExp(
  String.raw`(?<![\p{L}\d])(?<label>(?:${labels})(?:[ ./-]{0,2}(?:no|nr|n|number|num|id|reg|ue|eu|numer|nummer|code|intracommunautaire)(?![\p{L}\d]))?[ .]?(?:[:#=°º-]|is|is:|lautet|est|es|e'|to)?[ ]{0,2}[:°º#]?[ ]{0,3})(?=[a-z]{0,3}[ -]?[a-z]?\d)`,
  'gu',
)

function overlaps(found: Iterable<TaxId>, start: number): boolean {
  for (const span of found) if (start >= span.start - 3 && start < span.end) return true
  return false
}

// What follows the number on its line ('DE 136 695 976, Berlin') is cut off: the longest part that checks counts.
function endOfChecked(raw: string): number {
  for (let length = raw.length; length >= 8; length -= 1) {
    const part = raw.slice(0, length)
    if (/[\dA-Z]$/.test(part) && hasRightCheckDigit(part)) return length
  }
  return 0
}

// A labelled number ends where words begin; it must be long enough not to be a rate or a year.
function tidied(raw: string): string | undefined {
  const cut =
    /^(?:[A-Z]{1,3}[ -]?)?[\dA-Z]*\d[\dA-Z]*(?:[ ./-][\dA-Z]*\d[\dA-Z]*)*/.exec(raw)?.[0] ?? ''
  const digits = cut.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15 ? cut : undefined
}
