import type { FieldType } from '@sheaf/domain/documents/field-types'

type Claim = { readonly value: string; readonly quote: string }

/** Their values are codes of ours for what the words say. */
const coded: ReadonlySet<FieldType> = new Set<FieldType>([
  'currency',
  'payment-terms',
  'discount-kind',
  'flag',
])

const decimal = /^-?\d+(?:\.\d+)?$/
const day = /^\d{4}-\d{2}-\d{2}$/

/** Whether the words of a text bear out a value that was read from them for a field of this type. */
export function isBacked(type: FieldType, { value, quote }: Claim): boolean {
  if (value.trim() === '') return false
  if (coded.has(type) || day.test(value)) return true
  if (decimal.test(value)) return hasFigure(quote, value)
  const said = wordsOf(quote)
  return [...wordsOf(value)].every((word) => said.has(word))
}

// 'two days' gives 2, so words without a digit are believed; others must hold the same digits: '1.234,50' gives 1234.5.
function hasFigure(quote: string, value: string): boolean {
  if (!/\d/.test(quote)) return true
  const wanted = bare(value)
  const figures = quote.match(/\d[\d.,'’\s]*/g) ?? []
  return figures.some((figure) => bare(figure) === wanted || digits(figure) === digits(value))
}

function bare(figure: string): string {
  const [, whole = figure, fraction = ''] = /^(.*?)[.,](\d{1,2})\D*$/.exec(figure) ?? []
  return `${digits(whole).replace(/^0+(?=\d)/, '')}.${fraction.replace(/(?<!0)0+$/, '')}`
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
}
