import {
  type MailRequest,
  mailRequestSchema,
  type MailSent as Sent,
} from '@sheaf/contract/accounts'
import { useState } from 'react'
import { forgotPassword } from '#api/accounts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useAccountForm } from './account-form.ts'
import { AuthPage } from './auth-page.tsx'
import { carriedEmail } from './carried-email.ts'
import { MailSent } from './mail-sent.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { mailFailure } from './send-again.ts'
import { useWithQuery } from './with-query.ts'

type Asked = Sent & { readonly email: string }

export function ForgotPasswordScreen() {
  const [asked, setAsked] = useState<Asked>()
  if (!asked) return <AskPage onAsked={setAsked} />
  const { email, mailboxPath } = asked
  return (
    <MailSent sheet="stripe" mailboxPath={mailboxPath} again={() => forgotPassword({ email })}>
      If <strong className="font-medium text-ink">{email}</strong> has an account, we've sent a link
      to reset your password. It works once and expires in one hour.
    </MailSent>
  )
}

function AskPage({ onAsked }: { readonly onAsked: (asked: Asked) => void }) {
  const withQuery = useWithQuery()
  const { field, submit, isSubmitting } = useAccountForm<MailRequest>({
    schema: mailRequestSchema,
    start: { email: carriedEmail() },
    send: async ({ email }) => onAsked({ ...(await forgotPassword({ email })), email }),
    failure: mailFailure,
  })
  return (
    <AuthPage
      title="Forgot your password?"
      lead="We'll send you a link to reset your password."
      sheet="stripe"
    >
      <NoMailNotice />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          type="email"
          label="Email"
          autoComplete="username"
          autoFocus
          {...field('email')}
        />
        <Button type="submit" variant="primary" loading={isSubmitting} loadingLabel="Sending...">
          Send link
        </Button>
      </form>
      <p className="border-hairline border-t pt-6 text-ink-soft">
        Remembered it? <TextLink href={withQuery('/login')}>Back to Login</TextLink>
      </p>
    </AuthPage>
  )
}
