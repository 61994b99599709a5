import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { nextNumber } from '@sheaf/domain/documents/document-number'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { type Moment, parseWithFigures } from '@sheaf/domain/documents/new-document'
import { addDays, daysBetween } from '@sheaf/domain/locale/calendar-day'

/** The same document for today, under the next number. It ends as many days from now as the first did. */
export function nextOf(document: BusinessDocument, { today }: Moment): BusinessDocument {
  const { numberField, issuedField, endsField } = rulesOf(document.type)
  const issued = textField(document, issuedField)
  const ends = endsField ? textField(document, endsField) : ''
  return parseWithFigures(document.type, {
    ...document,
    [numberField]: nextNumber(textField(document, numberField)),
    [issuedField]: today,
    ...(endsField &&
      issued !== '' &&
      ends !== '' && { [endsField]: addDays(today, daysBetween(issued, ends)) }),
  })
}

/** 'Invoice INV-204817' */
export function nameOf(document: BusinessDocument): string {
  const { title, numberField } = rulesOf(document.type)
  return `${title} ${textField(document, numberField)}`.trim()
}
