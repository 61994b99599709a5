import type { DocumentOf } from '../documents/document.ts'
import { claimWhenLate, debtOf } from '../jurisdictions/late-invoice.ts'
import { addDays } from '../locale/calendar-day.ts'
import { documentLocale } from '../locale/document-locale.ts'
import { filled, mailText, ownWords } from './mail-text.ts'
import { owedBy } from './owed.ts'
import type { ReminderTone } from './tones.ts'
import type { MailDraft, MailWords } from './words/mail-words.ts'

/** One mail about an invoice: so many days after its due date, or before it when negative. */
export type ReminderStep = MailDraft & { readonly days: number; readonly tone: ReminderTone }

export type ReminderMail = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
}

type Choices = {
  /** Who writes, where the invoice names no company. */
  readonly sender: string
  readonly saysLateFees: boolean
}

/** What a client reads, on the day of the step. Undefined where nothing is owed ([W1], [W3]). */
export function reminderMail(
  invoice: DocumentOf<'invoice'>,
  words: MailWords,
  step: ReminderStep,
  { sender, saysLateFees }: Choices,
): ReminderMail | undefined {
  const owed = owedBy(invoice)
  if (!owed) return undefined
  const { number, client, amountDue: amount, dueDate } = owed
  const company = owed.company || sender
  const days = documentLocale(invoice).number(String(Math.max(0, step.days)))
  const fees = saysLateFees && step.days > 0 ? lateFees(invoice, words, step.days) : undefined
  const also = [...(fees === undefined ? [] : [fees]), words.attached]
  const draft = ownWords(step, words.reminders[step.tone])
  return {
    ...mailText(words, draft, { number, amount, dueDate, days, company, client }, also),
    facts: [
      [words.facts.number, number],
      [words.facts.amountDue, amount],
      [words.facts.dueDate, dueDate],
      ...(step.days > 0 ? [[words.facts.daysLate, days] as const] : []),
    ],
  }
}

/** What the law lets the seller charge from a day on, in the client's language. Undefined where it gives nothing ([J7]). */
export function lateFees(
  invoice: DocumentOf<'invoice'>,
  words: MailWords,
  daysLate: number,
): string | undefined {
  const debt = debtOf(invoice)
  const claim = debt && claimWhenLate(debt, addDays(debt.dueOn, daysLate))
  if (!claim) return undefined
  const locale = documentLocale(invoice)
  const { yearlyRate, fixedSum, source } = claim
  const values = { rate: locale.percent(yearlyRate), law: source }
  return fixedSum
    ? filled(words.lateFees.interestAndSum, { ...values, sum: locale.money(fixedSum) })
    : filled(words.lateFees.interest, values)
}
