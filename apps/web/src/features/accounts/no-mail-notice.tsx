import { MailWarning } from 'lucide-react'
import { useCanSendMail } from '#api/mail-delivery.ts'

/** Beside every form that is answered by a mail: better to know before it is filled in. */
export function NoMailNotice() {
  const canSendMail = useCanSendMail()
  if (canSendMail) return null
  return (
    <div role="status" className="flex gap-3 rounded-panel border border-hairline bg-paper p-4">
      <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-vermilion-ink" />
      <p>We can't send email yet. Ask your administrator to set up an email server.</p>
    </div>
  )
}
