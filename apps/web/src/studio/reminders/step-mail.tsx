import type { CurrentUser } from '@sheaf/contract/current-user'
import { reminderMail } from '@sheaf/domain/reminders/reminder-mail'
import { mailWords } from '@sheaf/domain/reminders/words'
import { useQuery } from '@tanstack/react-query'
import type { StyledInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { MailPreview } from './mail-preview.tsx'
import type { ReminderDraft } from './reminder-draft.ts'
import type { Step } from './reminder-steps.ts'

type StepMailProps = {
  readonly user: CurrentUser
  readonly styled: StyledInvoice
  readonly step: Step
  readonly order: Omit<ReminderDraft, 'steps'>
}

/** The email of a step as its reader will see it. */
export function StepMail({ user, styled, step, order }: StepMailProps) {
  const { document, design } = styled
  const { data: words } = useMailWords(document.language)
  if (!words) return <Skeleton className="h-80" />
  const { deliverTo, clientEmail, saysLateFees } = order
  const sender = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
  const mail = reminderMail(document, words, step, { sender, saysLateFees })
  return (
    mail && (
      <MailPreview
        mail={mail}
        language={document.language}
        to={deliverTo === 'me' ? user.email : clientEmail || 'your client'}
        attachment={`Invoice ${document.number}, PDF`}
        accent={design.primaryColor}
      />
    )
  )
}

/** What emails say in a language, loaded when it's needed. */
export function useMailWords(language: string) {
  return useQuery({ queryKey: ['mail words', language], queryFn: () => mailWords(language) })
}
