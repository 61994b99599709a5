import { z } from 'zod'
import { daysBetween } from '../locale/calendar-day.ts'
import { type BusinessDocument, pathsOf, textAt } from './document.ts'
import { fieldLabel } from './field-labels.ts'
import { type FieldPath, type FieldTable, fields } from './fields.ts'

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
