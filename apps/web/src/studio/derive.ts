import { type BusinessDocument, textAt, withValues } from '@sheaf/domain/documents/document'
import { nextNumber } from '@sheaf/domain/documents/document-number'
import { kindTitle } from '@sheaf/domain/documents/field-labels'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { addDays, daysBetween } from '@sheaf/domain/locale/calendar-day'

/** The same document for today, under the next number. It ends as many days from now as the first did. */
export function nextOf(document: BusinessDocument, { today }: Moment): BusinessDocument {
  const { issuedOn } = document
  const ends = textAt(document, 'endsOn')
  return withValues(document, {
    number: nextNumber(document.number),
    issuedOn: today,
    ...(issuedOn !== '' && ends !== '' && { endsOn: addDays(today, daysBetween(issuedOn, ends)) }),
  })
}

/** 'Invoice INV-204817' */
export function nameOf({ kind, number }: BusinessDocument): string {
  return `${kindTitle(kind)} ${number}`.trim()
}
