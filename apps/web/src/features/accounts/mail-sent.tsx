import type { MailSent as Sent } from '@sheaf/contract/accounts'
import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { EnvelopeDrawing } from '#ui/layout/envelope-drawing.tsx'
import { AuthPage } from './auth-page.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { useSendAgain } from './send-again.ts'
import type { StackSheet } from './sheet-stack.tsx'
import { useWithQuery } from './with-query.ts'

type MailSentProps = {
  readonly sheet: StackSheet
  readonly mailboxPath: string | null
  readonly again: () => Promise<Sent>
  /** What the mail is for, and whom it went to. */
  readonly children: ReactNode
}

/** After a form that is answered by a mail. */
export function MailSent({ sheet, mailboxPath, again, children }: MailSentProps) {
  const { sendAgain, isSending } = useSendAgain(again)
  const withQuery = useWithQuery()
  return (
    <AuthPage
      title="Check your email"
      lead={children}
      sheet={sheet}
      drawing={<EnvelopeDrawing />}
      announced
    >
      <NoMailNotice />
      <MailboxLink path={mailboxPath} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={withQuery('/login')} variant="primary">
          Back to Login
        </ButtonLink>
        <Button onClick={sendAgain} loading={isSending}>
          Resend email
        </Button>
      </div>
      <p className="border-hairline border-t pt-6 text-ink-soft text-small">
        Didn't get it? Check your spam folder, and make sure your email address is right.
      </p>
    </AuthPage>
  )
}
