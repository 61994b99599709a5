import { z } from 'zod'
import { daysBetween } from '../locale/calendar-day.ts'
import { isZero } from '../money/money.ts'
import { type BusinessDocument, isPriced, pathsOf, textAt } from './document.ts'
import { fieldLabel } from './field-labels.ts'
import type { FieldTable } from './field-row.ts'
import { type FieldPath, fields } from './fields.ts'
import { type DocumentKind, documentKinds } from './kind.ts'
import type { ComputedDocument } from './totals.ts'

export type FieldProblems = Partial<Record<FieldPath, string>>

/** What keeps a drawable document from being handed out, by field, in words for the user. */
export function issueProblems(
  document: BusinessDocument,
  table: FieldTable = fields,
): FieldProblems {
  const { kind } = document
  const { needed, emails } = (table === fields && knownChecks.get(kind)) || checksOf(kind, table)
  const missing = needed
    .filter((path) => textAt(document, path).trim() === '')
    .map((path) => [path, `${fieldLabel(kind, path)} is required`])
  const unusable = emails.flatMap((path) => {
    const problem = emailProblem(textAt(document, path))
    return problem === undefined ? [] : [[path, problem]]
  })
  return Object.fromEntries([
    ...missing,
    ...unusable,
    ...endBeforeStart(document),
    ...withoutRate(document),
  ])
}

// Asked for every document that is handed out, and on every key of one that is written.
const knownChecks = new Map(documentKinds.map((kind) => [kind, checksOf(kind, fields)]))

/** The fields whose own words can keep a document from being handed out. */
function checksOf(kind: DocumentKind, table: FieldTable) {
  const paths = pathsOf(kind, table)
  return {
    needed: paths.filter((path) => isNeeded(kind, path, table)),
    emails: paths.filter((path) => table[path]?.type === 'email'),
  }
}

/** What nearly every document has. */
export type Gap = 'receiver' | 'amount' | 'lines'

/** What is missing without being wrong: such a document is handed out only after a question ([D10]). */
export function gapsOf({ document, totals }: ComputedDocument): Gap[] {
  const { name, company } = document.receiver
  const isBlank = document.lines.every(
    (line) => `${line.itemNumber}${line.description}`.trim() === '',
  )
  return [
    ...(`${name}${company}`.trim() === '' ? (['receiver'] as const) : []),
    ...(totals !== null && isZero(totals.grandTotal) ? (['amount'] as const) : []),
    ...(totals === null && isBlank ? (['lines'] as const) : []),
  ]
}

/** What a document would leave out without a word, by field: nothing that keeps it from being handed out. */
export function oversights(document: BusinessDocument): FieldProblems {
  if (!isPriced(document)) return {}
  const { hasSecond, secondLabel, secondRate, isReverseCharge } = document.tax
  const isCounted = hasSecond && !isReverseCharge && Number(secondRate) !== 0
  if (!isCounted || secondLabel.trim() !== '') return {}
  return { 'tax.secondLabel': "Name the second tax. It isn't counted without a name." }
}

function endBeforeStart(document: BusinessDocument): [FieldPath, string][] {
  const ends = textAt(document, 'endsOn')
  if (document.issuedOn === '' || ends === '' || daysBetween(document.issuedOn, ends) >= 0)
    return []
  const label = fieldLabel(document.kind, 'endsOn')
  return [['endsOn', `${label} can't be before the document date`]]
}

/** A second currency that nothing is told in would be left out without a word. */
function withoutRate(document: BusinessDocument): [FieldPath, string][] {
  if (!isPriced(document)) return []
  const { code, rate } = document.secondCurrency
  if (code === '' || code === document.currency || rate !== '') return []
  const words = `Enter an exchange rate for ${code}, or remove the second currency`
  return [['secondCurrency.rate', words]]
}

const emailSchema = z.email()

/** What is wrong with an address of email, which may be left empty. */
export function emailProblem(text: string): string | undefined {
  const isFine = text.trim() === '' || emailSchema.safeParse(text.trim()).success
  return isFine ? undefined : 'Please enter a valid email address'
}

/** Whether a document of the kind is not handed out while the field is empty. */
export function isNeeded(kind: DocumentKind, path: FieldPath, table: FieldTable = fields): boolean {
  return table[path]?.needed?.includes(kind) ?? false
}
