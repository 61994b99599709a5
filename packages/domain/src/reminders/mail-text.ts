import type { MailDraft, MailWords } from './words/mail-words.ts'

/** What the marks of a mail stand for, as the document's locale writes it. */
export type MailValues = {
  readonly number: string
  readonly amount: string
  readonly dueDate: string
  /** Since the due date. */
  readonly days: string
  /** Never empty: who has no company is named otherwise. */
  readonly company: string
  readonly client: string
}

/** A text with its marks replaced. Anything else in braces stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? mark) : mark,
  )
}

/** The user's own words, and the standard ones for what they left empty. */
export function ownWords(own: MailDraft, standard: MailDraft): MailDraft {
  return { subject: own.subject || standard.subject, message: own.message || standard.message }
}

/** A whole mail: greeting, message, what else is to be said, closing. */
export function mailText(
  words: MailWords,
  draft: MailDraft,
  values: MailValues,
  also: readonly string[] = [],
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  const { named, unnamed } = words.greeting
  const message = filled(draft.message, values).split(/\n\s*\n/)
  return {
    subject: filled(draft.subject, values),
    paragraphs: [
      values.client === '' ? unnamed : filled(named, values),
      ...message,
      ...also,
      `${words.closing}\n${values.company}`,
    ],
  }
}
