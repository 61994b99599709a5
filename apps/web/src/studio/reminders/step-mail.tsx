import type { CurrentUser } from '@sheaf/contract/current-user'
import { lateFeeLine } from '@sheaf/domain/reminders/late-fee-line'
import { type Owed, owedBy } from '@sheaf/domain/reminders/owed'
import { reminderMail } from '@sheaf/domain/reminders/reminder-mail'
import { mailWords } from '@sheaf/domain/reminders/words'
import type { MailWords } from '@sheaf/domain/reminders/words/mail-words'
import { useQuery } from '@tanstack/react-query'
import type { StyledInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { MailPreview, type ShownMail } from './mail-preview.tsx'
import type { ReminderDraft } from './reminder-draft.ts'
import { dayOf, type Step } from './reminder-steps.ts'

type StepMailProps = {
  readonly user: CurrentUser
  readonly styled: StyledInvoice
  readonly step: Step
  readonly order: Omit<ReminderDraft, 'steps'>
}

/** The email of a step as its reader will see it. */
export function StepMail(props: StepMailProps) {
  const { document, design } = props.styled
  const { data: words } = useMailWords(document.language)
  const owed = owedBy(document)
  if (!words) return <Skeleton className="h-80" />
  return owed && <MailPreview mail={shownMail(props, owed, words)} accent={design.primaryColor} />
}

/** What emails say in a language, loaded when it's needed. */
export function useMailWords(language: string) {
  return useQuery({ queryKey: ['mail words', language], queryFn: () => mailWords(language) })
}

function shownMail(
  { styled, step, order }: StepMailProps,
  owed: Owed,
  words: MailWords,
): ShownMail {
  const { document } = styled
  const { clientEmail, saysLateFees } = order
  const fees = saysLateFees ? lateFeeLine(words, document, dayOf(step, owed.dueOn)) : undefined
  const also = [...(fees === undefined ? [] : [fees]), words.attached]
  const { subject, paragraphs } = reminderMail(words, owed, step, { also })
  return {
    language: document.language,
    to: clientEmail || 'your client',
    subject,
    paragraphs: paragraphs.slice(0, -1),
    facts: [
      [words.facts.number, owed.number],
      [words.facts.amountDue, owed.amountDue],
      [words.facts.dueDate, owed.dueDate],
    ],
    closing: paragraphs.at(-1),
    attachment: `Invoice ${owed.number}, PDF`,
  }
}
