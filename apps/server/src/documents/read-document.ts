import { type BusinessDocument, documentSchemas } from '@sheaf/domain/documents/document'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { figureText } from '@sheaf/domain/documents/field-schemas'
import { withFigures, wrongFigures } from '@sheaf/domain/documents/figures'
import { issueProblems } from '@sheaf/domain/documents/issue-problems'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { blankLine, type Moment, startingValues } from '@sheaf/domain/documents/new-document'
import { computeTotals } from '@sheaf/domain/documents/totals'
import { compareDecimals, decimal } from '@sheaf/domain/money/decimal'
import { moneyText } from '@sheaf/domain/money/money'
import { AppError } from '../http/app-error.ts'
import { requireValid } from '../http/validation.ts'
import { requireDrawableLength } from './document-length.ts'
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
  const read = readStated(kind, fields, moment)
  return read && withFigures(read.document)
}

/** The same, for a document that is to be handed out: a figure that its lines do not give is refused. */
export function readAgreeingDocument(
  kind: DocumentType,
  fields: Fields,
  moment: Moment,
): BusinessDocument {
  const read = readStated(kind, fields, moment)
  if (read === undefined) throw new AppError('request.invalid', 'The document is empty.')
  const { document, spellings } = read
  const figured = withFigures(document)
  const wrong = { ...wrongFigures(document), ...wrongTaxSum(fields, figured) }
  const messages = Object.entries(wrong).map(([path, figure]) => [
    spellings.get(path) ?? path,
    `Must be ${figure}, which is what the lines add up to`,
  ])
  refuseIfAny(Object.fromEntries(messages))
  return figured
}

/** Refuses a document that lacks what its kind needs to be handed out. */
export function requireIssuable(document: BusinessDocument): void {
  refuseIfAny(issueProblems(document))
}

function refuseIfAny(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.entries(problems)
  if (first === undefined) return
  const [field, message] = first
  throw new AppError('request.invalid', `${field}: ${message}`, problems)
}

// Kinds with a figure for each tax are sent with the sum of both as well.
function wrongTaxSum(fields: Fields, document: BusinessDocument): Record<string, string> {
  const { taxFigures } = rulesOf(document.type)
  const stated = asText(fields.taxAmount) ?? ''
  if ('all' in taxFigures || stated === '') return {}
  const sum = moneyText(computeTotals(document).taxTotal)
  const read = figureText.safeParse(stated).data
  const isRight = read && compareDecimals(decimal(read), decimal(sum)) === 0
  return isRight || read === '' ? {} : { taxAmount: sum }
}

function readStated(kind: DocumentType, fields: Fields, moment: Moment) {
  const { values, spellings } = readFields(kind, fields)
  if (Object.keys(values).length === 0) return undefined
  requireDrawableLength(values, (field) => spellings.get(field) ?? field)
  const document = inTheWordsOf(spellings, () =>
    requireValid<BusinessDocument>(documentSchemas[kind], {
      ...startingValues(kind, moment),
      lineItems: [blankLine(kind)],
      ...values,
      type: kind,
    }),
  )
  return { document, spellings }
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
    values[own] = readField(kind, own, value, spellings)
    spellings.set(own, name)
  }
  return { values, spellings }
}

function readField(kind: DocumentType, own: string, value: unknown, spellings: Spellings): unknown {
  if (own === 'lineItems') return readLines(kind, value, spellings)
  // A picture is named by its address: a number would be taken for one that is not there.
  return own === 'companyLogoUrl' ? value : asText(value)
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
