import { z } from 'zod'
import { daysBetween } from '../locale/calendar-day.ts'
import { isZero } from '../money/money.ts'
import { type BusinessDocument, pathsOf, textAt } from './document.ts'
import { fieldLabel } from './field-labels.ts'
import { type FieldPath, type FieldTable, fields } from './fields.ts'
import type { ComputedDocument } from './totals.ts'

export type FieldProblems = Partial<Record<FieldPath, string>>

/** What keeps a drawable document from being handed out, by field, in words for the user. */
export function issueProblems(
  document: BusinessDocument,
  table: FieldTable = fields,
): FieldProblems {
  const paths = pathsOf(document.kind, table)
  const missing = paths
    .filter((path) => table[path]?.needed?.includes(document.kind))
    .filter((path) => textAt(document, path).trim() === '')
    .map((path) => [path, `${fieldLabel(document.kind, path)} is required`])
  const emails = paths
    .filter((path) => table[path]?.type === 'email' && !isEmailOrEmpty(textAt(document, path)))
    .map((path) => [path, 'Please enter a valid email address'])
  return Object.fromEntries([...missing, ...emails, ...endBeforeStart(document)])
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

function endBeforeStart(document: BusinessDocument): [FieldPath, string][] {
  const ends = textAt(document, 'endsOn')
  if (document.issuedOn === '' || ends === '' || daysBetween(document.issuedOn, ends) >= 0)
    return []
  const label = fieldLabel(document.kind, 'endsOn')
  return [['endsOn', `${label} must not be before the date of the document`]]
}

function isEmailOrEmpty(text: string): boolean {
  return text.trim() === '' || z.email().safeParse(text.trim()).success
}
