import type { CurrentUser } from '@sheaf/contract/current-user'
import { lateFeeLine } from '@sheaf/domain/reminders/late-fee-line'
import { type Owed, owedBy } from '@sheaf/domain/reminders/owed'
import { mailFacts, noteToUser, reminderMail } from '@sheaf/domain/reminders/reminder-mail'
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
  const { data: english } = useMailWords('en')
  const owed = owedBy(document)
  if (!words || !english) return <Skeleton className="h-80" />
  if (!owed) return null
  return (
    <MailPreview mail={shownMail(props, { owed, words, english })} accent={design.primaryColor} />
  )
}

/** What emails say in a language, loaded when it's needed. */
export function useMailWords(language: string) {
  return useQuery({ queryKey: ['mail words', language], queryFn: () => mailWords(language) })
}

type Written = { readonly owed: Owed; readonly words: MailWords; readonly english: MailWords }

function shownMail(
  { user, styled, step, order }: StepMailProps,
  { owed, words, english }: Written,
): ShownMail {
  const { document } = styled
  const { deliverTo, clientEmail, saysLateFees } = order
  const fees = saysLateFees ? lateFeeLine(words, document, dayOf(step, owed.dueOn)) : undefined
  const also = fees === undefined ? [] : [fees]
  const { days } = step
  if (deliverTo === 'me') {
    const { paragraphs } = reminderMail(words, owed, step, { also })
    return {
      ...noteToUser(owed, paragraphs, days),
      language: 'en',
      to: user.email,
      facts: mailFacts(english, owed, days),
      action: 'Mark as paid',
    }
  }
  return {
    ...reminderMail(words, owed, step, { also: [...also, words.attached] }),
    language: document.language,
    to: clientEmail || 'your client',
    facts: mailFacts(words, owed, days),
    attachment: `Invoice ${owed.number}, PDF`,
  }
}
