import type { DocumentOf } from '../documents/document.ts'
import { debtOf } from '../jurisdictions/late-invoice.ts'
import { lateClaim } from '../jurisdictions/late-payment.ts'
import type { CalendarDay } from '../locale/calendar-day.ts'
import { documentLocale } from '../locale/document-locale.ts'
import { filled } from './mail-text.ts'
import type { MailWords } from './words/mail-words.ts'

/**
 * What the law of the seller's country lets them charge a client who is late on that day. Undefined before that, where
 * the law gives nothing, and where we are not sure: nobody reads the mail over before it goes out ([W4]).
 */
export function lateFeeLine(
  { lateFees }: Pick<MailWords, 'lateFees'>,
  invoice: DocumentOf<'invoice'>,
  on: CalendarDay,
): string | undefined {
  const debt = debtOf(invoice)
  if (debt === undefined || on <= debt.dueOn) return undefined
  const claim = lateClaim(debt, on)
  if (claim === undefined || claim.isUnsure) return undefined
  const locale = documentLocale(invoice)
  const { yearlyRate, fixedSum, source } = claim
  const values = { rate: locale.percent(yearlyRate), law: source }
  return fixedSum === undefined
    ? filled(lateFees.interest, values)
    : filled(lateFees.interestAndSum, { ...values, sum: locale.money(fixedSum) })
}
