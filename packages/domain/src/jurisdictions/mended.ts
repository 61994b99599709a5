import {
  type BusinessDocument,
  type FieldValues,
  isPriced,
  textAt,
  withValues,
} from '../documents/document.ts'
import { linePartsOf } from '../documents/field-path.ts'
import { rulesOfType } from '../documents/field-types.ts'
import { type FieldPath, fields } from '../documents/fields.ts'
import type { Finding } from './finding.ts'

/** The document with what a finding proposes. The same one, by identity, where it proposes nothing or there is no room for it. */
export function mended(document: BusinessDocument, finding: Finding): BusinessDocument {
  const { id, field, phrase } = finding
  if (phrase === undefined) return document
  if (id === 'tax-charged') return untaxed(document)
  const line = linePartsOf(field)
  if (line) return withLineValue(document, line.index, { [line.name]: phrase })
  const path = field as FieldPath
  const value = valueFor(document, path, phrase)
  return value === undefined ? document : withValues(document, { [path]: value })
}

function valueFor(
  document: BusinessDocument,
  path: FieldPath,
  phrase: string,
): FieldValues[FieldPath] {
  const { type } = fields[path]
  if (type === 'flag') return true
  if (type !== 'long-text') return phrase
  const text = [textAt(document, path).trimEnd(), phrase].filter(Boolean).join('\n')
  const { longest = Number.POSITIVE_INFINITY } = rulesOfType(type)
  return text.length <= longest ? text : undefined
}

/** Nowhere any tax: lines with a rate of their own and a second tax would charge it still. */
function untaxed(document: BusinessDocument): BusinessDocument {
  if (!isPriced(document)) return document
  const values = { 'tax.rate': '0', 'tax.hasSecond': false }
  const lines = document.lines.map((line) => ({ ...line, taxRate: '' }))
  return { ...withValues(document, values), lines } as BusinessDocument
}

function withLineValue(document: BusinessDocument, at: number, value: object): BusinessDocument {
  const lines = document.lines.map((line, index) => (index === at ? { ...line, ...value } : line))
  return { ...document, lines } as BusinessDocument
}
