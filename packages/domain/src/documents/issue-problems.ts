import { z } from 'zod'
import { daysBetween } from '../locale/calendar-day.ts'
import type { BusinessDocument } from './document.ts'
import { textField } from './field-access.ts'
import { rulesOf } from './kinds.ts'

/** What keeps a drawable document from being handed out, by field, in words for the user. */
export function issueProblems(document: BusinessDocument): Record<string, string> {
  const rules = rulesOf(document.type)
  const missing = Object.entries(rules.requiredToIssue).filter(
    ([field]) => textField(document, field).trim() === '',
  )
  const emails = ['companyEmail', `${rules.receiver}Email`, 'shipToEmail']
    .filter((field) => !isEmailOrEmpty(textField(document, field)))
    .map((field) => [field, 'Please enter a valid email address'])
  return Object.fromEntries([...missing, ...emails, ...endBeforeStart(document)])
}

function endBeforeStart(document: BusinessDocument): [string, string][] {
  const { issuedField, endsField, endsLabel } = rulesOf(document.type)
  if (!endsField) return []
  const issued = textField(document, issuedField)
  const ends = textField(document, endsField)
  if (issued === '' || ends === '' || daysBetween(issued, ends) >= 0) return []
  return [[endsField, `${endsLabel} must not be before the date of the document`]]
}

function isEmailOrEmpty(text: string): boolean {
  return text.trim() === '' || z.email().safeParse(text.trim()).success
}
