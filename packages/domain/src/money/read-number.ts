import { decimal, decimalText } from './decimal.ts'

export type DecimalMark = '.' | ','

/**
 * What people type or paste as a number, as plain decimal text: '1,234.50', '1.234,50', "1'234.5", '$ 12', '(5.00)'.
 * `mark` decides only what the digits leave open: '1,234' and '1.234'. Undefined when it is not one number.
 */
export function readNumber(typed: string, mark: DecimalMark = '.'): `${number}` | undefined {
  const compact = asciiDigits(typed).replace(/[\s'’_]/g, '')
  if (compact.length > longestNumber) return undefined
  const inBrackets = /^\((.+)\)$/.exec(compact)?.[1]
  const match = signedFigure.exec(inBrackets ?? compact)
  if (!match) return undefined
  const { before = '', inner = '', after = '', figure = '' } = match.groups ?? {}
  const signs = before + inner + after
  const plain = toPlain(figure, mark)
  if (signs.length > 1 || (signs && inBrackets) || plain === undefined) return undefined
  const isNegative = inBrackets !== undefined || /[-−]/.test(signs)
  return decimalText(decimal(isNegative ? `-${plain}` : plain))
}

// Longer than any number that a document takes, currency and separators included.
const longestNumber = 64

// A currency stands before or behind: a sign ('R$', '€') or a code ('EUR').
const currency = String.raw`(?:[A-Za-z.]*\p{Sc}|[A-Za-z]{2,3})?`
const signedFigure = new RegExp(
  String.raw`^(?<before>[-−+]?)${currency}(?<inner>[-−+]?)(?<figure>\d[\d.,]*|[.,]\d+)${currency}(?<after>[-−]?)$`,
  'u',
)

function toPlain(body: string, mark: DecimalMark): string | undefined {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  if (last === -1) return body
  const separator = body[last] === ',' ? ',' : '.'
  const other = separator === ',' ? '.' : ','
  const occurrences = body.split(separator).length - 1
  if (body.includes(other)) {
    return occurrences === 1 ? joinDecimal(body, last, other) : undefined
  }
  if (occurrences > 1)
    return isGrouped(body, separator) ? body.replaceAll(separator, '') : undefined
  const couldBeGroup = /^[1-9]\d{0,2}$/.test(body.slice(0, last)) && body.length - last === 4
  if (couldBeGroup && separator !== mark) return body.replace(separator, '')
  return joinDecimal(body, last, other)
}

function joinDecimal(body: string, at: number, groupMark: string): string | undefined {
  const whole = body.slice(0, at)
  if (whole.includes(groupMark) && !isGrouped(whole, groupMark)) return undefined
  const digits = whole.replaceAll(groupMark, '') || '0'
  const fraction = body.slice(at + 1)
  return fraction === '' ? digits : `${digits}.${fraction}`
}

// Groups of two before the last three digits are how India writes lakh and crore.
function isGrouped(whole: string, groupMark: string): boolean {
  const [first = '', ...groups] = whole.split(groupMark)
  const lastGroup = groups.at(-1) ?? ''
  return (
    /^\d{1,3}$/.test(first) &&
    lastGroup.length === 3 &&
    groups.slice(0, -1).every((group) => group.length === 3 || group.length === 2)
  )
}

/** Arabic-Indic, Devanagari and other decimal digits as ASCII, with the Arabic decimal and group marks. */
function asciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
}

// Unicode keeps each script's ten digits in a row, so the zero is the last digit below that is not one itself.
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
