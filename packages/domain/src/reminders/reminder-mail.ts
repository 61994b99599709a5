import { type MailValues, mailText, ownWords } from './mail-text.ts'
import { type Owed, reminderTitle } from './owed.ts'
import type { ReminderTone } from './tones.ts'
import type { MailDraft, MailWords } from './words/mail-words.ts'

export type ReminderStep = MailDraft & { readonly days: number; readonly tone: ReminderTone }

/** Whether a tone is true so many days after the due date: all but the friendly one say that it is over ([W3]). */
export function isTrueOn(tone: ReminderTone, days: number): boolean {
  return tone === 'friendly' || days > 0
}

/** What a client reads so many days after the due date, which are those of the step unless it is late ([W3]). */
export function reminderMail(
  words: MailWords,
  owed: Owed,
  step: ReminderStep,
  { days = step.days, also = [] }: { readonly days?: number; readonly also?: readonly string[] },
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const values: MailValues = {
    number: owed.number,
    amount: owed.amountDue,
    dueDate: owed.dueDate,
    days: String(Math.abs(days)),
    company: owed.company,
    client: owed.client,
  }
  return mailText(words, ownWords(step, words.reminders[step.tone]), values, also)
}

/** What users read themselves: how the invoice stands, and a message that they can send ([W3]). */
export function noteToUser(
  owed: Owed,
  message: readonly string[],
  days: number,
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const subject = reminderTitle(owed, days)
  return {
    subject,
    paragraphs: [
      `${subject}.`,
      'If you have been paid, mark the invoice as paid, and these reminders end. If not, you can send your client this message:',
      ...message,
    ],
  }
}

/** What stands in a table below the words. */
export function mailFacts(
  { facts }: Pick<MailWords, 'facts'>,
  owed: Owed,
  days: number,
): [label: string, value: string][] {
  return [
    [facts.number, owed.number],
    [facts.amountDue, owed.amountDue],
    [facts.dueDate, owed.dueDate],
    ...(days > 0 ? [[facts.daysLate, String(days)] as [string, string]] : []),
  ]
}
