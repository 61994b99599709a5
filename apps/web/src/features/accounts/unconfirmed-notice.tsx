import { MailWarning } from 'lucide-react'
import { resendConfirmation } from '#api/accounts.ts'
import { Button } from '#ui/actions/button.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { useSendAgain } from './send-again.ts'

type UnconfirmedNoticeProps = { readonly email: string; readonly message: string }

/** The password was right; only the click in our mail is missing. */
export function UnconfirmedNotice({ email, message }: UnconfirmedNoticeProps) {
  const { sendAgain, isSending, sent } = useSendAgain(() => resendConfirmation({ email }))
  return (
    <div role="alert" className="flex gap-3 rounded-panel border border-hairline bg-paper p-4">
      <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-vermilion-ink" />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p>{message}</p>
        <Button size="small" onClick={sendAgain} loading={isSending}>
          Resend email
        </Button>
        {sent && <MailboxLink path={sent.mailboxPath} />}
      </div>
    </div>
  )
}
