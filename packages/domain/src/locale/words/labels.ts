import { z } from 'zod'
import { english } from './english.ts'
import type { PaperWords } from './paper-words.ts'

/** Labels as a user renamed them, by where they stand among the words: `{ 'kinds.invoice.number': 'Ref.' }`. */
export type Labels = Readonly<Record<string, string>>

export const longestLabel = 40

// Values, sentences and what stands around a figure are no labels; a tax is named by its own field.
const noLabels = new Set([
  ...['paymentTerms', 'terms', 'taxes', 'withholding', 'pricesIncludeTax'],
  ...['totalIn', 'taxIn', 'rateDay', 'pages'],
])

/** Every label that can be renamed, with the English word for it. */
export const englishLabels: ReadonlyMap<string, string> = labelsIn(english)

/** The labels of a language by their keys. */
export function labelsIn(words: PaperWords): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  mapWords(words, (text, key) => {
    if (!noLabels.has(key.split('.')[0] ?? '')) found.set(key, text)
    return text
  })
  return found
}

export function isLabelKey(key: string): boolean {
  return englishLabels.has(key)
}

/** On the wire and wherever labels are kept. An empty text is the language's own word. */
export const labelsField = z
  .record(
    z.string(),
    z
      .string()
      .max(longestLabel, `Must be at most ${longestLabel} characters`)
      .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Must be one line'),
  )
  .superRefine((labels, context) => {
    const unknown = Object.keys(labels).find((key) => !isLabelKey(key))
    if (unknown === undefined) return
    context.addIssue({ code: 'custom', path: [unknown], message: 'No label has this name' })
  })
  .transform(withoutEmpty)
  .default({})

function withoutEmpty(labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([, text]) => text.trim() !== ''))
}

/** The words with the labels that somebody named otherwise. */
export function renamed(words: PaperWords, labels: Labels): PaperWords {
  if (Object.keys(labels).length === 0) return words
  return mapWords(words, (text, key) => (Object.hasOwn(labels, key) ? (labels[key] ?? text) : text))
}

// Signs without a shape: what stands between them is in the second language, and set smaller (base/text.typ).
const start = '\u2063'
const end = '\u2064'

/** Whole only with what stands around them, or said in one language on purpose. */
const onceOnly = new Set(['terms', 'totalIn', 'taxIn', 'rateDay', 'pages'])

/** Every word twice, the second time in another language, unless both languages have the same. */
export function inTwoLanguages(words: PaperWords, others: PaperWords): PaperWords {
  const second = new Map<string, string>()
  mapWords(others, (text, key) => {
    second.set(key, text)
    return text
  })
  return mapWords(words, (text, key) => {
    const [part = ''] = key.split('.')
    return onceOnly.has(part) ? text : twice(text, second.get(key) ?? text)
  })
}

/** One text in two languages. Equal ones are said once. */
export function twice(text: string, other: string): string {
  return other === text ? text : `${text}${start}${other}${end}`
}

const secondPart = /\u2063([^\u2063\u2064]*)\u2064/g

/** What it says in the first language. */
export function inFirstLanguage(text: string): string {
  return text.replace(secondPart, '')
}

/** As it is read aloud: 'Rechnung / Invoice'. */
export function readAloud(text: string): string {
  return text.replace(secondPart, ' / $1')
}

/** The text with each of its pieces changed, and the signs between them as they are. */
export function mapPieces(text: string, change: (piece: string) => string): string {
  let [said, at] = ['', 0]
  for (const { index, 0: whole, 1: other = '' } of text.matchAll(secondPart)) {
    said += change(text.slice(at, index)) + start + change(other) + end
    at = index + whole.length
  }
  return said + change(text.slice(at))
}

type Change = (text: string, key: string) => string

function mapWords(words: PaperWords, change: Change): PaperWords {
  return mapped(words, change, '') as PaperWords
}

function mapped(part: unknown, change: Change, key: string): unknown {
  if (typeof part === 'string') return change(part, key)
  const within = (name: string) => (key === '' ? name : `${key}.${name}`)
  if (Array.isArray(part)) return part.map((each, at) => mapped(each, change, within(String(at))))
  return Object.fromEntries(
    Object.entries(part as object).map(([name, each]) => [
      name,
      mapped(each, change, within(name)),
    ]),
  )
}
