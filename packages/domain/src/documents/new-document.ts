import { addDays, type CalendarDay } from '../locale/calendar-day.ts'
import { defaultTax } from '../tax/tax-labels.ts'
import { type DocumentOf, documentSchemas } from './document.ts'
import { firstNumber } from './document-number.ts'
import type { DocumentType } from './document-type.ts'
import { withFigures } from './figures.ts'
import { rulesOf } from './kinds.ts'
import { defaultPaymentTerm } from './payment-terms.ts'

/** When a document is made: the user's day, and the clock in milliseconds for its number. */
export type Moment = { readonly today: CalendarDay; readonly now: number }

export const defaultTerms = 'Payment is due within 30 days'

/** What a saved template starts with, where the document itself has the shorter text. */
export const defaultTemplateTerms =
  'Payment is due within 30 days of invoice date. Late fees may apply to overdue accounts.'

const daysUntilEnd = 30

const startingFields: Record<DocumentType, Record<string, string>> = {
  invoice: {
    tax1Label: defaultTax.label,
    tax1Rate: defaultTax.rate,
    paymentTerms: defaultPaymentTerm,
    terms: defaultTerms,
  },
  quote: {},
  purchase_order: { paymentTerms: defaultPaymentTerm },
  credit_note: {},
}

export function newDocument<T extends DocumentType>(type: T, moment: Moment): DocumentOf[T] {
  return parseWithFigures(type, { ...startingValues(type, moment), lineItems: [blankLine(type)] })
}

/** Everything of a new document but its lines. */
export function startingValues(type: DocumentType, { today, now }: Moment): Record<string, string> {
  const rules = rulesOf(type)
  return {
    type,
    ...startingFields[type],
    [rules.numberField]: firstNumber(type, now),
    [rules.issuedField]: today,
    ...(rules.endsField && { [rules.endsField]: addDays(today, daysUntilEnd) }),
  }
}

export function blankLine(type: DocumentType): Record<string, string> {
  return { description: '', quantity: '1', [rulesOf(type).linePriceField]: '0' }
}

export function parseWithFigures<T extends DocumentType>(type: T, values: unknown): DocumentOf[T] {
  const document = documentSchemas[type].parse(values) as DocumentOf[T]
  return withFigures(document)
}
