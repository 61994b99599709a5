import type { ReminderTone } from '../tones.ts'

/** A subject and its message, whose paragraphs are parted by an empty line. */
export type MailDraft = { readonly subject: string; readonly message: string }

/**
 * What clients read in mails about an invoice, in one language. Names, numbers and days stand for marks such as {number}.
 * They come as they are, in no case and of no gender, and some languages end a day with a point: sentences leave room
 * for that.
 */
export type MailWords = {
  /** Both are the same where a name would need another ending, or a form of address that we cannot know. */
  readonly greeting: { readonly named: string; readonly unnamed: string }
  /** Above the name of the sender. */
  readonly closing: string
  /** The mail that brings a new invoice, which may have no due date. */
  readonly invoice: MailDraft
  /** 'friendly' is true on any day; the others say that the due date is over. */
  readonly reminders: Readonly<Record<ReminderTone, MailDraft>>
  /** For a reminder that carries the invoice. */
  readonly attached: string
  readonly facts: {
    readonly number: string
    readonly amountDue: string
    readonly dueDate: string
    readonly daysLate: string
  }
  /** What the law lets the seller charge: {rate} a year and, where there is one, {sum}. {law} is its citation. */
  readonly lateFees: { readonly interest: string; readonly interestAndSum: string }
  readonly sentWith: string
  /** Why the client got the mail, and the link that ends such mails. */
  readonly stop: { readonly reason: string; readonly label: string }
}
