import { type BusinessDocument, isPriced, textAt, valueAt } from '@sheaf/domain/documents/document'
import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import { type DocumentLocale, documentLocale } from '@sheaf/domain/locale/document-locale'
import { english } from '@sheaf/domain/locale/words/english'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { currencyName } from '@sheaf/domain/money/currency'

/** One thing to say about a document, in one field of it or in two that belong together. */
export type Detail = {
  readonly id: FieldPath
  readonly label: string
  readonly paths: readonly FieldPath[]
  /** What a document says about it; empty where it says nothing. */
  readonly write: (document: BusinessDocument) => string
}

/** Undefined for what has no field where this kind of document is written. */
export function detailOf(
  { kind }: BusinessDocument,
  path: FieldPath,
  table: FieldTable = fields,
  words: PaperWords = english,
): Detail | undefined {
  const pair = pairs.find(({ paths }) => paths.includes(path))
  if (pair) return pair
  const where = table[path]?.on[kind]
  // What is only printed has no place where it could be looked at or changed.
  if (where === undefined || where === 'print') return undefined
  return {
    id: path,
    label: fieldLabel(kind, path, words),
    paths: [path],
    write: (document) => writeField(document, path, table),
  }
}

const pairs: readonly Detail[] = [
  rate('Tax', 'tax.rate', 'tax.label'),
  rate('Withholding tax', 'withholding.rate', 'withholding.label'),
  {
    id: 'discount.value',
    label: 'Discount',
    paths: ['discount.value', 'discount.kind'],
    write: discountWords,
  },
]

function rate(label: string, ratePath: FieldPath, labelPath: FieldPath): Detail {
  return {
    id: ratePath,
    label,
    paths: [ratePath, labelPath],
    write(document) {
      const percent = textAt(document, ratePath)
      const name = textAt(document, labelPath)
      if (Number(percent) === 0) return name
      return `${name} ${documentLocale(document).percent(percent)}`.trim()
    },
  }
}

function discountWords(document: BusinessDocument): string {
  if (!isPriced(document) || Number(document.discount.value) === 0) return ''
  const { percent } = documentLocale(document)
  const { kind, value } = document.discount
  return kind === 'percent' ? percent(value) : priceIn(document, value)
}

/** A price as the document writes it. */
export function priceIn(document: BusinessDocument, text: string): string {
  return isPriced(document) ? documentLocale(document).price(text, document.currency) : text
}

function writeField(document: BusinessDocument, path: FieldPath, table: FieldTable): string {
  const value = valueAt(document, path)
  if (typeof value === 'boolean') return value ? 'Yes' : ''
  const text = value ?? ''
  switch (table[path]?.type) {
    case 'amount':
      return Number(text) === 0 ? '' : priceIn(document, text)
    case 'currency':
      return isPriced(document) ? `${text}, ${currencyName(document.currency)}` : text
    case 'payment-terms':
      return isPaymentTerm(text) ? english.paymentTerms[text] : text
    case 'day':
      return dayWords(text, documentLocale(document))
    default:
      return text
  }
}

function dayWords(text: string, { day }: DocumentLocale): string {
  return text === '' ? '' : day(text)
}
