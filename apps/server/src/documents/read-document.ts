import { decode, statedFigures } from '@sheaf/contract/wire/codec'
import { wrongFigures } from '@sheaf/contract/wire/figures'
import { lineWireName, wireName, wireNames, wirePath } from '@sheaf/contract/wire/wire-names'
import { type WireDocument, wireSchema, wireShape } from '@sheaf/contract/wire/wire-schema'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { figureText } from '@sheaf/domain/documents/field-schemas'
import { issueProblems } from '@sheaf/domain/documents/issue-problems'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type Moment, startingValues } from '@sheaf/domain/documents/new-document'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { AppError } from '../http/app-error.ts'
import { requireValid } from '../http/validation.ts'
import { requireDrawableLength } from './document-length.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * The document that a query or a JSON body describes, with its figures: what they leave out is as on a new document, and
 * every figure is computed from the lines, whatever they say. Undefined when no field is one of a document's.
 */
export function readDocument(
  kind: DocumentKind,
  fields: Fields,
  moment: Moment,
): ComputedDocument | undefined {
  const read = readWire(kind, fields, moment)
  return read && compute(decode(kind, read.wire))
}

/** The same, for a document that is to be handed out: a figure that its lines do not give is refused. */
export function readAgreeingDocument(
  kind: DocumentKind,
  fields: Fields,
  moment: Moment,
): ComputedDocument {
  const read = readWire(kind, fields, moment)
  if (read === undefined) throw new AppError('request.invalid', 'The document is empty.')
  const { wire, spellings } = read
  const computed = compute(decode(kind, wire))
  const wrong = Object.entries(wrongOnes(computed, wire, fields)).map(([path, figure]) => [
    spellings.get(path) ?? path,
    `Must be ${figure}, which is what the lines add up to`,
  ])
  refuseIfAny(Object.fromEntries(wrong))
  return computed
}

/** Refuses a document that lacks what its kind needs to be handed out. */
export function requireIssuable(document: BusinessDocument): void {
  const problems = Object.entries(issueProblems(document)).map(([path, message]) => [
    wirePath(document.kind, path),
    message,
  ])
  refuseIfAny(Object.fromEntries(problems))
}

function refuseIfAny(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.entries(problems)
  if (first === undefined) return
  const [field, message] = first
  throw new AppError('request.invalid', `${field}: ${message}`, problems)
}

function wrongOnes(
  { document, totals }: ComputedDocument,
  wire: WireDocument,
  { taxAmount }: Fields,
): Readonly<Record<string, string>> {
  if (totals === null) return {}
  const stated = statedFigures(document.kind, wire)
  // Kinds with a figure for each tax are sent with the sum of both as well.
  const hasSum = 'taxAmount' in stated || (taxAmount ?? '') === ''
  const sum = hasSum ? {} : { taxAmount: figureText.safeParse(asText(taxAmount)).data ?? 'wrong' }
  return wrongFigures(document.kind, { ...stated, ...sum }, totals)
}

function readWire(kind: DocumentKind, fields: Fields, moment: Moment) {
  const { values, spellings } = readFields(kind, fields)
  if (Object.keys(values).length === 0) return undefined
  requireDrawableLength(values, (field) => spellings.get(field) ?? field)
  const start = Object.entries(startingValues(kind, moment)).map(([path, value]) => [
    wirePath(kind, path),
    value,
  ])
  const wire = inTheWordsOf(spellings, () =>
    requireValid(wireSchema(kind), {
      ...Object.fromEntries(start),
      lineItems: [{ quantity: '1' }],
      ...values,
      type: kind,
    }),
  )
  return { wire, spellings }
}

/** The name that a field came with, by the name under which the schema knows it. */
type Spellings = Map<string, string>

function readFields(kind: DocumentKind, fields: Fields) {
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

function ownName(kind: DocumentKind, name: string): string | undefined {
  if (Object.hasOwn(wireShape(kind), name)) return name
  const path = wireNames(kind).paths.get(name)
  return path && wireName(kind, path)
}

function readField(kind: DocumentKind, own: string, value: unknown, spellings: Spellings): unknown {
  if (own === 'lineItems') return readLines(kind, value, spellings)
  // A picture is named by its address: a number would be taken for one that is not there.
  return own === 'companyLogoUrl' ? value : asText(value)
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

// An empty choice, such as a currency that nobody picked yet, is no choice.
function isLeftOut(kind: DocumentKind, name: string, value: unknown): boolean {
  return !isGiven(value) || (value === '' && !wireShape(kind)[name]?.safeParse('').success)
}

function readLines(kind: DocumentKind, value: unknown, spellings: Spellings): unknown {
  const lines = typeof value === 'string' ? parseLines(value) : value
  if (!Array.isArray(lines)) return lines
  return lines.map((line: unknown, index) => {
    if (typeof line !== 'object' || line === null || Array.isArray(line)) return line
    return readLine(kind, line, `lineItems.${index}.`, spellings)
  })
}

function readLine(kind: DocumentKind, line: object, path: string, spellings: Spellings): Fields {
  const given = Object.entries(line).filter(([, value]) => isGiven(value))
  const names = new Set(given.map(([name]) => name))
  const own = given.flatMap(([name, value]): [string, unknown][] => {
    const ownLineName = ownLineNameOf(kind, name)
    if (ownLineName !== name && names.has(ownLineName)) return []
    spellings.set(path + ownLineName, path + name)
    return [[ownLineName, asText(value)]]
  })
  return Object.fromEntries(own)
}

function ownLineNameOf(kind: DocumentKind, name: string): string {
  const field = wireNames(kind).lineFields.get(name)
  return field === undefined
    ? (wireNames(kind).lineAmounts.get(name) ?? name)
    : lineWireName(kind, field)
}

function parseLines(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const message = 'Line items must be a list in JSON'
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
