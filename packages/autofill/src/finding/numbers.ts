import type { DecimalMark } from '@sheaf/domain/money/read-number'
import { readNumber } from '@sheaf/domain/money/read-number'
import type { Line } from '../layout/lines.ts'

/** A figure in the text. Whether it is money, a quantity or part of an address is decided later. */
export type FoundNumber = {
  readonly value: `${number}`
  readonly start: number
  readonly end: number
  /** '450,00' looks like money, '12' may be anything. */
  readonly hasCents: boolean
}

const digitRun =
  /(?<![\p{L}\d])-?(?:\d{1,3}(?:[ '.,]\d{3})+(?![\d])|\d{1,15})(?:[.,]\d{1,4}(?![\d]))?(?:[.,]-{1,2})?/gu

/** `folded` may be a line or a whole text; `offset` is where it stands in the source. */
export function findNumbers(folded: string, mark: DecimalMark, offset = 0): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const match of folded.matchAll(digitRun)) {
    const [raw] = match
    const next = folded.charAt(match.index + raw.length)
    const last = folded.charAt(match.index - 1)
    if (isPartOfMore(folded, match.index, match.index + raw.length)) continue
    const signed = raw.startsWith('-') && /\S/.test(last) ? raw.slice(1) : raw
    const thousands =
      next === 'k' && !/[\p{L}\d]/u.test(folded.charAt(match.index + raw.length + 1))
    const value = readNumber(signed.replace(/[.,]-+$/, ''), mark)
    if (value === undefined) continue
    found.push({
      value: thousands ? timesThousand(value) : value,
      start: offset + match.index + raw.length - signed.length,
      end: offset + match.index + raw.length + (thousands ? 1 : 0),
      hasCents: /[.,](?:\d{2}|-{1,2})$/.test(raw),
    })
  }
  return found
}

/** A time ('10:30'), a code ('K-118') and a paragraph ('§ 2') have digits and are no figures. */
function isPartOfMore(folded: string, start: number, end: number): boolean {
  const [last, beforeLast] = [folded.charAt(start - 1), folded.charAt(start - 2)]
  if (/[/:]/.test(last) && /\d/.test(beforeLast)) return true
  if (last === '-' && /[\p{L}\d]/u.test(beforeLast)) return true
  if (folded.charAt(end) === ':' && /\d/.test(folded.charAt(end + 1))) return true
  return last === '§' || (last === ' ' && beforeLast === '§')
}

function timesThousand(value: string): `${number}` {
  const [whole = '', fraction = ''] = value.split('.')
  const digits = whole + fraction.padEnd(3, '0')
  const at = digits.length - Math.max(0, fraction.length - 3)
  const text = fraction.length > 3 ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits
  return text.replace(/^(-?)0+(?=\d)/, '$1') as `${number}`
}

/** How this text writes decimals: figures that allow one reading vote, the language decides a tie. */
export function decimalMarkOf(lines: readonly Line[], usual: DecimalMark): DecimalMark {
  let points = 0
  let commas = 0
  for (const { folded } of lines) {
    for (const match of folded.matchAll(clearFigure)) {
      const [figure] = match
      if (/[.]\d{1,2}$/.test(figure) || /,\d{3}(?:$|,)/.test(figure.replace(/[.]\d+$/, '')))
        points += 1
      if (/,\d{1,2}$/.test(figure) || /[.]\d{3}(?:$|[.])/.test(figure.replace(/,\d+$/, '')))
        commas += 1
    }
  }
  if (points === commas) return usual
  return points > commas ? '.' : ','
}

const clearFigure =
  /(?<![\d.,/:-])\d{1,3}(?:[.,' ]\d{3}){0,6}[.,]\d{2}(?![\d.,/:]\d|\d)|(?<![\d.,/:-])\d{1,3}(?:[.,]\d{3}){1,4}(?![.,/:]?\d)/g
