import { decode, statedFigures } from '@sheaf/contract/wire/codec'
import { wrongFigures } from '@sheaf/contract/wire/figures'
import {
  asText,
  documentFields,
  type Fields,
  type Spellings,
  UnreadableLinesError,
  withStartingValues,
} from '@sheaf/contract/wire/request-document'
import { wirePath } from '@sheaf/contract/wire/wire-names'
import { type WireDocument, wireSchema } from '@sheaf/contract/wire/wire-schema'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { figureText } from '@sheaf/domain/documents/field-schemas'
import { issueProblems } from '@sheaf/domain/documents/issue-problems'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { AppError } from '../http/app-error.ts'
import { requireValid } from '../http/validation.ts'
import { requireDrawableLength } from './document-length.ts'

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

/** For what a document leaves out: its days and its number are those of a new one. */
export function momentOf(at: Date): Moment {
  return { today: at.toISOString().slice(0, 10), now: at.getTime() }
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
  const wire = inTheWordsOf(spellings, () =>
    requireValid(wireSchema(kind), withStartingValues(kind, values, moment)),
  )
  return { wire, spellings }
}

function readFields(kind: DocumentKind, fields: Fields) {
  try {
    return documentFields(kind, fields)
  } catch (error) {
    if (!(error instanceof UnreadableLinesError)) throw error
    const { message } = error
    throw new AppError('request.invalid', message, { lineItems: message })
  }
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
