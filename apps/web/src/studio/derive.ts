import { type BusinessDocument, textAt, withValues } from '@sheaf/domain/documents/document'
import { numberAfter } from '@sheaf/domain/documents/document-number'
import { kindTitle } from '@sheaf/domain/documents/field-labels'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import { addDays, daysBetween } from '@sheaf/domain/locale/calendar-day'
import { documentLocale } from '@sheaf/domain/locale/document-locale'

/** The same document for today, under the next number. It ends as many days from now as the first did. */
export function nextOf(document: BusinessDocument, moment: Moment): BusinessDocument {
  const { kind, issuedOn } = document
  const { today } = moment
  const ends = textAt(document, 'endsOn')
  return withValues(document, {
    number: numberAfter(kind, document.number, moment),
    issuedOn: today,
    ...(issuedOn !== '' && ends !== '' && { endsOn: addDays(today, daysBetween(issuedOn, ends)) }),
  })
}

/** A sheet to begin with, as it would be begun now: under the number of a blank one. */
export function renewed(
  basis: BusinessDocument,
  { number }: BusinessDocument,
  moment: Moment,
): BusinessDocument {
  return withValues(nextOf(basis, moment), { number })
}

/** 'Invoice INV-204817' */
export function nameOf({ kind, number }: BusinessDocument): string {
  return `${kindTitle(kind)} ${number}`.trim()
}

/** What the document comes to, as it writes figures. Undefined for a kind without prices. */
export function totalOf(document: BusinessDocument): string | undefined {
  const { totals } = compute(document)
  return totals === null ? undefined : documentLocale(document).money(totals.grandTotal)
}
