import { isInCapitals } from './matching/writing.ts'
import { readNamedDays } from './reading/calendar-words.ts'
import { companyNames, hasCapitalsOfName } from './reading/names.ts'
import { type Token, tokensOf } from './reading/tokens.ts'
import { decimalOf, endOfMoney, endOfPercent, isCurrency } from './reading/values.ts'

/** What a translation may not change: as it is written, and what that means. */
export type Fact = { readonly text: string; readonly value: string }

/** Figures, money, percents, days, numbers of documents, links, names in capitals and names of companies. */
export function factsOf(text: string, language: string): Fact[] {
  return text.split('\n').flatMap((line) => factsOfLine(line, language))
}

function factsOfLine(text: string, language: string): Fact[] {
  const tokens = tokensOf(text)
  const facts: Fact[] = companyNames(tokens).map((name) => ({ text: name, value: name }))
  const isShouted = isInCapitals(text)
  let at = 0
  while (at < tokens.length) {
    const found = dayAt(tokens, at, language) ?? figureAt(tokens, at, language)
    if (found) {
      const end = tokens[found.end - 1]?.end ?? 0
      facts.push({ text: text.slice(tokens[at]?.start, end), value: found.value })
      at = found.end
      continue
    }
    const name = tokens[at]
    if (name && !isShouted && isCapitalName(name)) facts.push({ text: name.text, value: name.text })
    at += 1
  }
  return facts
}

type Found = { readonly value: string; readonly end: number }

function dayAt(tokens: readonly Token[], at: number, language: string): Found | undefined {
  const named = readNamedDays(tokens, at, language).at(-1)
  if (!named) return undefined
  const { year, month, day, end } = named
  const isModal =
    year === undefined && day === undefined && /^\p{Ll}/u.test(tokens[end]?.text ?? '')
  // 'May we …' begins no month.
  if (isModal && at === 0) return undefined
  return { value: `day ${year ?? ''}-${month}-${day ?? ''}`, end }
}

function figureAt(tokens: readonly Token[], at: number, language: string): Found | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const moneyEnd = endOfMoney(tokens, at)
  if (moneyEnd !== undefined)
    return { value: moneyValue(tokens.slice(at, moneyEnd), language), end: moneyEnd }
  const percentEnd = endOfPercent(tokens, at)
  if (percentEnd !== undefined) {
    const [figure = ''] = figuresIn(tokens.slice(at, percentEnd))
    return { value: `${decimalOf(figure, language)} %`, end: percentEnd }
  }
  if (token.kind === 'day') return { value: dayValue(token.text), end: at + 1 }
  if (token.kind === 'number')
    return { value: decimalOf(token.text, language) ?? token.text, end: at + 1 }
  return token.kind === 'id' || token.kind === 'link'
    ? { value: token.text, end: at + 1 }
    : undefined
}

const signOf: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' }

function moneyValue(tokens: readonly Token[], language: string): string {
  const [figure = ''] = figuresIn(tokens)
  const currency = tokens.find((token) => isCurrency(token) || token.kind !== 'number')?.text ?? ''
  return `${signOf[currency] ?? currency} ${decimalOf(figure, language) ?? figure}`
}

function figuresIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'number' ? [text] : []))
}

/** A day in figures is only known when the year comes first: 03/05 may be in March or in May. */
function dayValue(text: string): string {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? []
  return year ? `day ${year}-${Number(month)}-${Number(day)}` : text
}

/** 'ACME', 'WordPress'. */
function isCapitalName({ kind, text, key }: Token): boolean {
  return kind === 'word' && hasCapitalsOfName(text) && !translatedCapitals.has(key)
}

/** What is short for a word that each language has its own for: value added tax, terms of business. */
const translatedCapitals = new Set(
  'vat tva iva mwst ust btw dph afa ддс φπα moms mva alv km pvn pvm ddv pdv cbl kdv пдв ндс agb cgv po'.split(
    ' ',
  ),
)
