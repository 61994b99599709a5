import { type MailValues, mailText, ownWords } from './mail-text.ts'
import type { Owed } from './owed.ts'
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
