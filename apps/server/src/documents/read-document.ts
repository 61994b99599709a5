import { type BusinessDocument, documentSchemas } from '@sheaf/domain/documents/document'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { withFigures } from '@sheaf/domain/documents/figures'
import { blankLine, type Moment, startingValues } from '@sheaf/domain/documents/new-document'
import { AppError } from '../http/app-error.ts'
import { requireValid } from '../http/validation.ts'
import { lineNames, ownName } from './field-names.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * The document that a query or a JSON body describes: what they leave out is as on a new document, and every figure is
 * computed from the lines, whatever they say. Undefined when no field is one of a document's.
 */
export function readDocument(
  kind: DocumentType,
  fields: Fields,
  moment: Moment,
): BusinessDocument | undefined {
  const { values, spellings } = readFields(kind, fields)
  if (Object.keys(values).length === 0) return undefined
  const document = inTheWordsOf(spellings, () =>
    requireValid<BusinessDocument>(documentSchemas[kind], {
      ...startingValues(kind, moment),
      lineItems: [blankLine(kind)],
      ...values,
      type: kind,
    }),
  )
  return withFigures(document)
}

/** The name that a field came with, by the path under which the schema knows it. */
type Spellings = Map<string, string>

function readFields(kind: DocumentType, fields: Fields) {
  const values: Record<string, unknown> = {}
  const spellings: Spellings = new Map()
  for (const [name, value] of Object.entries(fields)) {
    const own = ownName(kind, name)
    if (own === undefined || isLeftOut(kind, own, value)) continue
    // Its own name comes before another one for the same field.
    if (own !== name && isGiven(fields[own])) continue
    values[own] = own === 'lineItems' ? readLines(kind, value, spellings) : asText(value)
    spellings.set(own, name)
  }
  return { values, spellings }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

// An empty choice, such as a currency that nobody picked yet, is no choice.
function isLeftOut(kind: DocumentType, name: string, value: unknown): boolean {
  return !isGiven(value) || (value === '' && neverEmpty[kind].has(name))
}

const neverEmpty: Readonly<Record<DocumentType, ReadonlySet<string>>> = {
  invoice: fieldsNeverEmpty('invoice'),
  quote: fieldsNeverEmpty('quote'),
  purchase_order: fieldsNeverEmpty('purchase_order'),
  credit_note: fieldsNeverEmpty('credit_note'),
}

function fieldsNeverEmpty(kind: DocumentType): Set<string> {
  const fields = Object.entries(documentSchemas[kind].shape)
  return new Set(fields.filter(([, schema]) => !schema.safeParse('').success).map(([name]) => name))
}

function readLines(kind: DocumentType, value: unknown, spellings: Spellings): unknown {
  const lines = typeof value === 'string' ? parseLines(value) : value
  if (!Array.isArray(lines)) return lines
  return lines.map((line: unknown, index) => {
    if (typeof line !== 'object' || line === null || Array.isArray(line)) return line
    return readLine(kind, line, `lineItems.${index}.`, spellings)
  })
}

function readLine(kind: DocumentType, line: object, path: string, spellings: Spellings): Fields {
  const given = Object.entries(line).filter(([, value]) => isGiven(value))
  const names = new Set(given.map(([name]) => name))
  const own = given.flatMap(([name, value]): [string, unknown][] => {
    const ownLineName = lineNames[kind].get(name) ?? name
    if (ownLineName !== name && names.has(ownLineName)) return []
    spellings.set(path + ownLineName, path + name)
    return [[ownLineName, asText(value)]]
  })
  return Object.fromEntries(own)
}

function parseLines(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const message = 'Line items must be a list written as JSON'
    throw new AppError('request.invalid', message, { lineItems: message })
  }
}

// JSON may write a number without quotes; the domain takes its digits.
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** A refusal names the fields as the caller wrote them. */
function inTheWordsOf<T>(spellings: Spellings, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError) || error.fields === undefined) throw error
    const fields = Object.entries(error.fields).map(([path, message]) => [
      spellings.get(path) ?? path,
      message,
    ])
    throw new AppError(error.code, error.message, Object.fromEntries(fields))
  }
}
